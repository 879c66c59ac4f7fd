import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFile } from '@vitrine/contract'
import {
  addProductMedia,
  deleteMediaFile,
  fetchMediaFile,
  getMediaFile,
  getProduct,
  listMediaFiles,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct, newSite } from '../../../testing/catalog.ts'
import { openShop } from '../../../testing/index.ts'
import { createSiteViews } from '../../products/printed/site-view.ts'
import { createCatalogWriter } from '../../products/write/catalog-writer.ts'
import { canvas, openUploads, SVG, type Uploads } from './uploads.fixtures.ts'

let shop: Uploads['shop']
let merchant: Uploads['merchant']
let elsewhere: Uploads['elsewhere']
let upload: Uploads['upload']
let download: Uploads['download']
beforeAll(async () => {
  ;({ shop, merchant, elsewhere, upload, download } = await openUploads())
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('a file fetched from elsewhere', () => {
  it('is typed by its content, and fetched once per key', async () => {
    elsewhere.bytes = await canvas().png().toBuffer()
    elsewhere.name = 'evil.html'
    const headers = { 'idempotency-key': randomUUID() }
    const input = { url: 'https://pictures.example/evil.html' }
    const { file } = await merchant.call(fetchMediaFile, input, headers)
    expect(file).toMatchObject({ contentType: 'image/png', fileName: 'evil.png', width: 60 })
    elsewhere.bytes = Buffer.from(SVG)
    expect((await merchant.call(fetchMediaFile, input, headers)).file).toEqual(file)
    const answer = await merchant.try(fetchMediaFile, input)
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "The media store doesn't accept this type of file.",
    ])
  })

  it('is not fetched from the internal network', async () => {
    await using usual = await openShop()
    const caller = await usual.merchant()
    for (const url of ['http://127.0.0.1:1/', 'http://[::1]/', 'http://169.254.169.254/', usual.url]) {
      const { status, body } = await caller.try(fetchMediaFile, { url })
      expect([url, status, body.details]).toMatchObject([
        url,
        400,
        { applicationError: { code: 'MEDIA_ADDRESS_NOT_ALLOWED' } },
      ])
    }
  })
})

describe('media of a product', () => {
  it('come from earlier uploads, or are fetched when named', async () => {
    const catalog = createCatalogWriter(shop.database, { now: Date.now }, createSiteViews(shop.url))
    await catalog.putCollections(shop.site, [])
    const shirt = newProduct()
    await catalog.putProducts(shop.site, [shirt])
    const { file } = await upload(await canvas().png().toBuffer(), { fields: { altText: 'Uploaded' } })
    elsewhere.bytes = await canvas(30, 20).jpeg().toBuffer()
    const { id } = shirt
    await merchant.call(addProductMedia, {
      id,
      media: [{ mediaId: file.id }, { url: 'https://pictures.example/b.jpg' }],
    })
    const { product } = await merchant.call(getProduct, { id })
    const [first, second] = product?.media?.items ?? []
    expect(first).toMatchObject({
      id: file.id,
      mediaType: 'image',
      image: { width: 60, altText: 'Uploaded' },
    })
    expect(second).toMatchObject({ mediaType: 'image', image: { width: 30, height: 20 } })
    for (const item of [first, second]) {
      const { pathname } = new URL(item?.image?.url ?? '')
      expect((await fetch(shop.url + pathname)).headers.get('content-type')).toMatch(/^image\//)
    }
    elsewhere.bytes = Buffer.from(SVG)
    const media = [{ url: 'https://pictures.example/c.jpg' }]
    expect((await merchant.try(addProductMedia, { id, media })).body).toMatchObject({
      details: { applicationError: { code: 'MEDIA_TYPE_NOT_ALLOWED' } },
    })
  })
})

describe('the files of a shop', () => {
  it('are listed newest first and by kind, and read one by one, without those of other shops', async () => {
    const [first, second] = [await upload('%PDF-1.7 a'), await upload('%PDF-1.7 b')]
    const all: MediaFile[] = []
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await merchant
        .get(`/vitrine/v1/media-files?limit=3&kind=document${cursor ? `&cursor=${cursor}` : ''}`)
        .then(({ body }) => body as unknown as { files: MediaFile[]; nextCursor?: string })
      all.push(...page.files)
      cursor = page.nextCursor
      more = cursor !== undefined
    }
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([first.file.id, second.file.id]))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.every(({ kind }) => kind === 'document')).toBe(true)
    expect((await merchant.call(getMediaFile, { id: first.file.id })).file).toEqual(first.file)

    const { siteId } = await newSite(shop.database)
    const neighbour = await shop.as({ type: 'WIX_USER', siteId, userId: 'u', owner: true })
    expect((await neighbour.call(listMediaFiles, {})).files).toEqual([])
    expect((await neighbour.try(getMediaFile, { id: first.file.id })).status).toBe(404)
    expect((await neighbour.try(deleteMediaFile, { id: first.file.id })).status).toBe(404)
    expect((await merchant.get('/vitrine/v1/media-files?cursor=x')).status).toBe(400)
  })

  it('are deleted with all resized versions, but not while a product uses them', async () => {
    const { file } = await upload(await canvas().png().toBuffer())
    await download(file, '/v1/fit/w_10,h_10/a.jpg')
    const shows = newProduct({
      media: [{ kind: 'image', mediaId: file.id, width: 60, height: 40, altText: '', filename: 'a.png' }],
    })
    const catalog = createCatalogWriter(shop.database, { now: Date.now }, createSiteViews(shop.url))
    await catalog.putCollections(shop.site, [])
    await catalog.putProducts(shop.site, [shows])
    const refused = await merchant.try(deleteMediaFile, { id: file.id })
    expect([refused.status, refused.body.details]).toMatchObject([
      409,
      { applicationError: { code: 'MEDIA_IN_USE', data: { usedBy: [shows.id] } } },
    ])
    await catalog.putProducts(shop.site, [{ ...shows, media: [] }])
    await merchant.call(deleteMediaFile, { id: file.id })
    expect((await fetch(`${shop.url}/media/${file.id}`)).status).toBe(404)
    expect((await merchant.try(deleteMediaFile, { id: file.id })).status).toBe(404)
    const left = await readdir(join(shop.dataDir, 'media'), { recursive: true })
    expect(left.filter((path) => path.includes(file.id))).toEqual([])
  })
})
