import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { cookieTokens } from '@vitrine/client/storage'
import { products } from '@vitrine/client/stores'
import { createWebhookKeys, signEvent } from '@vitrine/client/webhooks'
import {
  createBackInStockRequest,
  createCollection,
  createCoupon,
  createOrder,
  deleteProduct,
  getProduct,
  queryInventory,
  queryProducts,
  registerV2,
  updateDeliverySettings,
} from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const docs = join(root, 'docs/client')
const pages = [
  'README.md',
  'packages/client/README.md',
  ...readdirSync(docs).map((file) => `docs/client/${file}`),
]

const NONE = { value: '', role: 'none' }
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** A red dot, as PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

let shop: Shop
let folder: string
beforeAll(async () => {
  shop = await openDemoShop()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-programs-'))
  vi.stubEnv('VITRINE_API_URL', shop.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await shop[Symbol.asyncDispose]()
})

// biome-ignore lint/suspicious/noExplicitAny: only its page knows what a program exports.
type Exports = Record<string, any>

const programsOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code)

/**
 * Runs a page's program unchanged, except for the shop it names.
 * @param given - values that the program declares without defining
 * @returns what it exports, and what it printed
 */
const run = async (page: string, index = 0, given: object = {}) => {
  const contents = `${programsOf(page)[index]}`
    .replaceAll('http://localhost:4000', shop.url)
    .replaceAll(/'6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'|(?<=clientId: )'id'/g, `'${shop.clientId}'`)
    .replaceAll(/^declare const (\w+): .*$/gm, 'const { $1 } = globalThis.given')
  const outfile = join(folder, `${basename(page)}-${index}-${performance.now()}.mjs`)
  const stdin = { contents, loader: 'ts' as const, resolveDir: fileURLToPath(new URL('.', import.meta.url)) }
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', conditions: ['source'] })
  const printed: unknown[][] = []
  const spies = (['log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said) => void printed.push(said)),
  )
  Reflect.set(globalThis, 'given', given)
  const exports: Exports = await import(pathToFileURL(outfile).href)
  return {
    exports,
    printed,
    [Symbol.dispose]() {
      Reflect.deleteProperty(globalThis, 'given')
      for (const spy of spies) spy.mockRestore()
    },
  }
}

/** A page's programs: how far they run here, and what to check. */
const RUNS: Record<string, { far: string; work(page: string): Promise<void> }> = {
  'README.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed).toEqual([[2, 'items,', expect.stringMatching(/^€\d+\.\d\d$/)]])
      const added = shop.log.filter((line) => /add-to-cart","status":200/.test(line))
      expect(added).toHaveLength(1)
    },
  },
  'packages/client/README.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed).toEqual([[Array(3).fill(expect.stringMatching(/^\S.* €\d+\.\d\d$/))]])
    },
  },
  'docs/client/add-a-product-to-the-cart.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed).toEqual([[['1 × Salt Cellar']]])
    },
  },
  'docs/client/use-the-newer-cart.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed).toEqual([
        [2, 'Salt Cellar', expect.stringMatching(/^\d+\.\d\d$/)],
        [expect.stringMatching(/^\d+\.\d\d$/)],
        [expect.stringContaining('/r/')],
      ])
    },
  },
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
  'docs/client/send-a-buyer-to-the-checkout.md': {
    far: 'against the platform, up to the page that asks for the address',
    async work(page) {
      const visitor = await shop.visitor()
      const query = { filter: { slug: 'salt-cellar' } }
      const { products: found } = await visitor.call(queryProducts, { query })
      using program = await run(page)
      const { addToCart, checkOut, orderOf } = program.exports
      await addToCart(found?.[0]?.id)
      const opened = await fetch(await checkOut(), { redirect: 'manual' })
      expect([opened.status, opened.headers.get('set-cookie')]).toEqual([
        303,
        expect.stringContaining('hosted='),
      ])
      expect(opened.headers.get('location')).toMatch(/\/checkout\/[\da-f-]{36}$/)
      const thanks = 'http://localhost:3000/thank-you?orderId=6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'
      await expect(orderOf(thanks)).rejects.toMatchObject({ status: 404 })
    },
  },
  'docs/client/log-a-member-in.md': {
    far: 'against the platform, with a login in a form in place of the page',
    async work(page) {
      using program = await run(page)
      const { leave, comeBack, logOut } = program.exports
      const { begun, authUrl } = await leave()
      const { sessionToken } = await (await shop.visitor()).call(registerV2, {
        loginId: { email: 'reader@example.com' },
        password: 'a long walk home',
      })
      const led = await fetch(`${authUrl}&sessionToken=${sessionToken}`, { redirect: 'manual' })
      const back = String(led.headers.get('location'))
      await expect(comeBack(back, { ...begun, state: 'x' })).rejects.toThrow('Invalid _state')
      await expect(comeBack(back, begun)).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
      const left = await fetch(await logOut(), { redirect: 'manual' })
      expect(left.headers.get('location')).toBe('http://localhost:3000/bye')
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
  'docs/client/query-products.md': {
    far: 'against the platform',
    async work(page) {
      using steps = await run(page)
      const [[names, total], ...slugs] = steps.printed as [[string[], number], ...string[][]]
      expect(names).toContain('Milk Jug')
      expect(total).toBe(names.length)
      expect(slugs).toContainEqual(['milk-jug'])
      using asData = await run(page, 1)
      expect(asData.printed).toEqual([['Studio Mug']])
    },
  },
  'docs/client/query-with-graphql.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed).toEqual(
        Array(3).fill([expect.stringMatching(/\w/), expect.stringMatching(/^€\d/)]),
      )
      using typed = await run(page, 1)
      expect(typed.printed).toEqual([[null, 'PRODUCT_NOT_FOUND']])
    },
  },
  'docs/client/search-with-facets.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      expect(program.printed.slice(0, 2)).toEqual([['Showing results for moon jar'], [1, ['Moon Jar']]])
      expect(program.printed).toContainEqual(['Glaze', expect.stringContaining('Chalk (1)')])
    },
  },
  'docs/client/keep-a-session-on-a-server.md': {
    far: 'against the platform',
    async work(page) {
      const session = cookieTokens(new Request('http://shop.test'))
      const auth = OAuthStrategy({ clientId: shop.clientId, tokenStorage: session })
      const client = createClient({ apiUrl: shop.url, auth, modules: { currentCart, products } })
      const { items } = await client.products.queryProducts().eq('slug', 'salt-cellar').find()
      const { cart } = await client.currentCart.addToCurrentCart({
        lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: `${items[0]?._id}` } }],
      })
      using program = await run(page)
      const body = JSON.stringify([{ _id: cart.lineItems[0]?._id, quantity: 3 }])
      const cookie = `${session.setCookie}`.split(';')[0] ?? ''
      const response: Response = await program.exports.handle(
        new Request('http://shop.test', { method: 'POST', body, headers: { cookie } }),
      )
      expect(await response.json()).toMatchObject({ lineItems: [{ quantity: 3 }] })
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  },
  'docs/client/log-members-in-on-a-server.md': {
    far: 'against the platform',
    async work(page) {
      using program = await run(page)
      const { logIn, account, logOut } = program.exports
      const [email, password] = ['documented@example.com', 'four quiet grey herons']
      const auth = OAuthStrategy({ clientId: shop.clientId, apiUrl: shop.url })
      expect((await auth.register({ email, password })).loginState).not.toBe('FAILURE')
      let cookie = ''
      const ask = async (
        handle: (request: Request) => Promise<Response>,
        fields?: Record<string, string>,
      ) => {
        const body = fields && { method: 'POST', body: new URLSearchParams(fields) }
        const answer = await handle(new Request('http://localhost:3000', { ...body, headers: { cookie } }))
        cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
        return answer
      }
      expect((await ask(logIn, { email, password: 'wrong' })).headers.get('location')).toBe('/login?failed')
      expect((await ask(account)).headers.get('location')).toBe('http://localhost:3000/login')
      expect((await ask(logIn, { email, password })).headers.get('location')).toBe('/account')
      expect(await (await ask(account)).json()).toMatchObject({ loginEmail: email })
      expect((await ask(logOut, {})).headers.get('location')).toMatch(/^http:[^?]*\/logout\?/)
      expect((await ask(account)).headers.get('location')).toBe('http://localhost:3000/login')
    },
  },
  'docs/client/handle-errors.md': {
    far: 'against the platform, and against none',
    async work(page) {
      using program = await run(page)
      expect(await program.exports.cartOrNone()).toBeUndefined()
      expect(program.printed).toEqual([])
      vi.stubEnv('VITRINE_API_URL', 'http://127.0.0.1:1')
      const call = program.exports.cartOrNone()
      await expect(call.finally(() => vi.stubEnv('VITRINE_API_URL', shop.url))).rejects.toMatchObject({
        code: 'NETWORK_ERROR',
      })
      expect(program.printed).toEqual([['try again in 1 s'], ['System error occurred', undefined]])
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
      using signer = await run(page, 2)
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

describe('the programs of a page run unchanged:', () => {
  it.each(Object.entries(RUNS).map(([page, { far, work }]) => ({ page, far, work })))(
    '$page, $far',
    ({ page, work }) => work(page),
  )

  it('every existing page', () => {
    expect(Object.keys(RUNS).sort()).toEqual(pages.sort())
  })
})
