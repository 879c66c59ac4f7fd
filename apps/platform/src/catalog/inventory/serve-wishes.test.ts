import {
  createBackInStockRequest,
  decrementInventory,
  incrementInventory,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { lineOf } from '../../hostile/small-shop.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { MEDIA_URL, newProduct, newVariant } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { createSiteViews } from '../products/printed/site-view.ts'
import { createOffers } from '../products/read/offers.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'
import { createCatalogWriter } from '../products/write/catalog-writer.ts'
import { createServeWishes } from './serve-wishes.ts'

const gone = { track: true, quantity: 0 } as const
const jar = newProduct({ name: 'Jar', stock: gone })
const cup = newProduct({ name: 'Cup', stock: gone })
const hidden = newProduct({ name: 'Hidden', stock: gone })
const shirt = newProduct({
  name: 'Shirt',
  manageVariants: true,
  options: [{ type: 'drop_down', name: 'Size', choices: [{ value: 'S', description: 'S', mediaIds: [] }] }],
  variants: [newVariant({ choices: { Size: 'S' }, stock: gone })],
})
const mug = newProduct({ name: 'Mug', stock: gone })
const HOUR_MS = 3_600_000

const mails = statement<{ recipient: string; language: string; data: string }>(
  'SELECT recipient, language, data FROM mails WHERE data LIKE ? ORDER BY recipient',
)
const hide = statement('UPDATE products SET visible = 0 WHERE site_id = ? AND product_id = ?')
const show = statement('UPDATE products SET visible = 1 WHERE site_id = ? AND product_id = ?')
const fill = statement(
  `INSERT INTO back_in_stock_requests (site_id, product_number, variant_id, email_key, email, requested_by, created_at)
   SELECT site_id, product_number, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), 'somebody', 0
   FROM products WHERE site_id = ? AND product_id = ?`,
)

for (const engine of ENGINES) {
  describe(`wishes for mails on ${engine.name}`, () => {
    let shop: Shop
    let visitor: Caller
    let merchant: Caller
    let aheadMs = 0

    const server = () => {
      const { database } = shop
      const logger = { error: (...said: unknown[]) => expect(said).toBe('nothing') }
      const parts = { database, sites: createSites(database), ids: randomIds, logger }
      const clock = { now: () => Date.now() + aheadMs }
      return createServeWishes({ ...parts, clock, offersFor: createOffers(MEDIA_URL) })
    }
    /** Two processes at once, a while after the stock came back. */
    const serve = async (afterMs = 61_000) => {
      aheadMs = afterMs
      await Promise.all([server().work(), server().work()])
    }
    const mailsOf = (name: string) => shop.database.all(mails, `%"item":"${name}"%`)
    const wish = (id: string, email: string, options?: Record<string, unknown>) => {
      const { catalogReference } = lineOf(id)
      const request = { catalogReference: { ...catalogReference, ...(options && { options }) }, email }
      return visitor.call(createBackInStockRequest, { request })
    }
    const stock = (operation: typeof incrementInventory, productId: string, variantId: string) =>
      merchant.call(operation, { incrementData: [{ productId, variantId, incrementBy: 1 }] })

    beforeAll(async () => {
      shop = await openShop({
        engine,
        seed: async (database, site, { mediaUrl }) => {
          const writer = createCatalogWriter(database, { now: Date.now }, createSiteViews(mediaUrl))
          await writer.putProducts(site, [jar, cup, hidden, shirt, mug])
          await database.transaction((tx) => sitesStore.setTranslations(tx, site.siteId, { de: {} }))
        },
      })
      visitor = await shop.visitor()
      merchant = await shop.merchant()
    })
    afterAll(() => shop?.[Symbol.asyncDispose]())

    it('become mails a minute after the item is back, one each, whichever process serves them', async () => {
      const variantId = shirt.variants?.[0]?.id ?? ''
      await wish(shirt.id, 'ada@example.com', { variantId })
      await wish(shirt.id, 'bob@example.com', { variantId })
      await serve()
      expect(await mailsOf('Shirt')).toEqual([])
      await stock(incrementInventory, shirt.id, variantId)
      await serve(50_000)
      expect(await mailsOf('Shirt')).toEqual([])
      await serve()
      await serve()
      const sent = await mailsOf('Shirt')
      expect(sent.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'bob@example.com'])
      expect(JSON.parse(sent[0]?.data ?? '')).toEqual({
        item: 'Shirt',
        choices: [{ name: 'Size', text: 'S' }],
        url: `${shop.site.storefrontUrl}/products/${shirt.slug}`,
      })
    })

    it('keep waiting if the item sells out again before the mail is sent', async () => {
      await wish(cup.id, 'ada@example.com')
      await stock(incrementInventory, cup.id, DEFAULT_VARIANT_ID)
      await merchant.call(decrementInventory, {
        decrementData: [{ productId: cup.id, variantId: DEFAULT_VARIANT_ID, decrementBy: 1 }],
      })
      await serve()
      expect(await mailsOf('Cup')).toEqual([])
      await stock(incrementInventory, cup.id, DEFAULT_VARIANT_ID)
      await serve()
      expect(await mailsOf('Cup')).toHaveLength(1)
    })

    it('wait while the item is hidden', async () => {
      const { siteId } = shop.site
      await wish(hidden.id, 'ada@example.com')
      await stock(incrementInventory, hidden.id, DEFAULT_VARIANT_ID)
      await shop.database.transaction((tx) => tx.run(hide, siteId, hidden.id))
      await serve()
      expect(await mailsOf('Hidden')).toEqual([])
      await shop.database.transaction((tx) => tx.run(show, siteId, hidden.id))
      await serve(61_000 + HOUR_MS / 2)
      expect(await mailsOf('Hidden')).toEqual([])
      await serve(2 * HOUR_MS)
      expect(await mailsOf('Hidden')).toHaveLength(1)
    })

    it('become mails in the language that the person read the shop in', async () => {
      await merchant.call(updateProduct, {
        product: { id: mug.id, translations: [{ language: 'de', name: 'Becher' }] },
      })
      const [{ catalogReference }, email] = [lineOf(mug.id), 'ada@example.com']
      await visitor.call(
        createBackInStockRequest,
        { request: { catalogReference, email } },
        { 'x-wix-linguist': 'de|de-de|false|site' },
      )
      await stock(incrementInventory, mug.id, DEFAULT_VARIANT_ID)
      await serve()
      expect(await mailsOf('Becher')).toMatchObject([{ recipient: email, language: 'de' }])
      expect(await mailsOf('Mug')).toEqual([])
    })

    it('are all served, however many there are', async () => {
      await shop.database.transaction(async (tx) => {
        for (let who = 0; who < 230; who++) {
          const email = `${who}@example.com`
          await tx.run(fill, DEFAULT_VARIANT_ID, email, email, shop.site.siteId, jar.id)
        }
      })
      await stock(incrementInventory, jar.id, DEFAULT_VARIANT_ID)
      await serve()
      const sent = await mailsOf('Jar')
      expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(230)
      expect(sent).toHaveLength(230)
    })
  })
}
