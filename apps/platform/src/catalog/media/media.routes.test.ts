import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'
import { type MediaFile, mediaStore } from './media.store.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000"/></svg>'
const drawn = { times: 0 }
const draw = async (mediaId: string): Promise<Uint8Array> => {
  drawn.times++
  if (mediaId.endsWith('.pdf')) return Buffer.from('%PDF-1.4')
  if (mediaId.endsWith('.svg')) return Buffer.from(SVG)
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: '#aa5533' } })
    .png()
    .toBuffer()
}

const shopWith = (...files: Pick<MediaFile, 'mediaId' | 'kind' | 'contentType'>[]): Promise<Shop> =>
  openShop({
    draw,
    seed: (database, { siteId }) =>
      database.transaction(async (tx) => {
        for (const file of files) await mediaStore.save(tx, { ...file, siteId, createdAt: 1 })
      }),
  })
const print = { mediaId: 'print', kind: 'image', contentType: 'image/png' } as const

const fetchImage = async (shop: Shop, path: string, accept = 'image/avif,image/webp,*/*') => {
  const response = await fetch(shop.url + path, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = response.ok ? await sharp(bytes).metadata() : {}
  return { status: response.status, headers: response.headers, width, height, format }
}

describe('GET /media/{id}', () => {
  it('sends the original, drawn once for any number of requests, cacheable forever', async () => {
    await using shop = await shopWith(print)
    drawn.times = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchImage(shop, '/media/print')))
    expect(answers.map(({ status, width, height }) => [status, width, height])).toEqual(
      Array(20).fill([200, 800, 1000]),
    )
    expect(drawn.times).toBe(1)
    expect(answers[0]?.headers.get('cache-control')).toContain('immutable')
    expect(answers[0]?.headers.get('content-type')).toBe('image/png')
  })

  it.each([
    ['/v1/fit/w_400,h_400,q_80/a.jpg', 320, 400, 'jpeg'],
    ['/v1/fill/w_400,h_400,al_c,q_80,enc_auto/a.jpg', 400, 400, 'webp'],
    ['/v1/fit/w_4000,h_4000,q_80/a.png', 800, 1000, 'png'],
    ['/v1/crop/x_700,y_900,w_500,h_500/fill/w_50,h_50/a.webp', 50, 50, 'webp'],
  ])('sends %s in its size', async (path, width, height, format) => {
    await using shop = await shopWith(print)
    expect(await fetchImage(shop, `/media/print${path}`)).toMatchObject({
      status: 200,
      width,
      height,
      format,
    })
  })

  it('renders a drawing in the requested size, and never sends the drawing itself', async () => {
    await using shop = await shopWith({ ...print, mediaId: 'drawn.svg' })
    const path = '/media/drawn.svg'
    expect(await fetchImage(shop, path)).toMatchObject({
      status: 200,
      width: 800,
      height: 1000,
      format: 'webp',
    })
    expect(await fetchImage(shop, `${path}/v1/fill/w_40,h_40,enc_auto/a.jpg`)).toMatchObject({
      width: 40,
      height: 40,
    })
    expect(await fetchImage(shop, `${path}/v1/fit/w_4000,h_4000,enc_auto/a.jpg`)).toMatchObject({
      height: 1000,
    })
  })

  it('uses WebP only for clients that accept it', async () => {
    await using shop = await shopWith(print)
    const { format, headers } = await fetchImage(
      shop,
      '/media/print/v1/fit/w_40,h_40,enc_auto/a.jpg',
      'image/png',
    )
    expect(format).toBe('jpeg')
    expect(headers.get('vary')).toContain('Accept')
  })

  it('stores resized pictures on disk and leaves no partial file', async () => {
    await using shop = await shopWith(print)
    await Promise.all(
      Array.from({ length: 5 }, () => fetchImage(shop, '/media/print/v1/fit/w_40,h_40/a.jpg')),
    )
    const files = await readdir(join(shop.dataDir, 'media'), { recursive: true, withFileTypes: true })
    expect(files.filter((file) => file.isFile())).toHaveLength(2)
  })

  it.each([
    ['/v1/fit/w_800,h_1000,q_90/file.png', 1],
    ['/v1/fit/w_1600,h_2000,q_90/file.png', 1],
    ['/v1/fill/w_800,h_1000,al_c,q_95/file.png', 1],
    ['/v1/fit/w_800,h_1000,q_80/file.png', 2],
    ['/v1/fit/w_800,h_1000,q_90/file.webp', 2],
    ['/v1/fill/w_800,h_800,q_90/file.png', 2],
  ])(
    'sends %s from %i stored files: in its own size a picture is not encoded again',
    async (path, stored) => {
      await using shop = await shopWith({ ...print, mediaId: 'print.png' })
      expect(await fetchImage(shop, `/media/print.png${path}`)).toMatchObject({ status: 200, width: 800 })
      const files = await readdir(join(shop.dataDir, 'media'), { recursive: true, withFileTypes: true })
      expect(files.filter((file) => file.isFile())).toHaveLength(stored)
    },
  )

  it('sends documents as downloads', async () => {
    await using shop = await shopWith({
      mediaId: 'care.pdf',
      kind: 'document',
      contentType: 'application/pdf',
    })
    const { headers } = await fetch(`${shop.url}/media/care.pdf`)
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('content-type')).toBe('application/pdf')
  })

  it('sends the correct type, regardless of the file’s name on disk', async () => {
    await using shop = await shopWith(print, {
      mediaId: 'film_720p',
      kind: 'video',
      contentType: 'video/webm',
    })
    for (const [path, type] of [
      ['film_720p', 'video/webm'],
      ['print', 'image/png'],
      ['print/v1/fit/w_9,h_9/a.jpg', 'image/jpeg'],
    ])
      expect((await fetch(`${shop.url}/media/${path}`)).headers.get('content-type')).toBe(type)
  })

  it('answers range requests, as video players send them', async () => {
    await using shop = await shopWith(print)
    const response = await fetch(`${shop.url}/media/print`, { headers: { range: 'bytes=0-9' } })
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 10])
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  it.each([
    ['a range beyond the end', { range: 'bytes=99999999-' }, 416],
    ['a reversed range', { range: 'bytes=5-1' }, 416],
    ['an invalid range', { range: 'bytes=x' }, 416],
    ['a condition on another file', { 'if-match': '"other"' }, 412],
    ['a condition on another time', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ])('rejects %s, and lets no one cache that response', async (_name, headers, status) => {
    await using shop = await shopWith({
      mediaId: 'care.pdf',
      kind: 'document',
      contentType: 'application/pdf',
    })
    const answer = await shop.caller().get('/media/care.pdf', headers)
    expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String), details: {} }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  it.each(['al_constructor', 'al___proto__', 'al_toString', 'q_constructor', 'w_constructor,w_40'])(
    'ignores %s',
    async (parameter) => {
      await using shop = await shopWith(print)
      const image = await fetchImage(shop, `/media/print/v1/fill/w_40,h_40,${parameter}/a.jpg`)
      expect(image).toMatchObject({ status: 200, width: 40, height: 40 })
    },
  )

  it.each([
    '/media/none',
    '/media/print/v1/zoom/w_1,h_1/a',
    '/media/print/x',
    '/media/..%2f..%2fvitrine.db',
    '/media/print/../../vitrine.db',
  ])('returns 404 for %s', async (path) => {
    await using shop = await shopWith(print)
    expect((await fetchImage(shop, path)).status).toBe(404)
  })
})
