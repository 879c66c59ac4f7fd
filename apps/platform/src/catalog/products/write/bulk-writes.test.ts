import type { BulkAdjustProductPropertiesRequest, Product } from '@vitrine/contract'
import { bulkAdjustProductProperties, bulkUpdateProducts, createProduct } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { openSmallShop } from '../../../hostile/small-shop.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { recordFor } from '../../catalog.fixtures.ts'
import { adjustedProduct } from './bulk-edit.ts'

type Adjust = BulkAdjustProductPropertiesRequest['adjust']

describe('adjusting a property', () => {
  const of = (adjust: Adjust, currency = 'EUR') => {
    const record = adjustedProduct(
      recordFor({ priceMinor: 1999, costMinor: 1000, weight: 0.1 }),
      adjust,
      currency,
    )
    const [, own] = record.variants // the second variant has its own price and weight
    return {
      price: [record.priceMinor, own?.priceMinor],
      cost: [record.document.costMinor, own?.costMinor],
      weight: [record.document.weight, own?.weight],
    }
  }
  it.each<[string, Adjust, object]>([
    ['price by an amount', { price: { amount: 0.01 } }, { price: [2000, 2501] }],
    ['price by a negative amount', { price: { amount: -19.99 } }, { price: [0, 501] }],
    ['price by a percentage', { price: { percentage: { rate: 10 } } }, { price: [2199, 2750] }],
    [
      'price to whole units',
      { price: { percentage: { rate: 10, roundToInt: true } } },
      { price: [2200, 2800] },
    ],
    ['price to nothing', { price: { percentage: { rate: -100 } } }, { price: [0, 0] }],
    ['cost', { cost: { percentage: { rate: -50 } } }, { cost: [500, undefined] }],
    ['weight by an amount', { weight: { amount: 0.2 } }, { weight: [0.3, 0.8] }],
    ['weight by a percentage', { weight: { percentage: { rate: 10 } } }, { weight: [0.11, 0.66] }],
    ['weight to whole units', { weight: { percentage: { roundToInt: true } } }, { weight: [0, 1] }],
  ])('changes %s, exactly', (_what, adjust, expected) => {
    expect(of(adjust)).toMatchObject(expected)
  })

  it.each<[string, Adjust, string]>([
    ['less than zero', { price: { amount: -20 } }, 'MIN'],
    ['more than the maximum', { price: { amount: 999_999_999.99 } }, 'MAX'],
    ['a weight above the maximum', { weight: { amount: 999_999_999.99 } }, 'MAX'],
  ])('rejects %s', (_what, adjust, violatedRule) => {
    expect(() => of(adjust)).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ violatedRule })] }),
    )
  })
})

for (const engine of ENGINES) {
  describe(`bulk writes on ${engine.name}`, () => {
    const eventsOf = statement<{ count: number }>('SELECT count(*) AS count FROM outbox WHERE entity_id = ?')
    const products = [
      newProduct({ priceMinor: 1000, costMinor: 400 }),
      newProduct({ priceMinor: 100, costMinor: 50 }),
      newProduct({ priceMinor: 3000 }),
    ]
    const ids = products.map(({ id }) => id)
    const [cheap = ''] = ids.slice(1)
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products)
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())
    const read = async (id: string): Promise<Product | undefined> => {
      const { body } = await merchant.get(`/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)
      return body.product as Product | undefined
    }
    const prices = () => Promise.all(ids.map(async (id) => (await read(id))?.priceData?.price))

    it('changes those it can, and reports each at its position', async () => {
      const answer = await merchant.call(bulkAdjustProductProperties, {
        ids: [...ids, 'unknown', cheap],
        adjust: { price: { amount: -5 } },
      })
      expect(
        answer.results.map(({ itemMetadata: item }) => [item?.id, item?.originalIndex, item?.success]),
      ).toEqual([
        [ids[0], 0, true],
        [ids[1], 1, false],
        [ids[2], 2, true],
        ['unknown', 3, false],
        [cheap, 4, false],
      ])
      expect(answer.results.map(({ itemMetadata: item }) => item?.error?.code)).toEqual([
        undefined,
        'INVALID_ARGUMENT',
        undefined,
        'PRODUCT_NOT_FOUND',
        'INVALID_ARGUMENT',
      ])
      expect(answer.bulkActionMetadata).toEqual({
        totalSuccesses: 2,
        totalFailures: 3,
        undetailedFailures: 0,
      })
      expect(await prices()).toEqual([5, 1, 25])
      expect(await shop.database.first(eventsOf, cheap)).toEqual({ count: 0 })
      expect(await shop.database.first(eventsOf, ids[0] ?? '')).toEqual({ count: 1 })
    })

    it('adjusts once, however often a call with the same key comes', async () => {
      const before = await prices()
      const send = () =>
        merchant.call(
          bulkAdjustProductProperties,
          { ids, adjust: { price: { amount: 1 } } },
          { 'idempotency-key': 'raise' },
        )
      await Promise.all([send(), send()])
      await send()
      expect(await prices()).toEqual(before.map((price) => (price ?? 0) + 1))
    })

    it('fails a product without a cost to change', async () => {
      const { results } = await merchant.call(bulkAdjustProductProperties, {
        ids,
        adjust: { cost: { percentage: { rate: 50 } } },
      })
      expect(results.map(({ itemMetadata: item }) => item?.success)).toEqual([true, true, false])
      expect((await read(ids[0] ?? ''))?.costAndProfitData?.itemCost).toBe(6)
    })

    it.each<[object, (product: Product) => unknown, unknown]>([
      [{ price: 12.34 }, ({ priceData }) => priceData?.price, 12.34],
      [{ cost: 1.23 }, ({ costAndProfitData }) => costAndProfitData?.itemCost, 1.23],
      [{ weight: 0.75 }, ({ weight }) => weight, 0.75],
      [{ ribbon: 'Sale' }, ({ ribbon }) => ribbon, 'Sale'],
      [{ ribbon: '' }, ({ ribbon }) => ribbon, ''],
      [{ brand: 'Clay' }, ({ brand }) => brand, 'Clay'],
      [{ brand: '' }, ({ brand }) => brand, undefined],
    ])('sets %j on all', async (set, shown, expected) => {
      const { bulkActionMetadata } = await merchant.call(bulkUpdateProducts, { ids, set } as never)
      expect(bulkActionMetadata?.totalSuccesses).toBe(3)
      for (const id of ids) {
        const product = await read(id)
        expect(product && shown(product)).toEqual(expected)
      }
    })

    it.each<[string, object, string, string]>([
      ['no ids', { ids: [], set: { price: 1 } }, 'ids', 'MIN_SIZE'],
      ['101 ids', { ids: Array(101).fill('x'), set: { price: 1 } }, 'ids', 'MAX_SIZE'],
      ['nothing to set', { ids, set: {} }, 'set', 'REQUIRED_ONE_OF_FIELD'],
      ['two things to set', { ids, set: { price: 1, cost: 1 } }, 'set.cost', 'ONE_OF_ALIGNMENT'],
      ['half a cent', { ids, set: { price: 0.005 } }, 'set.price', 'DECIMAL_MAX_SCALE'],
      ['a negative price', { ids, set: { price: -1 } }, 'set.price', 'MIN'],
      ['a long ribbon', { ids, set: { ribbon: 'x'.repeat(31) } }, 'set.ribbon', 'MAX_LENGTH'],
    ])('rejects %s', async (_what, input, field, violatedRule) => {
      const { status, body } = await merchant.try(bulkUpdateProducts, input)
      expect(status).toBe(400)
      expect(body).toMatchObject({
        details: { validationError: { fieldViolations: [{ field, violatedRule }] } },
      })
    })

    it.each<[object, string, string]>([
      [{ price: { percentage: { rate: -101 } } }, 'adjust.price.percentage.rate', 'MIN'],
      [{ price: { percentage: { rate: 1e-7 } } }, 'adjust.price.percentage.rate', 'DECIMAL_MAX_SCALE'],
      [{ price: { amount: 0.001 } }, 'adjust.price.amount', 'DECIMAL_MAX_SCALE'],
      [{ price: {} }, 'adjust.price', 'REQUIRED_ONE_OF_FIELD'],
      [{}, 'adjust', 'REQUIRED_ONE_OF_FIELD'],
    ])('rejects adjusting by %j', async (adjust, field, violatedRule) => {
      const { status, body } = await merchant.try(bulkAdjustProductProperties, { ids, adjust })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        details: { validationError: { fieldViolations: [{ field, violatedRule }] } },
      })
    })

    it("isn't for visitors", async () => {
      const visitor = await shop.visitor()
      expect((await visitor.try(bulkUpdateProducts, { ids, set: { price: 0 } })).status).toBe(403)
      expect((await visitor.try(createProduct, { product: {} })).status).toBe(403)
    })
  })
}
