import { createWebhookKeys, signEvent } from '@vitrine/client/webhooks'
import { getProduct, queryProducts } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop } from '@vitrine/platform/testing'
import { expect, vi } from 'vitest'
import { programsOf, type Runs, run, shop } from './run-page.ts'

/** Pages whose programs need a shop of their own, or none. */
export const OWN_SHOPS: Runs = {
  'docs/client/brand-the-hosted-pages.md': {
    far: 'against a shop of its own',
    async work(page) {
      await using other = await openDemoShop()
      const merchant = await other.app(['checkout:write'])
      const given = { apiKey: merchant.authorization, siteId: other.site.siteId, apiUrl: other.url }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([['Atelier North', '#1b5faa']])
    },
  },
  'docs/client/set-the-synonyms-of-the-search.md': {
    far: 'against a shop of its own',
    async work(page) {
      await using other = await openDemoShop()
      const merchant = await other.app(['catalog:write'])
      const given = { apiKey: merchant.authorization, siteId: other.site.siteId, apiUrl: other.url }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([['2 new groups']])
    },
  },
  'docs/client/translate-the-catalog.md': {
    far: 'against a shop of its own',
    async work(page) {
      await using other = await openDemoShop()
      const [bowl] = demoShop().products.filter(({ slug }) => slug === 'deep-bowl')
      const [ceramics] = demoShop().collections.filter(({ slug }) => slug === 'ceramics')
      const merchant = await other.app(['catalog:write'])
      const ids = { productId: bowl?.id, collectionId: ceramics?.id, clientId: other.clientId }
      const about = { siteId: other.site.siteId, apiUrl: other.url }
      using _written = await run(page, 0, { apiKey: merchant.authorization, ...about, ...ids })
      using shown = await run(page, 1, { ...about, ...ids })
      const [[name, options]] = shown.printed as [[string, string[]]]
      expect([typeof name, options.length > 0]).toEqual(['string', true])
      const headers = { 'x-wix-linguist': 'de' }
      const { product } = await (await other.visitor()).call(getProduct, { id: bowl?.id ?? '' }, headers)
      expect(product).toMatchObject({ name: 'Tiefe Schale', productOptions: [{ name: 'Glaze' }] })
    },
  },
  'docs/client/settle-delivery-tax-and-fees.md': {
    far: 'against a shop of its own',
    async work(page) {
      await using other = await openDemoShop()
      const merchant = await other.app(['checkout:write'])
      const given = { apiKey: merchant.authorization, siteId: other.site.siteId, apiUrl: other.url }
      using program = await run(page, 0, given)
      expect(program.printed).toEqual([['Germany', 'VAT 0.19', 'Small order 2.00', 'Three mugs']])
    },
  },
  'docs/client/receive-webhooks.md': {
    far: 'with events that a peer of the test signs as the platform does',
    async work(page) {
      using endpoint = await run(page)
      const { publicKey, privateKey } = await createWebhookKeys()
      const receive: (request: Request) => Promise<Response> = endpoint.exports.open('app', publicKey)
      const post = (body: string) => receive(new Request('http://app.test', { method: 'POST', body }))
      const changed = 'com.wix.ecommerce.catalog.api.v1.ProductChanged'
      const event = await signEvent(privateKey, {
        eventType: changed,
        payload: { productId: 'p', changedFields: ['name'] },
      })
      expect((await post(event)).status).toBe(200)
      expect(endpoint.printed).toEqual([['p', ['name']]])
      const refused = await post(`${event}x`)
      expect([refused.status, await refused.text()]).toEqual([400, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'])
      await using other = await openDemoShop()
      const office = await other.app(['webhooks:manage'])
      const given = { apiKey: office.authorization, siteId: other.site.siteId, apiUrl: other.url }
      using subscriber = await run(page, 1, given)
      expect(subscriber.printed).toEqual([['ACTIVE', '-----BEGIN PUBLIC KEY-----']])
      using newer = await run(page, 2)
      expect(newer.exports.openNewer('app', publicKey)).toHaveProperty('processRequest')
      using stock = await run(page, 3)
      expect(stock.exports.openStock('app', publicKey)).toHaveProperty('processRequest')
      using signer = await run(page, 4)
      const [[key, body]] = signer.printed as [[string, string]]
      const known: typeof receive = endpoint.exports.open('app', key)
      expect((await known(new Request('http://app.test', { method: 'POST', body }))).status).toBe(200)
    },
  },
  'docs/client/show-changes-as-they-happen.md': {
    far: 'against the platform, with a page that stays visible',
    async work(page) {
      const window = new EventTarget()
      vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
      vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
      const merchant = await shop.merchant()
      const { products = [] } = await merchant.call(queryProducts, { query: { filter: { slug: 'column' } } })
      const productId = products[0]?.id ?? ''
      const readProduct = vi.fn()
      const given = { apiUrl: shop.url, clientId: shop.clientId, productId, readProduct, readCart: vi.fn() }
      try {
        using program = await run(page, 0, given)
        expect(program.printed).toEqual([])
        const change = (ribbon: string) =>
          merchant.send('PATCH', `/stores/v1/products/${productId}`, JSON.stringify({ product: { ribbon } }))
        let times = 0
        await expect
          .poll(async () => {
            await change(`Ribbon ${times++}`)
            return readProduct.mock.calls.length
          })
          .toBeGreaterThan(0)
      } finally {
        window.dispatchEvent(new Event('beforeunload'))
        vi.unstubAllGlobals()
      }
    },
  },
  'docs/client/move-a-storefront.md': {
    far: 'by the tests of storefronts and of @vitrine/move, for it shows no program of its own',
    async work(page) {
      expect(programsOf(page)).toEqual([])
    },
  },
}
