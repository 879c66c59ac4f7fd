import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { cookieTokens } from '@vitrine/client/storage'
import { products } from '@vitrine/client/stores'
import { queryProducts, registerV2 } from '@vitrine/contract/operations'
import { expect, vi } from 'vitest'
import { type Runs, run, STORES, shop } from './run-page.ts'

/** Pages whose programs call as a shopper. */
export const SHOPPERS: Runs = {
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
    far: 'against the platform, with a login in a form instead of the page',
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
      const merchant = await shop.app(['catalog:read'])
      using byCursor = await run(page, 2, { apiKey: merchant.authorization, siteId: shop.site.siteId })
      const counts = byCursor.printed.map(([count]) => Number(count))
      const all = await merchant.call(queryProducts, { query: {} })
      expect(counts.reduce((sum, count) => sum + count)).toBe(all.metadata?.total)
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
}
