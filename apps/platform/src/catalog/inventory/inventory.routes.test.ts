import {
  decrementInventory,
  getInventoryVariants,
  getProduct,
  getStoreVariant,
  incrementInventory,
  queryInventory,
  queryProducts,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { newProduct, newVariant } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'

const eventsOf = statement<{ payload: string }>(
  'SELECT payload FROM outbox WHERE site_id = ? AND entity_id = ? ORDER BY seq',
)

const colours = Array.from({ length: 10 }, (_, n) => `Colour ${n}`)
const sizes = Array.from({ length: 100 }, (_, n) => `Size ${n}`)

const mug = newProduct({ name: 'Mug', stock: { track: true, quantity: 5 } })
const card = newProduct({ name: 'Card' })
const secret = newProduct({ name: 'Secret', visible: false })
const shirt = newProduct({
  name: 'Shirt in every colour and size',
  manageVariants: true,
  options: [
    { type: 'drop_down', name: 'Colour', choices: colours.map(choiceOf) },
    { type: 'drop_down', name: 'Size', choices: sizes.map(choiceOf) },
  ],
  variants: colours.flatMap((Colour) =>
    sizes.map((Size) => newVariant({ choices: { Colour, Size }, stock: { track: true, quantity: 1 } })),
  ),
})

function choiceOf(description: string) {
  return { value: description, description, mediaIds: [] }
}

for (const engine of ENGINES) {
  describe(`inventory on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    let visitor: Caller

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, [mug, card, secret, shirt])
      merchant = await shop.merchant()
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const stockOf = async ({ id }: { id: string }) => (await visitor.call(getProduct, { id })).product?.stock
    const of = ({ id }: { id: string }, variantId: string = DEFAULT_VARIANT_ID) => ({
      productId: id,
      variantId,
    })

    it('is found by the id in the product, and visible to visitors if the product is', async () => {
      const { product } = await visitor.call(getProduct, { id: mug.id })
      const inventoryId = String(product?.inventoryItemId)
      const { inventoryItem } = await visitor.call(getInventoryVariants, { inventoryId })
      expect(inventoryItem).toEqual({
        id: inventoryId,
        numericId: product?.numericId,
        productId: mug.id,
        trackQuantity: true,
        variants: [
          { variantId: DEFAULT_VARIANT_ID, quantity: 5, inStock: true, availableForPreorder: false },
        ],
        preorderInfo: { enabled: false },
        lastUpdated: product?.lastUpdated,
      })
      const hidden = await visitor.try(getInventoryVariants, { inventoryId: secret.id })
      expect(hidden.status).toBe(404)
      expect((await merchant.try(getInventoryVariants, { inventoryId: secret.id })).status).toBe(200)
    })

    it('is listed by filter and order, as data and as text, with correct totals', async () => {
      const idsOf = async (caller: Caller, query: object) => {
        const answer = await caller.call(queryInventory, { query })
        return [answer.inventoryItems.map(({ productId }) => productId), answer.totalResults]
      }
      expect(await idsOf(visitor, {})).toEqual([[mug.id, card.id, shirt.id], 3])
      expect(await idsOf(merchant, { filter: `{"productId":"${card.id}"}` })).toEqual([[card.id], 1])
      const backwards = { sort: '{"numericId": "desc"}', paging: { limit: 2 } }
      expect(await idsOf(merchant, backwards)).toEqual([[shirt.id, secret.id], 4])
      const untracked = {
        filter: { trackQuantity: false },
        sort: [{ fieldName: 'numericId', order: 'DESC' }],
      }
      expect(await idsOf(merchant, untracked)).toEqual([[secret.id, card.id], 2])
      for (const query of [
        { filter: '{' },
        { filter: '[]' },
        { sort: '{"price":"asc"}' },
        { filter: { price: 1 } },
      ])
        expect((await merchant.try(queryInventory, { query })).status, JSON.stringify(query)).toBe(400)
    })

    it('goes up and down, at once for readers, with an event', async () => {
      await merchant.call(incrementInventory, { incrementData: [{ ...of(mug), incrementBy: 3 }] })
      expect(await stockOf(mug)).toMatchObject({ quantity: 8, inStock: true, inventoryStatus: 'IN_STOCK' })
      const { productId: inventoryId, variantId } = of(mug)
      await merchant.call(decrementInventory, { decrementData: [{ inventoryId, variantId, decrementBy: 8 }] })
      const { products } = await visitor.call(queryProducts, { query: { filter: { id: mug.id } } })
      expect(products?.[0]?.stock).toMatchObject({ quantity: 0, inventoryStatus: 'OUT_OF_STOCK' })
      const version = { originatedFromVersion: 'V1_CATALOG' }
      const variants = [{ variantId, choices: {}, changedFields: ['stock'], ...version }]
      const told = { productId: mug.id, variants, ...version }
      const events = await shop.database.all(eventsOf, shop.site.siteId, mug.id)
      const moved = (...values: object[]) => ({
        ...{ inventoryItemId: mug.id, productId: mug.id, updatedDate: expect.any(String) },
        variants: [{ id: variantId, oldValue: values[0], newValue: values[1] }],
      })
      const counts = [5, 8, 0].map((quantity) => ({ quantity, inStock: quantity > 0 }))
      const [before = {}, more = {}, none = {}] = counts
      expect(events.map(({ payload }) => JSON.parse(payload))).toEqual([
        ...[told, moved(before, more)],
        ...[told, moved(more, none)],
      ])
    })

    it('stays unchanged if any part is short, unknown, uncounted or too much', async () => {
      const up = { ...of(mug), incrementBy: 1 }
      const [first] = shirt.variants ?? []
      const down = { ...of(shirt, first?.id), decrementBy: 1 }
      const before = [await stockOf(mug), await stockOf(shirt)]
      const refused = await Promise.all([
        merchant.try(decrementInventory, { decrementData: [down, { ...of(mug), decrementBy: 99 }] }),
        merchant.try(decrementInventory, { decrementData: [down, { ...of(card), decrementBy: 1 }] }),
        merchant.try(incrementInventory, { incrementData: [up, { ...of(mug), incrementBy: 99_999 }] }),
        merchant.try(incrementInventory, { incrementData: [up, { ...of({ id: 'none' }), incrementBy: 1 }] }),
        merchant.try(incrementInventory, { incrementData: [up, { ...of(mug, 'none'), incrementBy: 1 }] }),
        merchant.try(incrementInventory, { incrementData: [{ ...up, inventoryId: mug.id }] }),
        merchant.try(incrementInventory, { incrementData: [{ ...up, incrementBy: 100_000 }] }),
        visitor.try(incrementInventory, { incrementData: [up] }),
      ])
      expect(refused.map(({ status }) => status)).toEqual([409, 400, 400, 404, 404, 400, 400, 403])
      expect(refused[0]?.body).toMatchObject({
        details: {
          applicationError: {
            code: 'ITEM_NOT_AVAILABLE',
            data: { shortages: [{ ...of(mug), quantity: 99, available: 0 }] },
          },
        },
      })
      expect([await stockOf(mug), await stockOf(shirt)]).toEqual(before)
    })

    it('saves preorder settings', async () => {
      const preorderInfo = { enabled: true, message: 'Ships in May', limit: 20 }
      const variants = [{ variantId: DEFAULT_VARIANT_ID, inStock: false }]
      await merchant.call(updateInventoryVariants, {
        inventoryItem: { productId: card.id, variants, preorderInfo },
      })
      const { inventoryItem } = await visitor.call(getInventoryVariants, { inventoryId: card.id })
      expect(inventoryItem).toMatchObject({
        trackQuantity: false,
        preorderInfo,
        variants: [{ inStock: false, availableForPreorder: true }],
      })
      const id = `${card.id}-${DEFAULT_VARIANT_ID}`
      expect((await visitor.call(getStoreVariant, { id })).variant).toMatchObject({ preorderInfo })
    })

    it('of 1,000 variants is set and read in one call', async () => {
      const variants = (shirt.variants ?? []).map(({ id: variantId }, place) => ({
        variantId,
        quantity: place,
      }))
      await merchant.call(updateInventoryVariants, { inventoryItem: { productId: shirt.id, variants } })
      const { inventoryItem } = await visitor.call(getInventoryVariants, { inventoryId: shirt.id })
      expect(inventoryItem?.variants.map(({ quantity }) => quantity)).toEqual(
        variants.map((_, place) => place),
      )
      expect(await stockOf(shirt)).toMatchObject({
        quantity: 99_999,
        inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
      })
    })

    // Fails with none left: clients resend a write when its response was lost.
    it('changes once for a call repeated with the same key', async () => {
      const variants = [{ variantId: DEFAULT_VARIANT_ID, quantity: 8 }]
      await merchant.call(updateInventoryVariants, { inventoryItem: { productId: mug.id, variants } })
      const sell = (decrementBy: number) =>
        merchant.try(
          decrementInventory,
          { decrementData: [{ ...of(mug), decrementBy }] },
          { 'idempotency-key': 'sold' },
        )
      const answers = [...(await Promise.all([sell(3), sell(3)])), await sell(3)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await stockOf(mug))?.quantity).toBe(5)
      expect((await sell(1)).status).toBe(422)
    })
  })
}
