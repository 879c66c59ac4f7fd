import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCollection, newProduct, newSite, openCatalog, type TestCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type MediaPlace, mediaStore, type NewMediaFile } from './media.store.ts'
import { usesOf } from './media-uses.store.ts'

const NEWEST: MediaPlace = { createdAt: Number.MAX_SAFE_INTEGER, mediaId: '' }

for (const engine of ENGINES) {
  describe(`files on ${engine.name}`, () => {
    let test: TestCatalog
    beforeAll(async () => {
      test = await openCatalog(engine)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    it('are listed newest first, page by page, each once, without those of other sites', async () => {
      const { database } = test
      const [site, other] = [await newSite(database), await newSite(database)]
      const file = (at: number, more: Partial<NewMediaFile> = {}): NewMediaFile => ({
        mediaId: randomUUID(),
        siteId: site.siteId,
        kind: 'image',
        contentType: 'image/png',
        createdAt: at,
        ...more,
      })
      const files = [1, 2, 2, 2, 3, 4].map((at) => file(at))
      const film = file(9, { kind: 'video', contentType: 'video/mp4', fileName: 'ü.mp4', sizeBytes: 7 })
      await database.transaction(async (tx) => {
        for (const one of [...files, film, file(5, { siteId: other.siteId })]) await mediaStore.save(tx, one)
      })
      const listed: string[] = []
      for (let place = NEWEST; ; ) {
        const page = await mediaStore.list(database, site.siteId, undefined, place, 2)
        listed.push(...page.map(({ mediaId }) => mediaId))
        const last = page[1]
        if (!last) break
        place = last
      }
      const expected = [...files, film].sort(
        (one, two) => two.createdAt - one.createdAt || (one.mediaId < two.mediaId ? 1 : -1),
      )
      expect(listed).toEqual(expected.map(({ mediaId }) => mediaId))
      expect(await mediaStore.list(database, site.siteId, 'video', NEWEST, 5)).toEqual([
        { ...film, altText: '', width: 0, height: 0, sourceUrl: '' },
      ])
    })

    it('are removed once, and only by their own site', async () => {
      const { database } = test
      const { siteId } = await newSite(database)
      const file = {
        mediaId: 'a',
        siteId,
        kind: 'zip',
        contentType: 'application/zip',
        createdAt: 1,
      } as const
      const outcomes = await database.transaction(async (tx) => {
        await mediaStore.save(tx, file)
        const removed: boolean[] = []
        removed.push(await mediaStore.leave(tx, 'other', 'a', 100_000))
        removed.push(await mediaStore.leave(tx, siteId, 'a', 100_000))
        removed.push(await mediaStore.leave(tx, siteId, 'a', 100_001))
        for (const site of ['other', siteId, siteId])
          removed.push(await mediaStore.remove(tx, site, 'a', 100_000))
        return removed
      })
      expect(outcomes).toEqual([false, true, false, false, true, false])
      expect(await mediaStore.find(database, 'a')).toBeUndefined()
    })

    it('marked as leaving stay if the deletion is interrupted, or after a minute', async () => {
      const { database } = test
      const { siteId } = await newSite(database)
      const file = {
        mediaId: 'b',
        siteId,
        kind: 'zip',
        contentType: 'application/zip',
        createdAt: 1,
      } as const
      const staying = (now: number) => mediaStore.staying(database, siteId, ['b', 'none'], now)
      await database.transaction((tx) => mediaStore.save(tx, file))
      expect(await staying(100_000)).toEqual(new Set(['b']))
      await database.transaction((tx) => mediaStore.leave(tx, siteId, 'b', 100_000))
      expect(await staying(100_001)).toEqual(new Set())
      expect(await staying(160_001)).toEqual(new Set(['b']))
      await database.transaction((tx) => mediaStore.stay(tx, siteId, 'b', 100_000))
      expect(await staying(100_002)).toEqual(new Set(['b']))
    })

    it('that were fetched are found by their address, latest first', async () => {
      const { database } = test
      const { siteId } = await newSite(database)
      const sourceUrl = 'https://pictures.example/a.png'
      const file = { siteId, kind: 'image', contentType: 'image/png', sourceUrl } as const
      await database.transaction(async (tx) => {
        for (const createdAt of [1, 2])
          await mediaStore.save(tx, { ...file, mediaId: `fetched-${createdAt}${randomUUID()}`, createdAt })
      })
      const found = await mediaStore.findFetched(database, siteId, sourceUrl)
      expect(found?.mediaId).toMatch(/^fetched-2/)
      expect(await mediaStore.findFetched(database, siteId, '')).toBeUndefined()
    })

    it('are found in products and collections that use them, for ids with any characters', async () => {
      const { database, site, catalog } = test
      const picture = (mediaId: string) =>
        ({ kind: 'image', mediaId, width: 1, height: 1, altText: '', filename: 'a.png' }) as const
      const shelf = newCollection({ media: [picture('a_b~1.png')] })
      const shirt = newProduct({ media: [picture('axb'), picture('100%')] })
      await catalog.putCollections(site, [shelf])
      await catalog.putProducts(site, [shirt])
      const uses = (mediaId: string) => usesOf(database.scans, site.siteId, mediaId)
      expect(await uses('a_b~1.png')).toEqual([shelf.id])
      expect(await uses('axb')).toEqual([shirt.id])
      expect(await uses('a_b')).toEqual([])
      expect(await uses('xb')).toEqual([])
      expect(await uses('AXB')).toEqual([])
      expect(await uses('100%')).toEqual([shirt.id])
      expect(await usesOf(database.scans, 'other', 'axb')).toEqual([])
    })
  })
}
