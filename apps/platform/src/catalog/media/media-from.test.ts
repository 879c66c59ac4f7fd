import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'
import type { MediaFrom, MediaSource } from '../products/records/media-source.ts'
import { mediaStore, type NewMediaFile } from './media.store.ts'
import { createMediaFrom } from './media-from.ts'

const MEDIA_URL = 'https://media.example'

let shop: Shop
const fetched: string[] = []
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const file = (more: Partial<NewMediaFile> = {}): NewMediaFile => ({
  mediaId: `${randomUUID()}~x.png`,
  siteId: shop.site.siteId,
  kind: 'image',
  contentType: 'image/png',
  createdAt: 1,
  width: 60,
  height: 40,
  fileName: 'Cat.png',
  altText: 'A cat',
  ...more,
})

/** Saves files and creates a finder for them; a fetch returns the first. */
const from = async (...files: NewMediaFile[]): Promise<MediaFrom> => {
  await shop.database.transaction(async (tx) => {
    for (const one of files) await mediaStore.save(tx, one)
  })
  const bring = async (_siteId: string, url: string) => {
    fetched.push(url)
    const found = await mediaStore.find(shop.database, files[0]?.mediaId ?? '')
    if (!found) throw new Error('The test has no file')
    return found
  }
  const measure = async () => ({ width: 7, height: 5 })
  return createMediaFrom(shop.database, { measure }, { bring }, MEDIA_URL)
}

describe('a medium named by a merchant', () => {
  it('is found by its id, by a wix:image text and by its own address in any size', async () => {
    const cat = file()
    const mediaFrom = await from(cat)
    const { mediaId } = cat
    const expected: MediaSource = {
      kind: 'image',
      mediaId,
      width: 60,
      height: 40,
      altText: 'A cat',
      filename: 'Cat.png',
    }
    const { siteId } = shop.site
    for (const named of [
      { mediaId },
      { mediaId: `wix:image://v1/${mediaId}/cat.png#originWidth=1&originHeight=1` },
      { url: `${MEDIA_URL}/media/${encodeURIComponent(mediaId)}` },
      { url: `${MEDIA_URL}/media/${mediaId}/v1/fit/w_1,h_1,q_90/file.png` },
    ])
      expect(await mediaFrom(siteId, named)).toEqual(expected)
    expect(fetched).toEqual([])
  })

  it('is fetched from any other address', async () => {
    const cat = file()
    const mediaFrom = await from(cat)
    const url = `${MEDIA_URL}.evil.example/media/${cat.mediaId}`
    expect(await mediaFrom(shop.site.siteId, { url })).toMatchObject({ kind: 'image', mediaId: cat.mediaId })
    expect(fetched).toEqual([url])
  })

  it('becomes what its type makes of it', async () => {
    const [film, paper, drawn] = [
      file({ kind: 'video', contentType: 'video/webm', fileName: 'A film.webm' }),
      file({ kind: 'document', contentType: 'application/pdf', fileName: 'Care.pdf' }),
      file({ width: 0, height: 0, fileName: '' }),
    ]
    const mediaFrom = await from(film, paper, drawn)
    const of = ({ mediaId }: NewMediaFile) => mediaFrom(shop.site.siteId, { mediaId })
    expect(await of(film)).toMatchObject({
      kind: 'video',
      title: 'A film.webm',
      files: [{ mediaId: film.mediaId, format: 'webm' }],
      poster: { kind: 'image', mediaId: 'no-picture.webp' },
    })
    expect(await of(paper)).toEqual({ kind: 'document', mediaId: paper.mediaId, title: 'Care.pdf' })
    expect(await of(drawn)).toMatchObject({ width: 7, height: 5, filename: `${drawn.mediaId}.png` })
  })

  it('must belong to the same shop', async () => {
    const cat = file()
    const mediaFrom = await from(cat)
    for (const [siteId, mediaId] of [
      [randomUUID(), cat.mediaId],
      [shop.site.siteId, 'none'],
      [shop.site.siteId, '../../vitrine.db'],
      [shop.site.siteId, 'wix:image://v1/%E0%A4%A/a.png'],
    ] as const)
      await expect(mediaFrom(siteId, { mediaId })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' })
  })
})
