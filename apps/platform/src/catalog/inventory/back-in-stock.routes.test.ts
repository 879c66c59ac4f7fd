import {
  createBackInStockRequest,
  incrementInventory,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { lineOf, openSmallShop } from '../../hostile/small-shop.ts'
import { newProduct, newVariant } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'

const gone = { track: true, quantity: 0 } as const
const jar = newProduct({ name: 'Jar', stock: gone })
const cup = newProduct({ name: 'Cup', stock: gone })
const here = newProduct({ name: 'Here', stock: { track: true, quantity: 1 } })
const secret = newProduct({ name: 'Secret', visible: false })
const shirt = newProduct({
  name: 'Shirt',
  manageVariants: true,
  options: [{ type: 'drop_down', name: 'Size', choices: [{ value: 'S', description: 'S', mediaIds: [] }] }],
  variants: [newVariant({ choices: { Size: 'S' }, stock: { track: false, inStock: false } })],
})

const wishesOf = statement<{ email: string; item_url: string | null }>(
  'SELECT email, item_url FROM back_in_stock_requests WHERE site_id = ? ORDER BY created_at, email',
)
const dueOf = statement<{ product_id: string; variant_id: string }>(
  `SELECT p.product_id, d.variant_id FROM back_in_stock_due d
   JOIN products p ON p.site_id = d.site_id AND p.product_number = d.product_number
   WHERE d.site_id = ? ORDER BY p.product_number`,
)
const fill = statement(
  `INSERT INTO back_in_stock_requests (site_id, product_number, variant_id, email_key, email, requested_by, created_at)
   SELECT site_id, product_number, CAST(? AS TEXT), 'full@example.com', 'full@example.com', 'somebody', 0
   FROM products WHERE site_id = ? AND product_id = ?`,
)

for (const engine of ENGINES) {
  describe(`a request for a mail when an item is back on ${engine.name}`, () => {
    let shop: Shop
    let visitor: Caller
    let merchant: Caller

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, [jar, cup, here, secret, shirt])
      visitor = await shop.visitor()
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const wish = (
      { id }: { id: string },
      email: string,
      more: object = {},
      options?: Record<string, unknown>,
    ) => ({
      request: {
        catalogReference: { ...lineOf(id).catalogReference, ...(options && { options }) },
        email,
        ...more,
      },
    })
    const due = async () => (await shop.database.all(dueOf, shop.site.siteId)).map((row) => row.product_id)

    it('is stored once per address and item, and tells the person who asked', async () => {
      const itemUrl = `${shop.site.storefrontUrl}/products/jar`
      const asked = wish(jar, 'ada@example.com', { itemUrl })
      const key = { 'idempotency-key': 'one' }
      expect(await visitor.call(createBackInStockRequest, asked, key)).toEqual(asked)
      expect(await visitor.call(createBackInStockRequest, asked, key)).toEqual(asked)
      expect(await visitor.try(createBackInStockRequest, asked)).toMatchObject({
        status: 409,
        body: {
          details: { applicationError: { code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS' } },
        },
      })
      // Anyone can type an address, so strangers don't learn that it is waiting.
      const stranger = await shop.visitor()
      expect(await stranger.call(createBackInStockRequest, asked)).toEqual(asked)
      const elsewhere = { itemUrl: 'https://evil.example/jar' }
      const again = await stranger.call(createBackInStockRequest, wish(jar, 'Ada@Example.com', elsewhere))
      expect(again).toEqual(wish(jar, 'ada@example.com'))
      const kept = await shop.database.all(wishesOf, shop.site.siteId)
      expect(kept).toEqual([{ email: 'ada@example.com', item_url: itemUrl }])
    })

    it('is due from the moment the stock of its variant returns', async () => {
      const size = { variantId: shirt.variants?.[0]?.id ?? '' }
      await visitor.call(createBackInStockRequest, wish(shirt, 'ada@example.com', {}, size))
      expect(await due()).toEqual([])
      const variantId = DEFAULT_VARIANT_ID
      await merchant.call(incrementInventory, {
        incrementData: [
          { productId: jar.id, variantId, incrementBy: 2 },
          { productId: cup.id, variantId, incrementBy: 2 },
        ],
      })
      expect(await due()).toEqual([jar.id])
      const inventoryItem = { productId: shirt.id, variants: [{ ...size, inStock: true }] }
      await merchant.call(updateInventoryVariants, { inventoryItem })
      expect(await due()).toEqual([jar.id, shirt.id])
    })

    it('is due at once if the item came back before the request', async () => {
      await visitor.call(createBackInStockRequest, wish(here, 'ada@example.com'))
      expect(await due()).toContain(here.id)
    })

    it('is rejected for items not sold here, for an invalid address, and beyond a hundred', async () => {
      const refused = [
        wish({ id: 'none' }, 'ada@example.com'),
        wish(secret, 'ada@example.com'),
        wish(shirt, 'ada@example.com'),
        wish(jar, 'nobody'),
        wish(jar, 'ada@example.com', { itemUrl: 'javascript:alert(1)' }),
      ]
      const answers = await Promise.all(refused.map((input) => visitor.try(createBackInStockRequest, input)))
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400])

      await shop.database.transaction(async (tx) => {
        for (let item = 0; item < 100; item++) await tx.run(fill, `v${item}`, shop.site.siteId, jar.id)
      })
      const full = await visitor.try(createBackInStockRequest, wish(cup, 'FULL@example.com'))
      expect([full.status, full.body]).toMatchObject([
        400,
        { details: { applicationError: { code: 'BACK_IN_STOCK_REQUEST_LIMIT' } } },
      ])
    })
  })
}
