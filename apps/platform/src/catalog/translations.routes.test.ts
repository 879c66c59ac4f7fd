import {
  addToCurrentCart,
  createProduct,
  estimateCurrentCartTotals,
  getCollectionBySlug,
  getCurrentCart,
  getProduct,
  getProductOptionsAvailability,
  getRecommendation,
  getShop,
  queryCollections,
  queryProducts,
  searchProducts,
  updateCollection,
  updateDeliverySettings,
  updateProduct,
  updateTranslationSettings,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../floor/clock.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import { newCollection, newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../testing/index.ts'
import { mug } from './catalog.fixtures.ts'
import { createSiteViews } from './products/printed/site-view.ts'
import { STORES_APP_IDS } from './products/records/offer.ts'
import { createCatalogWriter } from './products/write/catalog-writer.ts'

const GERMAN = { 'x-wix-linguist': 'de|de-de|false|site' }
const [appId = ''] = STORES_APP_IDS
const texts = {
  Colour: 'Farbe',
  Red: 'Rot',
  Blue: 'Blau',
  Size: 'Größe',
  Large: 'Groß',
  Post: 'Per Post',
  Favourite: 'Liebling',
}

for (const engine of ENGINES) {
  describe(`translations on ${engine.name}`, () => {
    const shelf = newCollection({ name: 'Tableware', slug: 'tableware', description: 'To eat from.' })
    const bowl = newProduct({ name: 'Bowl', slug: 'bowl', collectionIds: [shelf.id] })
    let shop: Shop
    let merchant: Caller
    let visitor: Caller

    beforeAll(async () => {
      shop = await openShop({
        engine,
        seed: async (database, site, { mediaUrl }) => {
          const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
          await writer.putCollections(site, [shelf])
          await writer.putProducts(site, [
            { ...mug, ribbon: 'Favourite', collectionIds: [shelf.id] },
            { ...bowl, description: '<p>For soup.</p>' },
          ])
          await database.transaction((tx) => sitesStore.setTranslations(tx, site.siteId, { de: texts }))
        },
      })
      merchant = await shop.merchant()
      visitor = await shop.visitor()
      const translations = [
        { language: 'DE', name: 'Becher', description: '<p>Für heiße Teller</p><script>' },
      ]
      await merchant.call(updateProduct, { product: { id: mug.id, translations } })
      const collection = { id: shelf.id, translations: [{ language: 'de', name: 'Geschirr' }] }
      await merchant.call(updateCollection, { collection })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('shows a product in the requested language, and names the texts that stay in the shop’s own', async () => {
      const [english, german, austrian, french] = await Promise.all(
        [undefined, 'de|de-de|false|x', 'de-AT', 'fr'].map((header) =>
          visitor.call(getProduct, { id: mug.id }, header ? { 'x-wix-linguist': header } : {}),
        ),
      )
      expect(english?.product).toMatchObject({ name: 'Mug', ribbon: 'Favourite' })
      expect(english?.product?.productOptions[0]).not.toHaveProperty('translated')
      expect(french).toEqual(english)
      expect(german?.product).toMatchObject({
        name: 'Becher',
        description: '<p>Für heiße Teller</p>',
        ribbon: 'Liebling',
        ribbons: [{ text: 'Liebling' }],
        untranslated: ['media'],
      })
      expect(german?.product?.productOptions).toMatchObject([
        {
          name: 'Colour',
          translated: 'Farbe',
          choices: [
            { description: 'Red', translated: 'Rot' },
            { description: 'Blue', translated: 'Blau' },
          ],
        },
        { name: 'Size', translated: 'Größe', choices: [{ description: 'Small' }, { translated: 'Groß' }] },
      ])
      expect(german?.product?.productOptions[1]?.choices?.[0]).not.toHaveProperty('translated')
      expect(austrian).toEqual(german)
      for (const answer of [english, german]) expect(answer?.product).not.toHaveProperty('translations')
    })

    it('answers lists, slugs, recommendations and availability in that language', async () => {
      const list = await visitor.call(queryProducts, { query: { sort: [{ fieldName: 'name' }] } }, GERMAN)
      expect(list.products?.map(({ name }) => name)).toEqual(['Bowl', 'Becher'])
      expect(list.products?.[0]).toMatchObject({ untranslated: ['name', 'description'] })
      const bySlug = await visitor.call(queryProducts, { query: { filter: { slug: 'mug' } } }, GERMAN)
      expect(bySlug.products?.[0]?.name).toBe('Becher')
      const again = await visitor.call(queryProducts, { query: { filter: { slug: 'mug' } } })
      expect(again.products?.[0]?.name).toBe('Mug')
      const algorithms = [{ id: '68ebce04-b96a-4c52-9329-08fc9d8c1253', appId }]
      const items = [{ catalogItemId: bowl.id, appId }]
      const asked = { algorithms, items, includeProducts: true }
      const recommended = await visitor.call(getRecommendation, asked, GERMAN)
      expect(recommended.products?.map(({ name }) => name)).toEqual(['Becher'])
      const options = { Colour: 'Red' }
      const available = await visitor.call(getProductOptionsAvailability, { id: mug.id, options }, GERMAN)
      expect(available.productOptions?.[0]?.translated).toBe('Farbe')
    })

    it('shows collections, and tells caches that language matters', async () => {
      const german = await visitor.try(getCollectionBySlug, { slug: 'tableware' }, GERMAN)
      expect(german.body.collection).toMatchObject({ name: 'Geschirr', untranslated: ['description'] })
      expect(german.headers.get('vary')).toContain('X-Wix-Linguist')
      const english = await visitor.try(getCollectionBySlug, { slug: 'tableware' })
      expect(english.body.collection).toMatchObject({ name: 'Tableware' })
      expect(english.headers.get('etag')).not.toBe(german.headers.get('etag'))
      const { collections } = await visitor.call(queryCollections, { query: {} }, GERMAN)
      expect(collections?.map(({ name }) => name)).toContain('Geschirr')
      expect((await visitor.call(getShop, {})).shop.languages).toEqual(['en', 'de'])
    })

    it('shows merchants the own texts with all translations, which they can replace and remove', async () => {
      const { product } = await merchant.call(getProduct, { id: mug.id }, GERMAN)
      expect(product).toMatchObject({ name: 'Mug', translations: [{ language: 'de', name: 'Becher' }] })
      const twice = [
        { language: 'de', name: 'Schale' },
        { language: 'DE', name: 'Schüssel' },
      ]
      const refused = await merchant.try(updateProduct, { product: { id: bowl.id, translations: twice } })
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('translations[1].language'),
      ])
      const one = { id: bowl.id, translations: [{ language: 'de', name: 'Schale' }] }
      await merchant.call(updateProduct, { product: one })
      const shown = () => visitor.call(getProduct, { id: bowl.id }, GERMAN)
      expect((await shown()).product?.name).toBe('Schale')
      await merchant.call(updateProduct, { product: { id: bowl.id, brand: 'Varga' } })
      expect((await shown()).product?.name).toBe('Schale')
      await merchant.call(updateProduct, { product: { id: bowl.id, translations: [] } })
      expect((await shown()).product?.name).toBe('Bowl')
      const created = await merchant.call(createProduct, {
        product: {
          ...{ name: 'Plate', priceData: { price: 3 }, productType: 'physical' },
          translations: [{ language: 'de', name: 'Teller', description: null }],
        },
      })
      expect(created.product?.translations).toEqual([{ language: 'de', name: 'Teller' }])
    })

    it('finds German words in German, in any form, and names filters in German', async () => {
      const find = async (expression: string) => {
        const found = await visitor.call(searchProducts, { search: { expression } }, GERMAN)
        return found.products.map(({ name }) => name)
      }
      expect(await find('Bechern')).toEqual(['Becher'])
      expect(await find('blau')).toEqual(['Becher'])
      expect(await find('geschirr')).toEqual(expect.arrayContaining(['Becher', 'Bowl']))
      const { facets } = await visitor.call(
        searchProducts,
        { facets: ['OPTION', 'COLLECTION'], paging: { limit: 0 } },
        GERMAN,
      )
      expect(facets).toMatchObject([
        { name: 'Colour', translated: 'Farbe', values: [{ value: 'Blue', translated: 'Blau' }, {}] },
        { name: 'Size', translated: 'Größe' },
        { kind: 'COLLECTION', values: [{ label: 'Tableware', translated: 'Geschirr' }] },
      ])
    })

    it('names items and delivery in the language of the cart, and keeps the originals', async () => {
      const post = { code: 'post', title: 'Post', rate: { flat: '4.90' } }
      const regions = [{ name: 'World', areas: [], options: [post] }]
      await merchant.call(updateDeliverySettings, { deliverySettings: { regions } })
      const options = { options: { Colour: 'Blue', Size: 'Small' } }
      const catalogReference = { catalogItemId: mug.id, appId, options }
      const lineItems = [{ quantity: 1, catalogReference }]
      const { cart } = await visitor.call(addToCurrentCart, { lineItems }, GERMAN)
      const german = {
        productName: { original: 'Mug', translated: 'Becher' },
        descriptionLines: [
          {
            name: { original: 'Colour', translated: 'Farbe' },
            colorInfo: { original: 'Blue', translated: 'Blau' },
          },
          {
            name: { original: 'Size', translated: 'Größe' },
            plainText: { original: 'Small', translated: 'Small' },
          },
        ],
      }
      expect(cart).toMatchObject({ buyerLanguage: 'de', siteLanguage: 'en', lineItems: [german] })
      const read = await visitor.call(getCurrentCart, {})
      expect(read.cart?.lineItems?.[0]?.productName).toEqual({ original: 'Mug', translated: 'Mug' })
      expect((await visitor.call(getCurrentCart, {}, GERMAN)).cart).toMatchObject({ lineItems: [german] })
      const shippingAddress = { country: 'DE' }
      for (const [headers, title] of [
        [GERMAN, 'Per Post'],
        [{}, 'Post'],
      ] as const) {
        const totals = await visitor.call(estimateCurrentCartTotals, { shippingAddress }, headers)
        expect(totals.shippingInfo?.selectedCarrierServiceOption?.title).toBe(title)
      }
    })

    it('saves short texts, and refuses what it could not read again', async () => {
      const save = (languages: object[]) =>
        merchant.try(updateTranslationSettings, { translationSettings: { languages } })
      const size = { text: 'Size', translation: 'Größe' }
      expect((await save([{ language: 'de', texts: [size] }])).status).toBe(200)
      const site = await sitesStore.find(shop.database, shop.site.siteId)
      expect(site?.translations).toEqual({ de: { Size: 'Größe' } })
      const long = Array.from({ length: 500 }, (_, index) => ({
        text: `${index}`.padEnd(500, 'x'),
        translation: 'y'.repeat(500),
      }))
      for (const wrong of [
        [{ language: 'de', texts: [size, size] }],
        [
          { language: 'de', texts: [] },
          { language: 'DE', texts: [] },
        ],
        [{ language: 'no language', texts: [] }],
        [{ language: 'de', texts: long }],
      ])
        expect((await save(wrong)).status).toBe(400)
    })
  })
}
