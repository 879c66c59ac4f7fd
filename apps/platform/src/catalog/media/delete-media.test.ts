import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../floor/clock.ts'
import type { Database, Reader } from '../../floor/database/database.ts'
import { newProduct, openCatalog, type TestCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { createCatalog } from '../catalog.service.ts'
import type { ChangeProducts } from '../products/write/change-products.ts'
import { withMedia } from '../products/write/product-media-edit.ts'
import { createDeleteMedia } from './delete-media.ts'
import { mediaStore } from './media.store.ts'

describe.each(ENGINES)('a file that is deleted while a product starts to use it, on $name', (engine) => {
  let test: TestCatalog
  let changeProducts: ChangeProducts
  const vase = newProduct()
  beforeAll(async () => {
    test = await openCatalog(engine)
    const { database, site } = test
    const ids = { guid: randomUUID }
    const parts = {
      database,
      clock: systemClock,
      ids,
      mediaUrl: 'https://m.example',
    }
    changeProducts = createCatalog(parts).changeProducts
    await test.catalog.putProducts(site, [vase])
  })
  afterAll(() => test[Symbol.asyncDispose]())

  const newFile = async (): Promise<string> => {
    const mediaId = randomUUID()
    const { siteId } = test.site
    await test.database.transaction((tx) =>
      mediaStore.save(tx, { mediaId, siteId, kind: 'image', contentType: 'image/png', createdAt: 1 }),
    )
    return mediaId
  }
  const show = (mediaId: string) => {
    const source = { kind: 'image', mediaId, width: 1, height: 1, altText: '', filename: 'a.png' } as const
    return changeProducts.one(test.site, vase.id, (record) =>
      withMedia(record, [{ source, choice: undefined }]),
    )
  }
  const isThere = async (mediaId: string) => (await mediaStore.find(test.database, mediaId)) !== undefined

  it("can't be used by a product that comes after the search for uses", async () => {
    const mediaId = await newFile()
    const late: string[] = []
    const scans: Reader = {
      first: () => Promise.reject(new Error('not asked')),
      all: async (statement, ...values) => {
        const found = await test.database.scans.all(statement, ...values)
        await show(mediaId).catch(({ code }: { code: string }) => late.push(code))
        return found
      },
    }
    await createDeleteMedia(withScans(test.database, scans), systemClock)(test.site.siteId, mediaId)
    expect(late).toEqual(['MEDIA_NOT_FOUND'])
    expect(await isThere(mediaId)).toBe(false)
    await expect(show(mediaId)).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' })
  })

  it('stays if a product was first, and can be used by others again', async () => {
    const mediaId = await newFile()
    await show(mediaId)
    const remove = createDeleteMedia(test.database, systemClock)(test.site.siteId, mediaId)
    await expect(remove).rejects.toMatchObject({ code: 'MEDIA_IN_USE', data: { usedBy: [vase.id] } })
    expect(await isThere(mediaId)).toBe(true)
    expect(await mediaStore.staying(test.database, test.site.siteId, [mediaId], Date.now())).toContain(
      mediaId,
    )
  })

  it('is either used or deleted, never both, in any order', async () => {
    const remove = createDeleteMedia(test.database, systemClock)
    for (let round = 0; round < 10; round++) {
      const mediaId = await newFile()
      const [shown, removed] = await Promise.allSettled([show(mediaId), remove(test.site.siteId, mediaId)])
      expect([shown.status, removed.status].sort()).toEqual(['fulfilled', 'rejected'])
      expect(await isThere(mediaId)).toBe(shown.status === 'fulfilled')
    }
  })
})

const withScans = (database: Database, scans: Reader): Database =>
  new Proxy(database, {
    get: (target, name) => {
      const value: unknown = name === 'scans' ? scans : Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
