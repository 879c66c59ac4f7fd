import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiKeyStrategy, createClient } from '@vitrine/client'
import { exchange } from '@vitrine/client/merchant'
import {
  createBackInStockRequest,
  createCheckout,
  createCollection,
  createCoupon,
  createOrder,
  createOrderFromCheckout,
  createProduct,
  deleteProduct,
  getProduct,
  queryForms,
  queryInventory,
  queryProducts,
  updateDeliverySettings,
  updatePriceSettings,
  updateProduct,
  updateReminderSettings,
} from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { expect, vi } from 'vitest'
import { type Runs, run, STORES, shop } from './run-page.ts'

const NONE = { value: '', role: 'none' }
/** A red dot, as PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Pages whose programs call as a merchant, with an API key. */
export const MERCHANTS: Runs = {
  'docs/client/use-the-newer-catalog.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed.length).toBeGreaterThan(
        demoShop().products.filter(({ visible }) => visible).length,
      )
      expect(program.printed[0]).toEqual([expect.any(String), expect.stringMatching(/\d/)])
      const merchant = await shop.app(['catalog:read', 'catalog:write'])
      using _ = await run(page, 1, { apiKey: merchant.authorization, siteId: shop.site.siteId })
      const { products: made = [] } = await merchant.call(queryProducts, {
        query: { filter: { slug: 'oak-bowl' } },
      })
      expect(made).toMatchObject([
        {
          ribbon: 'New',
          discount: { type: 'AMOUNT', value: 2 },
          stock: { quantity: 10 },
          variants: [{}, {}],
        },
      ])
      await merchant.call(deleteProduct, { id: made[0]?.id ?? '' })
    },
  },
  'docs/client/take-an-order.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['checkout:write', 'orders:read', 'orders:write'])
      const query = { filter: { slug: 'salt-cellar' } }
      const { products: found } = await (await shop.visitor()).call(queryProducts, { query })
      const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
      await merchant.call(updateDeliverySettings, {
        deliverySettings: { regions: [{ name: 'World', areas: [], options }] },
      })
      const given = {
        ...{ apiKey: merchant.authorization, siteId: shop.site.siteId },
        catalogItemId: found?.[0]?.id,
      }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([
        [expect.stringMatching(/^\S.*: €\d+\.\d\d$/)],
        ['APPROVED', 'PARTIALLY_REFUNDED', ['ORDER_PLACED', 'ORDER_PAID', 'ORDER_REFUNDED']],
      ])
    },
  },
  'docs/client/put-an-order-together.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['checkout:write', 'orders:read', 'orders:write'])
      const query = { filter: { slug: 'salt-cellar' } }
      const { products: found } = await (await shop.visitor()).call(queryProducts, { query })
      const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
      await merchant.call(updateDeliverySettings, {
        deliverySettings: { regions: [{ name: 'World', areas: [], options }] },
      })
      const given = { apiKey: merchant.authorization, siteId: shop.site.siteId }
      using program = await run(page, 0, { ...given, catalogItemId: found?.[0]?.id })
      expect(program.printed).toEqual([['DRAFT', true]])
    },
  },
  'docs/client/remind-buyers.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['checkout:write', 'orders:read'])
      using program = await run(page, 0, { apiKey: merchant.authorization, siteId: shop.site.siteId })
      expect(program.printed).toEqual([[true, 4]]) // no one has left a checkout in this shop yet
      await merchant.call(updateReminderSettings, { reminderSettings: { sendsReminders: false } })
    },
  },
  'docs/client/edit-an-order.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['checkout:write', 'orders:read', 'orders:write'])
      const query = { filter: { slug: 'salt-cellar' } }
      const { products: found } = await (await shop.visitor()).call(queryProducts, { query })
      const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
      await merchant.call(updateDeliverySettings, {
        deliverySettings: { regions: [{ name: 'World', areas: [], options }] },
      })
      const { checkout } = await merchant.call(createCheckout, {
        channelType: 'POS',
        lineItems: [
          { quantity: 1, catalogReference: { appId: STORES, catalogItemId: found?.[0]?.id ?? '' } },
        ],
        checkoutInfo: {
          buyerInfo: { email: 'ada@example.com' },
          shippingInfo: {
            shippingDestination: { address: { country: 'DE', addressLine: 'Am Markt 1' } },
            selectedCarrierServiceOption: { code: 'post' },
          },
        },
      })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id: checkout?.id ?? '' })
      const given = { apiKey: merchant.authorization, siteId: shop.site.siteId }
      using program = await run(page, 0, { ...given, orderId })
      expect(program.printed).toEqual([[expect.stringMatching(/^\d+\.\d\d$/)], [true]])
    },
  },
  'docs/client/take-preorders.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['catalog:read', 'inventory:read', 'inventory:write'])
      const query = { filter: { slug: 'pasta-bowl' } }
      const { products: found } = await merchant.call(queryProducts, { query })
      const id = `${found?.[0]?.id}`
      const apiKey = merchant.authorization
      using _ = await run(page, 0, { apiKey, siteId: shop.site.siteId, productId: id })
      const { inventoryItems } = await merchant.call(queryInventory, { query: {} })
      const item = inventoryItems?.find(({ preorderInfo }) => preorderInfo?.enabled)
      expect(item).toMatchObject({ productId: id, preorderInfo: { limit: 200 } })
    },
  },
  'docs/client/upload-pictures.md': {
    far: 'against the platform',
    async work(page) {
      const scopes = ['catalog:read', 'catalog:write', 'media:write'] as const
      const merchant = await shop.app(scopes)
      const { products: found } = await merchant.call(queryProducts, {
        query: { filter: { slug: 'salt-cellar' } },
      })
      const [product] = found ?? []
      const given = {
        apiKey: merchant.authorization,
        siteId: shop.site.siteId,
        productId: product?.id,
        picture: new File([Buffer.from(PIXEL, 'base64')], 'vase.png', { type: 'image/png' }),
      }
      using _ = await run(page, 0, given)
      const { product: after } = await merchant.call(getProduct, { id: `${product?.id}` })
      expect(after?.media?.items).toHaveLength((product?.media?.items?.length ?? 0) + 1)

      // Local pictures: each goes to the product that its file is named after.
      const pictures = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
      for (const name of ['salt-cellar.jpg', 'salt-cellar.2.png', 'no-such-slug.png', 'notes.txt'])
        writeFileSync(join(pictures, name), Buffer.from(PIXEL, 'base64'))
      vi.stubEnv('API_KEY', given.apiKey).stubEnv('SITE_ID', given.siteId)
      const { argv } = process
      process.argv = [...argv.slice(0, 2), pictures]
      using brought = await run(page, 1)
      process.argv = argv
      rmSync(pictures, { recursive: true })
      expect(brought.printed.flat()).toEqual([
        'no-such-slug.png: no product has the slug no-such-slug',
        'salt-cellar.2.png: added to Salt Cellar',
        'salt-cellar.jpg: added to Salt Cellar',
      ])
      const { product: filled } = await merchant.call(getProduct, { id: `${product?.id}` })
      expect(filled?.media?.items).toHaveLength((product?.media?.items?.length ?? 0) + 3)
    },
  },
  'docs/client/sell-digital-files.md': {
    far: 'against the platform, up to a link',
    async work(page) {
      const { siteId } = shop.site
      const merchant = await shop.app(['catalog:read', 'catalog:write', 'orders:write'])
      using _ = await run(page, 0, {
        ...{ apiKey: merchant.authorization, siteId },
        pdf: new File(['%PDF-1.7'], 'Draft.pdf'),
      })
      const { products: found } = await merchant.call(queryProducts, {
        query: { filter: { name: 'Weaving draft: Dune' } },
      })
      const catalogReference = { appId: STORES, catalogItemId: `${found?.[0]?.id}` }
      const lineItems = [{ quantity: 1, catalogReference }]
      const { order } = await merchant.call(createOrder, { order: { lineItems, paymentStatus: 'PAID' } })
      const value = `${(await shop.merchant()).authorization}`
      const tokens = { accessToken: { value, expiresAt: Date.now() / 1000 + 3600 }, refreshToken: NONE }
      using seen = await run(page, 1, { tokens, orderId: order?.id })
      expect(seen.printed).toEqual([['Draft.pdf', expect.stringContaining('/downloads/'), expect.any(Date)]])
    },
  },
  'docs/client/write-the-catalog.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['catalog:read', 'catalog:write'])
      using _ = await run(page, 0, { apiKey: merchant.authorization, siteId: shop.site.siteId })
      const { products: found } = await merchant.call(queryProducts, { query: { filter: { slug: 'vase' } } })
      expect(found).toMatchObject([
        { brand: 'Clay & Co', variants: [{ variant: {} }, { variant: { priceData: { price: 28 } } }] },
      ])
    },
  },
  'docs/client/import-and-export-products.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['catalog:read', 'catalog:write'])
      const given = {
        apiKey: merchant.authorization,
        siteId: shop.site.siteId,
        file: new File(['name,price\nEgg Cup,9.50\nEgg Timer,free\n'], 'products.csv'),
      }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([
        [2, 'CREATED', undefined, '', ''],
        [3, 'FAILED', undefined, '', 'price must be a number such as 12.50'],
      ])
      const { siteId } = given
      const apiKey = String(given.apiKey)
      const auth = ApiKeyStrategy({ apiKey, siteId })
      const client = createClient({ apiUrl: shop.url, auth, modules: { exchange } })
      const file = new File(['name,price\nEgg Cosy,7.50\n'], 'products.csv')
      const { _id: importId } = await client.exchange.importProducts(file)
      if (!importId) throw new Error('no import')
      await expect.poll(async () => (await client.exchange.getProductImport(importId)).status).toBe('DONE')
      using undo = await run(page, 1, { apiKey, siteId, importId })
      expect(undo.printed).toEqual([[1, 0]])
    },
  },
  'docs/client/change-many-prices-at-once.md': {
    far: 'against the platform, for a shelf with nothing on it',
    async work(page) {
      const merchant = await shop.app(['catalog:write'])
      const { collection } = await merchant.call(createCollection, { collection: { name: 'Bare shelf' } })
      const given = {
        apiKey: merchant.authorization,
        siteId: shop.site.siteId,
        collectionId: collection?.id,
      }
      using program = await run(page, 0, given)
      expect(program.printed.at(-1)).toEqual(['0 of 0'])
    },
  },
  'docs/client/see-who-changed-what.md': {
    far: 'after a key has created a coupon',
    async work(page) {
      const office = await shop.app(['cart:write', 'audit:read'])
      await office.call(createCoupon, { coupon: { code: 'SEEN', name: 'Seen', percentOffRate: 5 } })
      using program = await run(page, 0, { apiKey: office.authorization, siteId: shop.site.siteId })
      const [first, second] = program.printed
      expect(first).toEqual([expect.any(String), 'Test', 'createCoupon'])
      expect(second).toEqual(['COUPON', expect.any(String), 'id', undefined, expect.any(String)])
    },
  },
  'docs/client/watch-the-stock.md': {
    far: 'after someone has asked for a mail',
    async work(page) {
      const office = await shop.app(['inventory:write'])
      const item = demoShop().products.find(({ slug }) => slug === 'serving-dish')
      const catalogReference = { appId: STORES, catalogItemId: item?.id ?? '' }
      const request = { catalogReference, email: 'stock@example.com' }
      await (await shop.visitor()).call(createBackInStockRequest, { request })
      using program = await run(page, 0, { apiKey: office.authorization, siteId: shop.site.siteId })
      expect(program.printed).toContainEqual([item?.name, '1 waiting'])
    },
  },
  'docs/client/show-the-lowest-price.md': {
    far: 'after a reduction, as a visitor and as a key',
    async work(page) {
      await (await shop.owner()).call(updatePriceSettings, { priceSettings: { showLowestPrice: true } })
      const office = await shop.app(['catalog:write'])
      const made = { name: 'Fruit bowl', slug: 'fruit-bowl', priceData: { price: 41 } }
      const productId = (await office.call(createProduct, { product: made })).product?.id ?? ''
      await office.call(updateProduct, { product: { id: productId, priceData: { price: 50 } } })
      const discount = { type: 'PERCENT' as const, value: 10 }
      await office.call(updateProduct, { product: { id: productId, discount } })
      using shown = await run(page, 0, { apiUrl: shop.url, clientId: shop.clientId })
      expect(shown.printed).toEqual([[expect.any(String), 'Lowest price in the last 30 days: 41.00 EUR']])
      const given = { apiUrl: shop.url, apiKey: office.authorization, siteId: shop.site.siteId, productId }
      using listed = await run(page, 1, given)
      expect(listed.printed[0]).toEqual([expect.any(Date), '50.00', '45.00', 'EUR'])
      await office.call(deleteProduct, { id: productId })
    },
  },
  'docs/client/show-reviews.md': {
    far: 'as a visitor and as a key',
    async work(page) {
      using written = await run(page, 0, { clientId: shop.clientId })
      expect(written.printed).toEqual([['IN_MODERATION'], [0, 'shown']])
      const office = await shop.app(['content:read', 'content:write'])
      using approved = await run(page, 1, { apiKey: office.authorization, siteId: shop.site.siteId })
      expect(approved.printed).toEqual([[1, 'approved']])
    },
  },
  'docs/client/show-a-form.md': {
    far: 'as a key, and as a visitor of its form',
    async work(page) {
      const office = await shop.app(['content:read', 'content:write'])
      using made = await run(page, 1, { apiKey: office.authorization, siteId: shop.site.siteId })
      expect(made.printed).toEqual([[true], [0]])
      const { forms } = await office.call(queryForms, { query: { filter: { name: 'Contact' } } })
      using sent = await run(page, 0, { clientId: shop.clientId, formId: forms[0]?.id })
      expect(sent.printed).toEqual([['Contact', ['email', 'message']], ['CONFIRMED']])
    },
  },
  'docs/client/save-views-of-lists.md': {
    far: 'as one key, which deletes its view again',
    async work(page) {
      const office = await shop.app(['content:write'])
      using program = await run(page, 0, { apiKey: office.authorization, siteId: shop.site.siteId })
      expect(program.printed).toEqual([[['In the shop']]])
    },
  },
  'docs/client/give-a-coupon.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['cart:write'])
      const given = { apiKey: merchant.authorization, siteId: shop.site.siteId }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([['Spring26 was used 0 times']])
    },
  },
  'docs/client/write-and-show-pages-and-menus.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['content:write'])
      const given = { apiKey: merchant.authorization, siteId: shop.site.siteId }
      using written = await run(page, 0, given)
      expect(written.printed).toEqual([['opening-hours']])
      using shown = await run(page, 1)
      expect(shown.printed).toEqual([
        ['Opening hours', '<p>Tuesday to Saturday, 10 to 18.</p>'],
        [['Opening hours']],
      ])
    },
  },
  'docs/client/sell-and-redeem-gift-cards.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['checkout:write'])
      const given = { apiKey: merchant.authorization, siteId: shop.site.siteId }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([
        [expect.stringMatching(/^\*{12}\w{4} is worth 50\.00: hand over 19 letters$/)],
        [['ADJUSTED -5.00', 'ISSUED 50.00']],
      ])
    },
  },
  'docs/client/pay-with-a-membership.md': {
    far: 'against the platform',
    async work(page) {
      const merchant = await shop.app(['checkout:write'])
      const given = { apiKey: merchant.authorization, siteId: shop.site.siteId, memberId: STORES }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([['Ten lessons: 10 of 10 left']])
    },
  },
}
