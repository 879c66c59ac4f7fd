import type { QueryDataItemsRequest } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../floor/callers/actor.ts'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { migrations } from '../../migrations.ts'
import { memberSite } from '../../people/members/members.fixtures.ts'
import { callOf } from '../../testing/calls.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { sitesStore } from '../sites/sites.store.ts'
import { createData, type DataService } from './data.service.ts'
import { itemFilter } from './item-filter.ts'

const count999 = statement(
  'UPDATE content_collections SET items = 999 WHERE site_id = ? AND collection_id = ?',
)

const app = (siteId: string): App => ({ type: 'APP', siteId, appId: 'app', scopes: ['content:write'] })

// Fails with `toLowerCase`: content queries missed texts that product queries find.
it.each([
  [{ name: { $contains: 'STRASSE' } }, 'Alte Straße 1'],
  [{ name: { $startsWith: 'DIYARBAKIR' } }, 'Diyarbakır'],
  [{ name: { $endsWith: 'σίσυφος' } }, 'ΣΊΣΥΦΟΣ'],
])('%j finds %s', (filter, name) => {
  expect(itemFilter(filter)({ name })).toBe(true)
})

for (const engine of ENGINES) {
  describe(`content on ${engine.name}`, () => {
    let test: TestDatabase
    let data: DataService
    const site = memberSite()
    let now = Date.parse('2026-11-20T12:00:00.000Z')

    beforeAll(async () => {
      test = await engine.open(migrations)
      await test.database.transaction((tx) => sitesStore.save(tx, site))
      data = createData({ database: test.database, ids: randomIds })
    })
    afterAll(() => test.dispose())

    const callIn = <Input>(siteId: string, input: Input) =>
      callOf(input, { actor: app(siteId), site: { ...site, siteId }, at: now })
    const save = (dataCollectionId: string, id: string | undefined, fields: object, siteId = 'site') =>
      data.save(callIn(siteId, { dataCollectionId, dataItem: { ...(id && { id }), data: fields as never } }))
    const ask = (dataCollectionId: string, more: Partial<QueryDataItemsRequest> = {}, siteId = 'site') =>
      data.query(callIn(siteId, { dataCollectionId, ...more }))
    const ids = async (dataCollectionId: string, query: QueryDataItemsRequest['query'], siteId = 'site') =>
      (await ask(dataCollectionId, { query }, siteId)).dataItems.map(({ id }) => id)
    const refusal = (promise: Promise<unknown>) =>
      promise.then(
        () => 'nothing',
        (error) => error.code ?? error.breaches?.[0]?.violatedRule ?? error.violations?.[0]?.violatedRule,
      )

    it('has no collection before its first item, and an empty one after its last', async () => {
      expect(await refusal(ask('Notes'))).toBe('DATA_COLLECTION_NOT_FOUND')
      const remove = (id: string) => data.remove(callIn('site', { dataCollectionId: 'Notes', id }))
      expect(await refusal(remove('one'))).toBe('DATA_COLLECTION_NOT_FOUND')
      await save('Notes', 'one', { text: 'a' })
      expect(await refusal(ask('Notes', {}, 'another'))).toBe('DATA_COLLECTION_NOT_FOUND')
      await remove('one')
      await remove('one')
      expect(await ask('Notes')).toEqual({
        dataItems: [],
        pagingMetadata: { count: 0, offset: 0, total: 0 },
      })
      for (const name of ['\0', '__proto__', 'x'.repeat(256), "'; --"])
        expect(await refusal(ask(name))).toBe('DATA_COLLECTION_NOT_FOUND')
    })

    it('shows what was written, with times, in the order it was added', async () => {
      const first = await save('Posts', 'b', {
        title: 'One',
        _id: 'mine',
        _createdDate: 'never',
        _owner: 'me',
      })
      now += 1000
      await save('Posts', 'a', { title: 'Two' })
      const again = await save('Posts', 'b', { title: 'Three' })
      expect(first.dataItem.data).toEqual({
        title: 'One',
        _id: 'b',
        _createdDate: { $date: '2026-11-20T12:00:00.000Z' },
        _updatedDate: { $date: '2026-11-20T12:00:00.000Z' },
      })
      expect(again.dataItem.data).toMatchObject({
        title: 'Three',
        _createdDate: { $date: '2026-11-20T12:00:00.000Z' },
        _updatedDate: { $date: '2026-11-20T12:00:01.000Z' },
      })
      const found = await ask('Posts')
      expect(found.dataItems.map(({ data: { title } }) => title)).toEqual(['Three', 'Two'])
      const { dataItem } = await save('Posts', undefined, {})
      expect(dataItem.id).toMatch(/^[\da-f-]{36}$/)
    })

    it('finds items with every operator, and pages with the exact total', async () => {
      const day = (text: string) => ({ $date: `${text}T00:00:00.000Z` })
      await save('Things', 'bowl', {
        name: 'Bowl',
        price: 12,
        tags: ['clay', 'small'],
        on: day('2026-01-01'),
      })
      await save('Things', 'jar', { name: 'jar', price: 240, tags: ['clay'], at: { place: { city: 'Ulm' } } })
      await save('Things', 'rug', { name: 'Rug', price: 90, tags: [], sold: true, on: day('2026-03-01') })
      const cases: [NonNullable<QueryDataItemsRequest['query']>['filter'], string][] = [
        [{}, 'bowl jar rug'],
        [{ name: 'Bowl' }, 'bowl'],
        [{ _id: 'jar' }, 'jar'],
        [{ name: { $ne: 'Bowl' } }, 'jar rug'],
        [{ price: { $gt: 12, $lte: 90 } }, 'rug'],
        [{ price: { $gte: 90 } }, 'jar rug'],
        [{ price: { $lt: 90 } }, 'bowl'],
        [{ price: { $gt: 'a' } }, ''],
        [{ name: { $in: ['Bowl', 'Rug', null] } }, 'bowl rug'],
        [{ name: { $nin: ['Bowl'] } }, 'jar rug'],
        [{ tags: { $hasSome: ['small', 'large'] } }, 'bowl'],
        [{ tags: { $hasAll: ['clay', 'small'] } }, 'bowl'],
        [{ tags: 'clay' }, 'bowl jar'],
        [{ tags: { $contains: 'clay' } }, 'bowl jar'],
        [{ name: { $startsWith: 'J' } }, 'jar'],
        [{ name: { $endsWith: 'UG' } }, 'rug'],
        [{ name: { $contains: 'ow' } }, 'bowl'],
        [{ sold: { $exists: true } }, 'rug'],
        [{ sold: null }, 'bowl jar'],
        [{ tags: { $isEmpty: true } }, 'rug'],
        [{ on: { $gt: day('2026-02-01') } }, 'rug'],
        [{ on: day('2026-01-01') }, 'bowl'],
        [{ 'at.place.city': 'Ulm' }, 'jar'],
        [{ $or: [{ name: 'Bowl' }, { $and: [{ price: 90 }, { sold: true }] }] }, 'bowl rug'],
        [{ $not: { name: 'Bowl' } }, 'jar rug'],
        [{ constructor: { $exists: true } }, ''],
      ]
      for (const [filter, found] of cases)
        expect([filter, (await ids('Things', { filter })).join(' ')]).toEqual([filter, found])

      const by = (fieldName: string, order: 'ASC' | 'DESC') => ({ sort: [{ fieldName, order }] })
      expect(await ids('Things', by('price', 'DESC'))).toEqual(['jar', 'rug', 'bowl'])
      expect(await ids('Things', by('on', 'ASC'))).toEqual(['jar', 'bowl', 'rug'])
      const page = await ask('Things', { query: { ...by('price', 'ASC'), paging: { limit: 1, offset: 1 } } })
      expect([page.dataItems[0]?.id, page.pagingMetadata]).toEqual(['rug', { count: 1, offset: 1, total: 3 }])
    })

    it('shows linked items if requested, otherwise their ids', async () => {
      const to = (id: string) => ({ $reference: { dataCollectionId: 'Pieces', id } })
      await save('Pieces', 'one', { title: 'One', next: to('two') })
      await save('Pieces', 'two', { title: 'Two' })
      await save('Lists', 'main', {
        pieces: [to('one'), to('gone'), to('two')],
        first: to('one'),
        last: to('gone'),
      })
      const [plain] = (await ask('Lists')).dataItems
      expect(plain?.data).toMatchObject({ pieces: ['one', 'gone', 'two'], first: 'one' })
      const [full] = (await ask('Lists', { includeReferencedItems: ['pieces', 'last'] })).dataItems
      expect(full?.data).toMatchObject({
        pieces: [
          { _id: 'one', title: 'One', next: 'two' },
          { _id: 'two', title: 'Two' },
        ],
        first: 'one',
      })
      expect(full?.data).not.toHaveProperty('last')
      expect(await ids('Lists', { filter: { pieces: 'two' } })).toEqual(['main'])
    })

    it('removes harmful HTML, and leaves other texts unchanged', async () => {
      const { dataItem } = await save('Notes', 'html', {
        body: '<p onclick="x()">Clay<script>y()</script></p>',
        nested: [{ deep: '<img src=x onerror=alert(1) ' }],
        sum: '1 < 2 & 3',
      })
      expect(dataItem.data).toMatchObject({ body: '<p>Clay</p>', nested: [{ deep: '' }], sum: '1 < 2 & 3' })
    })

    it('rejects what exceeds a limit, and keeps what was there', async () => {
      await save('Notes', 'kept', { text: 'here' })
      const nested = (depth: number): Record<string, unknown> =>
        depth === 0 ? {} : { $not: nested(depth - 1) }
      const filters = [
        { name: { $near: 1 } },
        { $where: 'x' },
        { name: { $in: 'x' } },
        { $and: {} },
        { name: { $startsWith: 1 } },
        { name: { $exists: 'yes' } },
        nested(6),
        { $or: Array.from({ length: 60 }, () => ({ a: 1 })) },
        { a: { $in: Array.from({ length: 1001 }, (_, place) => place) } },
      ]
      for (const filter of filters) expect(await refusal(ids('Notes', { filter }))).not.toBe('nothing')
      const sort = Array.from({ length: 11 }, () => ({ fieldName: 'a' }))
      expect(await refusal(ids('Notes', { sort }))).toBe('MAX_SIZE')
      expect(await refusal(save('Notes', 'kept', { text: 'x'.repeat(70_000) }))).toBe('MAX_SIZE')
      const heavy = { text: 'x'.repeat(65_000) }
      for (let place = 0; place < 30; place += 1) await save('Heavy', `item-${place}`, heavy)
      expect(await refusal(save('Heavy', 'one-more', heavy))).toBe('MAX_SIZE')
      await save('Heavy', 'item-0', { text: '' })
      await save('Heavy', 'one-more', heavy)
      const [item] = (await ask('Notes', { query: { filter: { _id: 'kept' } } })).dataItems
      expect(item?.data).toMatchObject({ text: 'here' })
      for (let place = 0; place < 50; place += 1) await save(`C${place}`, 'a', {}, 'many')
      expect(await refusal(save('OneMore', 'a', {}, 'many'))).toBe('MAX_SIZE')
      expect(await refusal(ask('OneMore', {}, 'many'))).toBe('DATA_COLLECTION_NOT_FOUND')
    })

    // Failed when writers counted collections without waiting for each other.
    it('has at most fifty collections, even if many are created at once', async () => {
      const { siteId } = site
      const opened = (names: readonly string[]) =>
        Promise.all(names.map((name) => refusal(save(name, 'a', {}, siteId))))
      const named = (letter: string, many: number) =>
        Array.from({ length: many }, (_, place) => `${letter}${place}`)
      expect(new Set(await opened(named('C', 49)))).toEqual(new Set(['nothing']))
      const late = named('L', 20)
      const came = await opened(late)
      expect(came.filter((why) => why === 'nothing')).toHaveLength(1)
      expect(new Set(came)).toEqual(new Set(['nothing', 'MAX_SIZE']))
      const last = late[came.indexOf('nothing')] ?? ''
      await save(last, 'b', {}, siteId) // existing ones still work
      expect(await ids(last, {}, siteId)).toEqual(['a', 'b'])
    })

    // Fails without counting items.
    it('has at most a thousand items per collection, which can still change, and has room again after a removal', async () => {
      await save('Full', 'old', { text: 'a' })
      await test.database.transaction((tx) => tx.run(count999, 'site', 'Full'))
      await save('Full', 'last', {})
      expect(await refusal(save('Full', 'one-more', {}))).toBe('MAX_SIZE')
      await save('Full', 'old', { text: 'b' })
      await data.remove(callIn('site', { dataCollectionId: 'Full', id: 'last' }))
      await save('Full', 'one-more', {})
      expect(await ids('Full', {})).toEqual(['old', 'one-more'])
    })

    // Fails with copies in memory stored only by the collection's name.
    it('belongs to one site, even if another has the same collection and item names', async () => {
      await save('Same', 'a', { of: 'one' }, 'one')
      await save('Same', 'a', { of: 'two' }, 'two')
      const shown = async (siteId: string) =>
        (await ask('Same', {}, siteId)).dataItems.map(({ data }) => data.of)
      expect([await shown('one'), await shown('two')]).toEqual([['one'], ['two']])
      await save('Lists', 'a', { it: { $reference: { dataCollectionId: 'Same', id: 'a' } } }, 'two')
      const [item] = (await ask('Lists', { includeReferencedItems: ['it'] }, 'two')).dataItems
      expect(item?.data.it).toMatchObject({ of: 'two' })
      await data.remove(callIn('one', { dataCollectionId: 'Same', id: 'a' }))
      await save('Same', 'b', { of: 'two' }, 'two') // read again: a copy in memory would hide what is gone
      expect([await shown('one'), await shown('two')]).toEqual([[], ['two', 'two']])
    })

    it('loses none of many items saved at once, and none of many changes to one', async () => {
      const all = Array.from({ length: 12 }, (_, place) => place)
      await Promise.all(all.map((place) => save('Crowd', `item-${place}`, { place })))
      await Promise.all(all.map((place) => save('Crowd', 'same', { place })))
      expect((await ask('Crowd')).pagingMetadata.total).toBe(13)
      await Promise.all(
        all.map((place) => data.remove(callIn('site', { dataCollectionId: 'Crowd', id: `item-${place}` }))),
      )
      expect(await ids('Crowd', {})).toEqual(['same'])
    })
  })
}
