import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct, openCatalog, type TestCatalog } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { mug } from '../../catalog.fixtures.ts'
import { STORES_APP_IDS } from '../records/offer.ts'

const [appId = ''] = STORES_APP_IDS
const large = mug.variants?.[1]?.id ?? ''

for (const engine of ENGINES) {
  describe(`offers on ${engine.name}`, () => {
    let test: TestCatalog
    const book = newProduct({ type: 'digital', name: 'E-book', weight: 3 })
    const card = newProduct({ options: mug.options ?? [], stock: { track: false, inStock: false } })
    const hidden = newProduct({ visible: false })
    beforeAll(async () => {
      test = await openCatalog(engine)
      await test.catalog.putProducts(test.site, [mug, book, card, hidden])
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const offer = async (catalogItemId: string, options?: Record<string, unknown>, app = appId) => {
      const reference = { catalogItemId, appId: app, ...(options && { options }) }
      const [found] = await test.catalog.offersFor(test.database, test.site, [reference])
      return found
    }

    it.each<[string, Record<string, unknown>]>([
      ['the variant', { variantId: large }],
      ['all choices', { options: { Colour: 'Red', Size: 'Large' } }],
      ['colours by value', { options: { Colour: '#c00', Size: 'Large' } }],
    ])('are found by %s', async (_by, options) => {
      expect(await offer(mug.id, options)).toEqual({
        productId: mug.id,
        variantId: large,
        name: 'Mug',
        slug: 'mug',
        page: { url: 'https://shop.example/products/mug', relativePath: '/products/mug' },
        image: {
          id: 'red',
          url: 'https://media.example/media/red/v1/fit/w_800,h_1000,q_90/file.webp',
          width: 800,
          height: 1000,
          altText: 'Picture red',
          filename: 'red.webp',
        },
        currency: 'EUR',
        priceMinor: 2250,
        fullPriceMinor: 2500,
        weight: 0.6,
        sku: 'MUG-RL',
        itemType: 'PHYSICAL',
        choices: [
          { lineType: 'COLOR', name: 'Colour', text: 'Red', code: '#c00' },
          { lineType: 'PLAIN_TEXT', name: 'Size', text: 'Large' },
        ],
        stock: { state: 'tracked', quantity: 3 },
      })
    })

    it.each([undefined, {}, { options: {} }, { variantId: '00000000-0000-0000-0000-000000000000' }])(
      'need no options for a product without any: %j',
      async (options) => {
        expect(await offer(book.id, options)).toMatchObject({
          variantId: '00000000-0000-0000-0000-000000000000',
          itemType: 'DIGITAL',
          weight: undefined,
          sku: undefined,
          image: undefined,
          choices: [],
          stock: { state: 'in-stock' },
        })
      },
    )

    it("keep choices of options whose variants aren't managed", async () => {
      expect(await offer(card.id, { options: { Size: 'Large' } })).toMatchObject({
        choices: [{ name: 'Size', text: 'Large' }],
        stock: { state: 'out-of-stock' },
      })
    })

    it.each<[string, string, Record<string, unknown> | undefined]>([
      ['an unknown product', 'no-such-product', undefined],
      ['an unknown variant', mug.id, { variantId: book.id }],
      ['managed variants without choices', mug.id, undefined],
      ['half of the choices', mug.id, { options: { Colour: 'Red' } }],
      ['an unknown choice', mug.id, { options: { Colour: 'Green', Size: 'Large' } }],
      ["a choice that isn't text", mug.id, { options: { Colour: 1, Size: 'Large' } }],
    ])('do not exist for %s', async (_what, id, options) => {
      expect(await offer(id, options)).toBeUndefined()
    })

    it('say whether the product or the variant is hidden', async () => {
      expect((await offer(hidden.id))?.stock).toEqual({ state: 'hidden' })
      expect((await offer(mug.id, { options: { Colour: 'Red', Size: 'Small' } }))?.stock).toEqual({
        state: 'hidden',
      })
    })

    it('exist only for the two names of the stores app, in the requested order', async () => {
      for (const app of STORES_APP_IDS) expect(await offer(book.id, undefined, app)).toBeDefined()
      expect(await offer(book.id, undefined, 'another app')).toBeUndefined()
      const references = [card.id, 'no-such-product', book.id, card.id].map((catalogItemId) => ({
        catalogItemId,
        appId,
      }))
      const found = await test.catalog.offersFor(test.database, test.site, references)
      expect(found.map((one) => one?.productId)).toEqual([card.id, undefined, book.id, card.id])
    })
  })
}
