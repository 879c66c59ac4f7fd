import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type ErrorCode, MEDIA_LIMITS } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canvas, openUploads, PATH, SVG, type Uploads } from './uploads.fixtures.ts'

let shop: Uploads['shop']
let merchant: Uploads['merchant']
let upload: Uploads['upload']
let download: Uploads['download']
let onDisk: Uploads['onDisk']
beforeAll(async () => {
  ;({ shop, merchant, upload, download, onDisk } = await openUploads())
})
afterAll(() => shop[Symbol.asyncDispose]())

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

  it('loses everything else that was in its file', async () => {
    const page = '<html><script>alert(1)</script></html>'
    const gif = await canvas().gif().toBuffer()
    const { status, file } = await upload(Buffer.concat([gif, Buffer.from(page)]), { name: 'a.html' })
    expect([status, file.contentType, file.fileName]).toEqual([200, 'image/gif', 'a.gif'])
    expect((await download(file)).bytes.includes('script')).toBe(false)
  })
})

describe('an upload', () => {
  // Fails with the type taken from the name and with unchanged pictures.
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

function part(disposition: string, text: string): string {
  return `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--x--\r\n`
}
