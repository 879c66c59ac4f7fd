import type { InputOf } from '@vitrine/contract'
import {
  aggregateOrders,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  createOrder,
  createOrderFromCheckout,
  getOrder,
  searchOrders,
  updateOrder,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'

const MISSING = '99999999-9999-4999-8999-999999999999'

for (const engine of ENGINES) {
  describe(`many orders on ${engine.name}`, () => {
    const cup = newProduct()
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const written = async (
      amount: string,
      more: Partial<InputOf<typeof createOrder>['order']> = {},
    ): Promise<string> => {
      const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount } }]
      const { order } = await merchant.call(createOrder, { order: { lineItems, ...more } })
      return String(order?.id)
    }
    const tagged = (...tagIds: string[]) => ({ privateTags: { tagIds } })
    const found = async (filter: Readonly<Record<string, unknown>>, caller = merchant): Promise<string[]> => {
      const { orders } = await caller.call(searchOrders, { search: { filter } })
      return orders.map(({ id }) => id).sort()
    }
    const tagsOf = async (id: string) => (await merchant.call(getOrder, { id })).order?.tags

    it('are archived together, and the ones that fail are named', async () => {
      const [one, other] = [await written('1.00'), await written('2.00')]
      const archive = (id: string) => ({ order: { id, archived: true } })
      const answer = await merchant.call(bulkUpdateOrders, {
        orders: [archive(one), archive(MISSING), { order: { archived: true } }, archive(other)],
        returnEntity: true,
      })
      expect(answer.results.map(({ itemMetadata, item }) => [itemMetadata.success, item?.archived])).toEqual([
        [true, true],
        [false, undefined],
        [false, undefined],
        [true, true],
      ])
      expect(answer.results[1]?.itemMetadata.error?.code).toBe('ORDER_NOT_FOUND')
      expect(answer.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
      expect(await found({ archived: true })).toEqual([one, other].sort())
      const silent = await merchant.call(bulkUpdateOrders, {
        orders: [{ order: { id: one, archived: false } }],
      })
      expect(silent.results[0]).not.toHaveProperty('item')
      expect(await found({ archived: true })).toEqual([other])
      expect(await found({ archived: true, id: await written('1.00', { archived: true }) })).toHaveLength(1)
    })

    it('get and lose tags, and are found by them', async () => {
      const [one, other] = [await written('1.00', { tags: tagged('Gift') }), await written('2.00')]
      const orderIds = [one, other, MISSING]
      const answer = await merchant.call(bulkUpdateOrderTags, {
        orderIds,
        assignTags: { ...tagged('Rush', 'Gift', 'Rush'), tags: { tagIds: ['Thanks'] } },
      })
      expect(answer.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, true, false])
      expect(await tagsOf(one)).toEqual({ ...tagged('Gift', 'Rush'), tags: { tagIds: ['Thanks'] } })
      await merchant.call(bulkUpdateOrderTags, { orderIds: [other], unassignTags: tagged('Gift') })
      const field = 'tags.privateTags.tagIds'
      expect(await found({ [field]: 'Gift' })).toEqual([one])
      expect(await found({ [field]: { $hasSome: ['Gift', 'Rush'] } })).toEqual([one, other].sort())
      expect(await found({ [field]: { $hasAll: ['Gift', 'Rush'] } })).toEqual([one])
      expect(await found({ $not: { [field]: 'Gift' }, 'tags.tags.tagIds': 'Thanks' })).toEqual([other])
      await merchant.call(updateOrder, { order: { id: one, tags: tagged() } })
      expect(await tagsOf(one)).toEqual({ tags: { tagIds: ['Thanks'] } })
      expect(await found({ [field]: 'Gift' })).toEqual([])
    })

    it('keep private tags from their buyers, in answers and in searches', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(cup)])
      const orderId = String((await merchant.call(createOrderFromCheckout, { id })).orderId)
      const assignTags = { ...tagged('Difficult'), tags: { tagIds: ['Gift wrap'] } }
      await merchant.call(bulkUpdateOrderTags, { orderIds: [orderId], assignTags })
      const { order } = await buyer.call(getOrder, { id: orderId })
      expect(order?.tags).toEqual({ tags: { tagIds: ['Gift wrap'] } })
      expect(await found({ 'tags.tags.tagIds': 'Gift wrap' }, buyer)).toEqual([orderId])
      const search = { filter: { 'tags.privateTags.tagIds': 'Difficult' } }
      expect((await buyer.try(searchOrders, { search })).status).toBe(400)
    })

    it('have at most 100 tags of a kind, none of them empty or padded', async () => {
      const id = await written('1.00')
      const many = (from: number) =>
        tagged(...Array.from({ length: 100 }, (_, index) => `tag ${from + index}`))
      await merchant.call(bulkUpdateOrderTags, { orderIds: [id], assignTags: many(0) })
      const beyond = await merchant.call(bulkUpdateOrderTags, { orderIds: [id], assignTags: many(1) })
      expect(beyond.results[0]?.itemMetadata.error).toMatchObject({
        code: 'INVALID_ARGUMENT',
        description: expect.stringContaining('assignTags.privateTags.tagIds'),
      })
      expect((await tagsOf(id))?.privateTags?.tagIds).toHaveLength(100)
      for (const tag of ['', ' ', ' Gift', 'Gift ', 'x'.repeat(51)])
        expect((await merchant.try(updateOrder, { order: { id, tags: tagged(tag) } })).status).toBe(400)
      const filter = { 'tags.privateTags.tagIds': { $isEmpty: true } }
      expect((await merchant.try(searchOrders, { search: { filter } })).status).toBe(400)
    })

    it('are counted by status and by tag, and added up', async () => {
      const tags = tagged('Counted')
      await written('10.00', { tags, paymentStatus: 'PAID' })
      await written('20.25', { tags, paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' })
      await written('30.00', { tags: tagged('Counted', 'Late') })
      const filter = { 'tags.privateTags.tagIds': 'Counted' }
      const total = 'priceSummary.total.amount'
      const { aggregates } = await merchant.call(aggregateOrders, {
        filter,
        aggregation: {
          byPayment: { $count: 'paymentStatus' },
          byBoth: { $count: ['paymentStatus', 'fulfillmentStatus'] },
          byArchive: { $count: ['archived'] },
          byTag: { $count: 'tags.privateTags.tagIds' },
          sales: { $sum: total },
          average: { $avg: total },
          least: { $min: total },
          most: { $max: total },
        },
        hierarchySeparatorOverride: ' & ',
      })
      expect(aggregates).toEqual({
        byPayment: { PAID: 2, NOT_PAID: 1 },
        byBoth: { '(PAID & NOT_FULFILLED)': 1, '(PAID & FULFILLED)': 1, '(NOT_PAID & NOT_FULFILLED)': 1 },
        byArchive: { false: 3 },
        byTag: { Counted: 3, Late: 1 },
        ...{ sales: '60.25', average: '20.08', least: '10.00', most: '30.00' },
      })
      const nothing = await merchant.call(aggregateOrders, {
        filter: { number: 1 },
        aggregation: { sales: { $sum: total }, byPayment: { $count: 'paymentStatus' } },
      })
      expect(nothing.aggregates).toEqual({ sales: null, byPayment: {} })
    })

    it.each([
      [{}, 'aggregation'],
      [{ a: 5 }, 'aggregation.a'],
      [{ a: { $count: 'status', $sum: 'x' } }, 'aggregation.a'],
      [{ a: { $median: 'status' } }, 'aggregation.a.$median'],
      [{ a: { $count: 'buyerInfo.email' } }, 'aggregation.a.$count'],
      [{ a: { $count: [] } }, 'aggregation.a.$count'],
      [{ a: { $count: ['status', 'tags.tags.tagIds'] } }, 'aggregation.a.$count'],
      [{ a: { $sum: 'number' } }, 'aggregation.a.$sum'],
    ])('refuse to count %j, naming the field', async (aggregation, field) => {
      const { status, body } = await merchant.try(aggregateOrders, { aggregation })
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(`"${field}"`)])
    })
  })
}
