import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ErrorCode, MEDIA_LIMITS, type MediaFile } from '@vitrine/contract'
import {
  addProductMedia,
  deleteMediaFile,
  fetchMediaFile,
  getMediaFile,
  getProduct,
  listMediaFiles,
} from '@vitrine/contract/operations'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct, newSite } from '../../../testing/catalog.ts'
import { type Answer, type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { createSiteViews } from '../../products/printed/site-view.ts'
import { createCatalogWriter } from '../../products/write/catalog-writer.ts'

const PATH = '/vitrine/v1/media-files/upload'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

let shop: Shop
let merchant: Caller
/** The body and name of the next file another host sends. */
const elsewhere = { bytes: Buffer.from(''), name: '' }
beforeAll(async () => {
  shop = await openShop({
    openRemoteFile: async (_url, use) =>
      use({
        name: elsewhere.name,
        chunks: (async function* () {
          yield elsewhere.bytes
        })(),
      }),
  })
  merchant = await shop.merchant()
})
afterAll(() => shop[Symbol.asyncDispose]())

const canvas = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a53' } })

/** Sends a form like a browser. */
const upload = async (
  bytes: Uint8Array | string,
  { name = 'file.bin', fields = {}, headers = {}, caller = merchant }: UploadOptions = {},
): Promise<Answer & { file: MediaFile; code: ErrorCode | undefined }> => {
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.append(field, text)
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  const response = await fetch(shop.url + PATH, {
    method: 'POST',
    body: form,
    headers: { ...(caller.authorization && { authorization: caller.authorization }), ...headers },
  })
  const body = JSON.parse(await response.text())
  const code = body.details?.applicationError?.code ?? (body.details?.validationError && 'INVALID_ARGUMENT')
  return { status: response.status, headers: response.headers, body, file: body.file, code }
}
interface UploadOptions {
  name?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
  caller?: Caller
}

const download = async ({ id }: MediaFile, rest = '') => {
  const response = await fetch(`${shop.url}/media/${id}${rest}`)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Files on disk, complete or still arriving. */
const onDisk = async (): Promise<string[]> => {
  const names: string[] = []
  for (const folder of ['arriving', 'originals']) {
    const path = join(shop.dataDir, 'media', folder)
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
    names.push(...entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`))
  }
  return names.sort()
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'in %s is redrawn, measured and renamed',
    async (format) => {
      const name = 'my cat.exe'
      const { status, file } = await upload(await canvas().toFormat(format).toBuffer(), {
        name,
        fields: { altText: 'A cat' },
      })
      expect([status, file]).toMatchObject([
        200,
        { kind: 'image', contentType: `image/${format}`, width: 60, height: 40, altText: 'A cat' },
      ])
      expect(file.fileName).toBe(`my cat.${format === 'jpeg' ? 'jpg' : format}`)
      const { headers, bytes } = await download(file)
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 60, height: 40 })
      expect(bytes.length).toBe(file.sizeBytes)
      expect(headers.get('content-type')).toBe(`image/${format}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      const small = await download(file, '/v1/fill/w_20,h_20,enc_auto/a.jpg')
      expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 20, height: 20 })
    },
  )

  it('in AVIF becomes WebP', async () => {
    const { file } = await upload(await canvas().avif({ effort: 0 }).toBuffer())
    expect(file).toMatchObject({ contentType: 'image/webp', width: 60, height: 40 })
    expect((await sharp((await download(file)).bytes).metadata()).format).toBe('webp')
  })

  it("is upright and doesn't reveal where it was taken", async () => {
    const exif = { IFD0: { Copyright: 'my garden' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
    const photo = await canvas().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    const { file } = await upload(photo)
    expect(file).toMatchObject({ width: 40, height: 60 })
    const metadata = await sharp((await download(file)).bytes).metadata()
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('keeps its animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) => canvas().tint(background).png().toBuffer()),
    )
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { file } = await upload(film)
    expect(file).toMatchObject({ contentType: 'image/gif', width: 60, height: 40 })
    expect((await sharp((await download(file)).bytes).metadata()).pages).toBe(2)
  })

  it('loses whatever else was in its file', async () => {
    const page = '<html><script>alert(1)</script></html>'
    const gif = await canvas().gif().toBuffer()
    const { status, file } = await upload(Buffer.concat([gif, Buffer.from(page)]), { name: 'a.html' })
    expect([status, file.contentType, file.fileName]).toEqual([200, 'image/gif', 'a.gif'])
    expect((await download(file)).bytes.includes('script')).toBe(false)
  })
})

describe('an upload', () => {
  // Seen to fail with the type taken from the name and with unchanged pictures.
  it('that is no picture, video, audio, document or ZIP is rejected and leaves nothing', async () => {
    const before = await onDisk()
    const png = await canvas(300, 300).png().toBuffer()
    const jpeg = await canvas(300, 300).jpeg().toBuffer()
    const refused: [string, Uint8Array | string, ErrorCode][] = [
      ['picture.svg', SVG, 'MEDIA_TYPE_NOT_ALLOWED'],
      ['picture.png', SVG, 'MEDIA_TYPE_NOT_ALLOWED'],
      ['page.jpg', '<!doctype html><script>alert(1)</script>', 'MEDIA_TYPE_NOT_ALLOWED'],
      ['empty.png', '', 'MEDIA_TYPE_NOT_ALLOWED'],
      ['program.png', '\x7fELF', 'MEDIA_TYPE_NOT_ALLOWED'],
      ['gif-and-page.gif', 'GIF89a/*<html><script>alert(1)</script>*/=1;', 'MEDIA_DAMAGED'],
      ['cut.png', png.subarray(0, png.length / 2), 'MEDIA_DAMAGED'],
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'MEDIA_DAMAGED'],
      ['noise.png', Buffer.concat([png.subarray(0, 60), randomBytes(2000)]), 'MEDIA_DAMAGED'],
    ]
    for (const [name, bytes, code] of refused)
      expect([name, (await upload(bytes, { name })).code]).toEqual([name, code])
    expect(await onDisk()).toEqual(before)
    expect(shop.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  it('of a small file that unpacks to more than fifty million pixels is rejected before it is unpacked', async () => {
    const bomb = await canvas(7_100, 7_100).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    expect((await upload(bomb)).code).toBe('MEDIA_DAMAGED')
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it('of a video, audio, document or ZIP stays unchanged; documents are downloaded, never shown', async () => {
    const pdf = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>')
    const zip = Buffer.from(`PK\x03\x04${'\0'.repeat(26)}..\\..\\evil.html`)
    const mp4 = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), randomBytes(100)])
    for (const [bytes, kind, contentType, disposition] of [
      [pdf, 'document', 'application/pdf', "attachment; filename*=UTF-8''Care%20%C3%BC.pdf"],
      [zip, 'zip', 'application/zip', "attachment; filename*=UTF-8''Care%20%C3%BC.zip"],
      [mp4, 'video', 'video/mp4', null],
    ] as const) {
      const { file } = await upload(bytes, { name: 'Care ü.html' })
      expect(file).toMatchObject({ kind, contentType, sizeBytes: bytes.length })
      const got = await download(file)
      expect(got.bytes.equals(bytes)).toBe(true)
      expect(got.headers.get('content-type')).toBe(contentType)
      expect(got.headers.get('content-disposition')).toBe(disposition)
      expect(got.headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  it('that exceeds the limit for its type is rejected as soon as it does, and leaves nothing', async () => {
    const before = await onDisk()
    const big = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MEDIA_LIMITS.document.bytes)])
    const { status, code, body } = await upload(big)
    expect([status, code, body.details]).toMatchObject([
      413,
      'PAYLOAD_TOO_LARGE',
      { applicationError: { data: { kind: 'document', maxBytes: MEDIA_LIMITS.document.bytes } } },
    ])
    expect(await onDisk()).toEqual(before)
  })

  it('of a hundred megabytes is rejected before any of it arrives', async () => {
    const { port, hostname } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${merchant.authorization}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000000\r\n\r\n',
    )
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"')
  })

  it('that is interrupted leaves nothing', async () => {
    const before = await onDisk()
    const { port, hostname } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${merchant.authorization}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n' +
        `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7${'x'.repeat(9000)}`,
    )
    while ((await onDisk()).length === before.length) await delay(5)
    socket.destroy()
    await expect.poll(onDisk).toEqual(before)
  })

  it.each([
    ["a body that isn't a form", 'application/json', '{}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['an invalid form', 'multipart/form-data; boundary=x', 'nothing of the kind', 400],
    ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
    ['a form without a file', 'multipart/form-data; boundary=x', part('name="altText"', 'a'), 400],
    [
      'a file with another part name',
      'multipart/form-data; boundary=x',
      part('name="a"; filename="a"', 'a'),
      400,
    ],
    [
      'a part named like a prototype',
      'multipart/form-data; boundary=x',
      part('name="__proto__"; filename="a"', 'a'),
      400,
    ],
  ])('with %s is rejected in the documented form', async (_name, type, body, status) => {
    const headers = { 'content-type': type }
    const answer = await merchant.send('POST', PATH, body, headers)
    expect([answer.status, answer.body]).toMatchObject([status, { message: expect.any(String), details: {} }])
  })

  it('with an invalid argument is rejected completely, wherever the argument is in the form', async () => {
    const before = await onDisk()
    const png = await canvas().png().toBuffer()
    const long = { altText: 'x'.repeat(1001) }
    expect(await upload(png, { fields: long })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(png)]), 'a.png')
    form.append('altText', 'stands behind')
    const authorization = merchant.authorization ?? ''
    const late = await fetch(shop.url + PATH, { method: 'POST', body: form, headers: { authorization } })
    expect((await late.json()).file.altText).toBe('stands behind')
    expect((await onDisk()).length).toBe(before.length + 1)
  })

  it('is only for merchants and apps', async () => {
    const png = await canvas().png().toBuffer()
    const before = await onDisk()
    expect((await upload(png, { caller: await shop.visitor() })).status).toBe(403)
    expect((await upload(png, { caller: shop.caller() })).status).toBe(401)
    expect(await onDisk()).toEqual(before)
    const app = { type: 'APP', siteId: shop.site.siteId, appId: randomUUID() } as const
    const [may, mayNot] = [
      await shop.as({ ...app, scopes: ['media:write'] }),
      await shop.as({ ...app, scopes: [] }),
    ]
    expect((await upload(png, { caller: may })).status).toBe(200)
    expect((await upload(png, { caller: mayNot })).status).toBe(403)
  })

  it('sent again with its key is the same file; with the key of another file it is rejected', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const pdf = `%PDF-1.7 ${headers['idempotency-key']}`
    const { file } = await upload(pdf, { headers })
    const before = await onDisk()
    expect((await upload(pdf, { headers })).file).toEqual(file)
    expect((await upload(`${pdf}.`, { headers })).code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await upload(pdf, { headers, caller: await shop.merchant() })).file.id).not.toBe(file.id)
    expect((await onDisk()).length).toBe(before.length + 1)
  })
})

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

  it('is not fetched from inside', async () => {
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

function part(disposition: string, text: string): string {
  return `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--x--\r\n`
}
