import { gzipSync } from 'node:zlib'
import { ENGINES } from '@vitrine/platform/testing/engines'
import * as files from '@wix/auto_sdk_media_files'
import { ApiKeyStrategy, createClient, media } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

/** A picture of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

for (const engine of ENGINES) {
  describe(`signed uploads with @wix/media on ${engine.name}`, () => {
    let opened: SdkShop
    beforeAll(async () => {
      opened = await openSdkShop(engine)
    })
    afterAll(() => opened[Symbol.asyncDispose]())

    const clientWith = async (scope: 'media:write' | 'catalog:read') => {
      const { authorization = '' } = await opened.shop.app([scope])
      return createClient({
        auth: ApiKeyStrategy({ apiKey: authorization, siteId: opened.shop.site.siteId }),
        modules: { files },
      })
    }
    const urlFor = async (options?: files.GenerateFileUploadUrlOptions) =>
      String(
        (await (await clientWith('media:write')).files.generateFileUploadUrl('image/gif', options)).uploadUrl,
      )
    const put = async (url: string, bytes: Uint8Array, method = 'PUT') => {
      const response = await fetch(url, {
        method,
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'image/gif' },
      })
      return { status: response.status, body: await response.json() }
    }

    it('take one file without a token, which is served and resized like any other', async () => {
      const url = await urlFor({ fileName: 'tile.gif', sizeInBytes: String(GIF.length) })
      const { status, body } = await put(url, GIF)
      expect([status, body.file]).toMatchObject([
        200,
        { displayName: 'tile.gif', mediaType: 'IMAGE', operationStatus: 'READY', state: 'OK' },
      ])
      const { id, width, height } = body.file.media.image.image
      expect([width, height, id]).toEqual([1, 1, body.file.id])
      const served = await fetch(`${opened.shop.url}${new URL(body.file.url).pathname}`)
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/gif'])
      expect(media.getImageUrl(`wix:image://v1/${id}/tile.gif#originWidth=1&originHeight=1`).id).toBe(id)
      // A repeated request, as after a lost answer, gives the same file; another file is refused.
      expect((await put(url, GIF, 'POST')).body.file.id).toBe(id)
      const other = Buffer.concat([GIF, Buffer.from(';')])
      expect((await put(url, other)).body.details.applicationError.code).toBe('IDEMPOTENCY_KEY_REUSED')
    })

    it('take the name of the upload if the address has none, and tell files by their content', async () => {
      const named = await put(`${await urlFor()}?filename=cup.exe`, GIF)
      expect(named.body.file.displayName).toBe('cup.gif')
      const wrong = await put(await urlFor(), gzipSync('x'))
      expect([wrong.status, wrong.body.details.applicationError.code]).toEqual([
        400,
        'MEDIA_TYPE_NOT_ALLOWED',
      ])
    })

    it('refuse altered addresses, and callers who may not upload', async () => {
      const url = await urlFor()
      for (const altered of [
        `${url.slice(0, -2)}xx`,
        url.replace(/uploads\/.{8}/, 'uploads/AAAAAAAA'),
        `${url}.x`,
      ])
        expect([altered, (await put(altered, GIF)).status]).toEqual([altered, 403])
      const reader = await clientWith('catalog:read')
      await expect(reader.files.generateFileUploadUrl('image/gif')).rejects.toMatchObject({ status: 403 })
      const uploader = await clientWith('media:write')
      await expect(
        uploader.files.generateFileUploadUrl('image/gif', { private: true }),
      ).rejects.toMatchObject({
        status: 400,
      })
    })
  })
}
