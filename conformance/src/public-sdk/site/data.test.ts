import { ENGINES } from '@vitrine/platform/testing/engines'
import { collections, items } from '@wix/data'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const NOTES = [
  { _id: 'a', kind: 'tea', size: 'S', price: 3, tags: ['green', 'loose'] },
  { _id: 'b', kind: 'tea', size: 'L', price: 9, tags: ['black'] },
  { _id: 'c', kind: 'cake', size: 'S', price: 4.5, madeOn: new Date('2026-01-02T03:04:05Z') },
]

for (const engine of ENGINES) {
  describe(`@wix/data on ${engine.name}`, () => {
    let opened: SdkShop
    beforeAll(async () => {
      opened = await openSdkShop(engine)
    })
    afterAll(() => opened[Symbol.asyncDispose]())

    const visitor = () =>
      createClient({ auth: OAuthStrategy({ clientId: opened.shop.clientId }), modules: { items } })
    const merchant = async () => {
      const { authorization = '' } = await opened.shop.app(['content:read', 'content:write'])
      return createClient({
        auth: ApiKeyStrategy({ apiKey: authorization, siteId: opened.shop.site.siteId }),
        modules: { items, collections },
      })
    }
    const failureOf = (work: Promise<unknown>): Promise<string | undefined> =>
      work.then(
        () => 'no failure',
        ({ details }) => details?.applicationError?.code,
      )

    it('lists the collections to merchants only', async () => {
      const { items, collections } = await merchant()
      await items.insert('Listed', { _id: 'one' })
      const { collections: all = [], pagingMetadata } = await collections.listDataCollections()
      expect(all).toContainEqual(
        expect.objectContaining({
          ...{ _id: 'Listed', displayName: 'Listed', collectionType: 'NATIVE' },
          permissions: { insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN', read: 'ANYONE' },
        }),
      )
      expect(pagingMetadata).toMatchObject({ count: all.length, offset: 0, total: all.length })
      const second = await collections.listDataCollections({ paging: { limit: 1, offset: 1 } })
      expect(second.collections).toEqual([all[1]])
      const { authorization = '' } = await opened.shop.visitor()
      const { status } = await fetch(`${opened.shop.url}/wix-data/v2/collections`, {
        headers: { authorization },
      })
      expect(status).toBe(403)
    })

    it('writes one item or many at once, and reads what it wrote', async () => {
      const { items } = await merchant()
      const made = await items.insert('Singles', { _id: 'one', title: 'One', at: new Date(0) })
      expect(made).toMatchObject({ _id: 'one', title: 'One', _createdDate: expect.any(Date) })
      expect(await failureOf(items.insert('Singles', { _id: 'one' }))).toBe('WDE0074')
      expect(await items.update('Singles', { _id: 'one', title: 'First' })).toMatchObject({ title: 'First' })
      expect(await failureOf(items.update('Singles', { _id: 'none', title: 'x' }))).toBe('WDE0073')
      expect(await items.save('Singles', { _id: 'two', title: 'Two' })).toMatchObject({ _id: 'two' })
      const seen = visitor().items
      expect(await seen.get('Singles', 'one')).toMatchObject({ title: 'First' })
      expect(await seen.get('Singles', 'none')).toBeNull()
      expect(await seen.query('Singles').startsWith('title', 'T').count()).toBe(1)
      expect(await items.remove('Singles', 'two')).toMatchObject({ _id: 'two' })
      expect((await seen.query('Singles').find()).items.map(({ _id }) => _id)).toEqual(['one'])

      const added = await items.bulkInsert('Many', [
        { _id: 'a', n: 1 },
        { _id: 'b', n: 2 },
        { _id: 'a', n: 3 },
      ])
      expect(added).toMatchObject({ inserted: 2, skipped: 1, insertedItemIds: ['a', 'b'] })
      expect(
        await items.bulkSave('Many', [
          { _id: 'a', n: 5 },
          { _id: 'c', n: 6 },
        ]),
      ).toMatchObject({
        ...{ inserted: 1, updated: 1 },
      })
      expect(await items.bulkUpdate('Many', [{ _id: 'c', n: 7 }])).toMatchObject({ updated: 1 })
      expect(await items.bulkRemove('Many', ['a', 'b', 'x'])).toMatchObject({ removed: 2, skipped: 1 })
      expect((await seen.query('Many').find()).items).toMatchObject([{ _id: 'c', n: 7 }])
      expect(await failureOf(seen.insert('Many', { n: 8 }))).not.toBe('no failure')
    })

    it('shows the items that a field links to', async () => {
      const { items } = await merchant()
      await items.save('Authors', { _id: 'ada', name: 'Ada' })
      const author = { $reference: { dataCollectionId: 'Authors', id: 'ada' } }
      await items.save('Stories', { _id: 'story', author })
      const seen = visitor().items
      const plain = await seen.query('Stories').find()
      expect(plain.items).toMatchObject([{ author: 'ada' }])
      const { items: shown } = await seen.query('Stories').include('author').find()
      expect(shown).toMatchObject([{ author: { _id: 'ada', name: 'Ada' } }])
      const options = { includeReferences: [{ field: 'author' }] }
      expect(await seen.get('Stories', 'story', options)).toMatchObject({ author: { name: 'Ada' } })
    })

    it('sums up a collection: groups, numbers, extremes, different values', async () => {
      const { items } = await merchant()
      await items.bulkInsert('Notes', NOTES)
      const seen = visitor().items
      const byKind = await seen
        .aggregate('Notes')
        .group('kind')
        .sum('price', 'total')
        .avg('price')
        .count()
        .max('price')
        .min('price', 'low')
        .descending('total')
        .run()
      expect(byKind.items).toEqual([
        { _id: 'tea', kind: 'tea', total: 12, priceAvg: 6, count: 2, priceMax: 9, low: 3 },
        { _id: 'cake', kind: 'cake', total: 4.5, priceAvg: 4.5, count: 1, priceMax: 4.5, low: 4.5 },
      ])
      const some = seen.aggregate('Notes').filter(seen.filter().eq('size', 'S')).group('kind', 'size')
      expect((await some.count().having(seen.filter().lt('count', 5)).ascending('kind').run()).items).toEqual(
        [
          { _id: { kind: 'cake', size: 'S' }, kind: 'cake', size: 'S', count: 1 },
          { _id: { kind: 'tea', size: 'S' }, kind: 'tea', size: 'S', count: 1 },
        ],
      )
      const last = await seen.aggregate('Notes').max('madeOn', 'last').sum('kind', 'none').run()
      expect(last.items).toEqual([{ last: new Date('2026-01-02T03:04:05Z'), none: 0 }])
      expect((await seen.query('Notes').distinct('kind')).items).toEqual(['cake', 'tea'])
      expect((await seen.query('Notes').eq('kind', 'tea').distinct('tags')).items).toEqual([
        ...['black', 'green', 'loose'],
      ])
      expect(await failureOf(seen.aggregate('None').count().run())).toBe('WDE0025')
    })

    it('empties a collection, which stays', async () => {
      const { items } = await merchant()
      await items.bulkInsert('Gone', NOTES)
      expect(await failureOf(visitor().items.truncate('Gone'))).not.toBe('no failure')
      await items.truncate('Gone')
      expect(await visitor().items.query('Gone').count()).toBe(0)
      expect(await items.insert('Gone', { _id: 'a' })).toMatchObject({ _id: 'a' })
      expect(await failureOf(items.truncate('None'))).toBe('WDE0025')
    })
  })
}
