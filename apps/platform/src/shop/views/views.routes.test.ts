import { createSavedView, deleteSavedView, updateSavedView } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'

const codeIn = (body: unknown): string => JSON.stringify(body).match(/"code":"([A-Z_]+)"/)?.[1] ?? ''

for (const engine of ENGINES) {
  describe(`saved views on ${engine.name}`, () => {
    const content = { filter: { visible: true }, columns: ['name', 'price'], sort: 'name' }
    let shop: Shop
    let ada: Caller
    let ben: Caller
    let owner: Caller
    beforeAll(async () => {
      shop = await openShop({ engine })
      ada = await shop.merchant()
      ben = await shop.merchant()
      owner = await shop.owner()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const save = async (caller: Caller, name: string, more: object = {}) =>
      (await caller.call(createSavedView, { view: { list: 'products', name, version: 1, content, ...more } }))
        .view
    const namesOf = async (caller: Caller, list = 'products') => {
      const { body } = await caller.get(`/vitrine/v1/saved-views?list=${list}`)
      return (body.views as { name: string; own: boolean }[]).map(({ name, own }) =>
        own ? name : `${name}*`,
      )
    }

    it('are seen by who saved them, and by everyone once they are shared', async () => {
      const view = await save(ada, 'Sold out')
      await save(ben, 'Bowls', { shared: true })
      await save(ada, 'Orders', { list: 'orders' })
      expect(await namesOf(ada)).toEqual(['Bowls*', 'Sold out'])
      expect(await namesOf(ben)).toEqual(['Bowls'])
      await ada.call(updateSavedView, { view: { id: view.id, shared: true } })
      expect(await namesOf(ben)).toEqual(['Bowls', 'Sold out*'])
      expect(view).toMatchObject({ revision: 1, own: true, shared: false, version: 1, content })
    })

    it('have names that are unique per user, ignoring case', async () => {
      const mine = await save(ada, 'Teapots')
      await save(ben, 'Teapots')
      const input = { view: { list: 'products', name: 'teapots', version: 1, content } }
      const again = await ada.try(createSavedView, input)
      expect([again.status, codeIn(again.body)]).toEqual([409, 'VIEW_NAME_ALREADY_EXISTS'])
      const other = await save(ada, 'Jugs')
      const renamed = await ada.try(updateSavedView, { view: { id: other.id, name: 'TEAPOTS' } })
      expect([renamed.status, codeIn(renamed.body)]).toEqual([409, 'VIEW_NAME_ALREADY_EXISTS'])
      await ada.call(deleteSavedView, { id: mine.id })
      await ada.call(updateSavedView, { view: { id: other.id, name: 'TEAPOTS' } })
    })

    it('are changed by who saved them, shared ones also by owners', async () => {
      const own = await save(ada, 'Private')
      const shared = await save(ada, 'Shared', { shared: true })
      for (const [caller, id] of [
        [ben, own.id],
        [ben, shared.id],
        [owner, own.id],
      ] as const) {
        const answer = await caller.try(deleteSavedView, { id })
        expect([answer.status, codeIn(answer.body)]).toEqual([404, 'VIEW_NOT_FOUND'])
      }
      await owner.call(deleteSavedView, { id: shared.id })
    })

    it('are never overwritten by someone who saw an older one', async () => {
      const { id } = await save(ada, 'Twice')
      const { view } = await ada.call(updateSavedView, { view: { id, revision: 1, version: 2, content: {} } })
      expect(view).toMatchObject({ revision: 2, version: 2, content: {}, name: 'Twice' })
      const late = await ada.try(updateSavedView, { view: { id, revision: 1, name: 'Late' } })
      expect([late.status, codeIn(late.body)]).toEqual([409, 'CONFLICT'])
    })

    it('are limited in size and number, and saved once for each key', async () => {
      const key = { 'idempotency-key': 'view' }
      const view = { list: 'keyed', name: 'Once', version: 1, content }
      const first = await ada.call(createSavedView, { view }, key)
      expect(await ada.call(createSavedView, { view }, key)).toEqual(first)
      const long = await ada.try(createSavedView, { view: { ...view, content: { a: 'x'.repeat(17_000) } } })
      expect([long.status, codeIn(long.body)]).toEqual([400, ''])
      expect((await ada.try(createSavedView, { view: { ...view, list: 'No list' } })).status).toBe(400)
      const made = Array.from({ length: 101 }, (_, at) =>
        ben.try(createSavedView, { view: { ...view, list: 'many', name: `View ${at}` } }),
      )
      const refused = (await Promise.all(made)).filter(({ status }) => status !== 200)
      expect(refused.map(({ body }) => codeIn(body))).toEqual(['VIEW_LIMIT'])
    })
  })
}
