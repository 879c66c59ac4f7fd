import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { uploads } from '../../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const merchant = async () => {
  const { authorization = '' } = await shop.merchant()
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
  return createClient({ apiUrl: shop.url, auth, modules: { uploads } })
}

describe("a merchant's client", () => {
  it('uploads a file under its name, finds it and deletes it', async () => {
    const { uploads } = await merchant()
    const file = new File(['%PDF-1.7 how to wash it'], 'Care ü.pdf')
    const uploaded = await uploads.uploadMediaFile(file, { altText: 'How to wash it' })
    expect(uploaded).toMatchObject({
      _id: expect.any(String),
      _createdDate: expect.any(Date),
      kind: 'document',
      fileName: 'Care ü.pdf',
      altText: 'How to wash it',
      sizeBytes: file.size,
    })
    expect(await uploads.getMediaFile(uploaded._id)).toEqual(uploaded)
    expect(await uploads.listMediaFiles({ kind: 'document', limit: 1 })).toEqual({ files: [uploaded] })
    expect((await uploads.listMediaFiles({ kind: 'video' })).files).toEqual([])
    await uploads.deleteMediaFile(uploaded._id)
    await expect(uploads.getMediaFile(uploaded._id)).rejects.toMatchObject({ status: 404 })
  })

  it('gets the reason for a refusal', async () => {
    const { uploads } = await merchant()
    await expect(uploads.uploadMediaFile(new Blob(['<svg/>']))).rejects.toMatchObject({
      code: 'MEDIA_TYPE_NOT_ALLOWED',
    })
    await expect(uploads.fetchMediaFile('http://127.0.0.1/a.png')).rejects.toMatchObject({
      code: 'MEDIA_ADDRESS_NOT_ALLOWED',
    })
  })
})
