import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'

// Paths and bodies as `items` of @wix/data 1.0.521 sends them.
for (const engine of ENGINES) {
  describe(`content items by the paths of the public package, on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    let visitor: Caller
    beforeAll(async () => {
      shop = await openShop({ engine })
      merchant = await shop.merchant()
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const write = (path: string, body: object) =>
      merchant.post(`/wix-data/v2/${path}`, { dataCollectionId: 'Notes', ...body })
    const item = (id: string | undefined, data: object) => ({ dataItem: { ...(id && { id }), data } })
    const codeOf = ({ status, body }: { status: number; body: unknown }) => [
      status,
      /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1],
    ]
    const asked = (input: object) => Buffer.from(JSON.stringify(input)).toString('base64url')

    it('are inserted, read, replaced, counted and removed', async () => {
      const made = await write('items', item(undefined, { _id: 'one', title: 'One' }))
      expect(made).toMatchObject({ status: 200, body: { dataItem: { id: 'one', data: { title: 'One' } } } })
      expect(codeOf(await write('items', item('one', {})))).toEqual([409, 'WDE0074'])
      expect(codeOf(await write('items/update', item('two', {})))).toEqual([404, 'WDE0073'])
      expect((await write('items/update', item(undefined, { title: 'x' }))).status).toBe(400)
      expect((await write('items/update', item('one', { title: 'First' }))).status).toBe(200)
      expect((await write('items/save', item('two', { title: 'Two', next: 'x' }))).status).toBe(200)
      const read = await visitor.get('/wix-data/v2/items/one?dataCollectionId=Notes&dataItemId=one')
      expect(read.body.dataItem).toMatchObject({ id: 'one', data: { _id: 'one', title: 'First' } })
      const count = (filter: object) =>
        visitor.post('/wix-data/v2/items/count', { dataCollectionId: 'Notes', filter })
      expect((await count({ title: 'Two' })).body).toEqual({ totalCount: 1 })
      expect((await count({})).body).toEqual({ totalCount: 2 })
      const gone = await write('items/remove', { dataItemId: 'two' })
      expect(gone.body).toMatchObject({ dataItem: { id: 'two', data: { title: 'Two' } } })
      expect(codeOf(await write('items/remove', { dataItemId: 'two' }))).toEqual([404, 'WDE0073'])
      expect(codeOf(await visitor.get('/wix-data/v2/items/two?dataCollectionId=Notes'))).toEqual([
        404,
        'WDE0073',
      ])
      expect(codeOf(await visitor.get('/wix-data/v2/items/two?dataCollectionId=None'))).toEqual([
        404,
        'WDE0025',
      ])
      expect((await visitor.post('/wix-data/v2/items', {})).status).toBe(403)
    })

    it('show the items they link to with includeReferences', async () => {
      await write('items/save', { dataCollectionId: 'Authors', ...item('ada', { name: 'Ada' }) })
      const author = { $reference: { dataCollectionId: 'Authors', id: 'ada' } }
      await write('items/save', item('story', { author }))
      const includeReferences = [{ field: 'author' }]
      const input = { dataCollectionId: 'Notes', dataItemId: 'story', includeReferences }
      const one = await visitor.get(`/wix-data/v2/items/story?.r=${asked(input)}`)
      expect(one.body.dataItem).toMatchObject({ data: { author: { _id: 'ada', name: 'Ada' } } })
      const query = { dataCollectionId: 'Notes', query: { filter: { _id: 'story' } }, includeReferences }
      const list = await visitor.get(`/wix-data/v2/items/query?.r=${asked(query)}`)
      expect(list.body.dataItems).toMatchObject([{ data: { author: { _id: 'ada', name: 'Ada' } } }])
    })

    it('are written many at once; a wrong one stops no other', async () => {
      const many = [
        { id: 'a', data: { title: 'A' } },
        { id: 'b', data: { title: 'x'.repeat(100) } },
      ]
      const first = await write('bulk/items/insert', { dataItems: many })
      expect(first.body).toMatchObject({
        results: [{ action: 'INSERT', itemMetadata: { id: 'a', originalIndex: 0, success: true } }, {}],
        bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0 },
      })
      const again = await write('bulk/items/insert', { dataItems: [{ id: 'c', data: {} }, ...many] })
      expect(again.body).toMatchObject({
        results: [
          { itemMetadata: { success: true } },
          { itemMetadata: { id: 'a', originalIndex: 1, success: false, error: { code: 'WDE0074' } } },
          { itemMetadata: { success: false } },
        ],
        bulkActionMetadata: { totalSuccesses: 1, totalFailures: 2 },
      })
      const saved = await write('bulk/items/save', { dataItems: many, returnEntity: true })
      expect(saved.body.results).toMatchObject([{ action: 'UPDATE', dataItem: { id: 'a' } }, {}])
      const changed = await write('bulk/items/update', { dataItems: [{ id: 'z', data: {} }, ...many] })
      expect(changed.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
      const removed = await write('bulk/items/remove', { dataItemIds: ['a', 'z', 'b'] })
      expect(removed.body).toMatchObject({
        results: [{ action: 'DELETE' }, { itemMetadata: { success: false } }, { action: 'DELETE' }],
        bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 },
      })
    })
  })
}
