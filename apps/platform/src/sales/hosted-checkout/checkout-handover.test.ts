import { randomUUID } from 'node:crypto'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createRedirectSession,
  getCheckout,
  getCheckoutByCartId,
  getOrder,
  queryStoresOrders,
  updateCheckout,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '../../floor/callers/secret-text.ts'
import { logInMember, openMember } from '../../people/access/authorize/member.fixtures.ts'
import { browserLoginsStore } from '../../people/access/sessions/browser-logins.store.ts'
import type { MemberRow } from '../../people/members/member.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop, WISHES } from '../checkout/checkout.fixtures.ts'
import { openHosted } from './hosted-checkout.fixtures.ts'

const cup = newProduct()
/** What a person types on the hosted page. */
const TYPED = {
  email: 'zelda.quill@example.org',
  buyerNote: 'Behind the willow',
  shippingAddress: {
    ...{ country: 'AT', firstName: 'Zelda', lastName: 'Quill', addressLine: 'Weidengasse 7' },
    ...{ city: 'Linz', postalCode: '4020' },
  },
}
const TYPED_WORDS = /zelda|quill|willow|weidengasse|linz/i
/** What the link's creator wrote; see `WISHES`. */
const MAKERS_WORDS = /ada@example|Gasse 1|Ulm|89073/

for (const engine of ENGINES) {
  describe(`a link to a checkout on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const newCheckout = async () => {
      const buyer = await shop.visitor()
      return { buyer, checkoutId: await checkoutOf(buyer, [lineOf(cup)]) }
    }
    const linkTo = async (buyer: Caller, checkoutId: string): Promise<string> => {
      const { storefrontUrl } = shop.site
      const callbacks = { thankYouPageUrl: `${storefrontUrl}/thanks`, cartPageUrl: `${storefrontUrl}/cart` }
      const made = await buyer.call(createRedirectSession, { ecomCheckout: { checkoutId }, callbacks })
      return shop.url + new URL(String(made.redirectSession?.fullUrl)).pathname
    }
    const follow = async (link: string, headers: Record<string, string> = {}, answer?: string) => {
      const body = answer === undefined ? undefined : new URLSearchParams({ answer })
      const response = await fetch(link, {
        ...{ redirect: 'manual', headers },
        ...(body && { method: 'POST', body }),
      })
      return {
        status: response.status,
        text: await response.text(),
        cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
        checkoutId: response.headers.get('location')?.split('/').at(-1) ?? '',
      }
    }
    const asMember = ({ memberId }: MemberRow) =>
      shop.as({ type: 'MEMBER', siteId: shop.site.siteId, clientId: shop.clientId, memberId })
    /** The cookie of a browser where a member is logged in on the hosted pages. */
    const browserOf = async ({ siteId, memberId: subjectId }: MemberRow): Promise<string> => {
      const secret = randomUUID()
      const at = { createdAt: Date.now(), usedAt: Date.now(), endedAt: null }
      const login = { siteId, loginId: randomUUID(), subject: 'MEMBER', subjectId, ...at } as const
      await shop.database.transaction((tx) => browserLoginsStore.insert(tx, digestOf(secret), login))
      return `vitrine_member=${secret}`
    }
    const read = async (checkoutId: string, cookie: string) => {
      const response = await fetch(`${shop.url}/checkout-api/${checkoutId}`, { headers: { cookie } })
      return { status: response.status, text: await response.text() }
    }

    // Fails if `sideOf` gives every caller the browser's side.
    it('doesn’t let its creator read or change what is typed where it was opened', async () => {
      const { buyer, checkoutId } = await newCheckout()
      const page = await openHosted(shop, buyer, checkoutId)
      expect((await page.send('PATCH', '', TYPED)).body).toMatchObject({ email: TYPED.email })
      await page.send('PUT', '/draft', { draft: { billing: { city: 'Linz' } } })

      const { checkout } = await buyer.call(getCheckout, { id: checkoutId })
      const byCart = await buyer.call(getCheckoutByCartId, { id: String(checkout?.cartId) })
      expect(JSON.stringify([checkout, byCart])).not.toMatch(TYPED_WORDS)
      expect(JSON.stringify(checkout)).toMatch(MAKERS_WORDS)

      const elsewhere = {
        address: { country: 'DE', city: 'Köln', addressLine: 'Dom 1', postalCode: '50667' },
      }
      const taken = { id: checkoutId, shippingInfo: { shippingDestination: elsewhere } }
      expect(JSON.stringify(await buyer.call(updateCheckout, { checkout: taken }))).not.toMatch(TYPED_WORDS)
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(cup, 3)] })
      await buyer.call(createCheckoutFromCurrentCart, { ...WISHES, shippingAddress: elsewhere.address })
      expect(await page.read()).toMatchObject({
        ...{ email: TYPED.email, shippingAddress: { city: 'Linz' }, lines: [{ quantity: 1 }], changes: [] },
      })
      const merchants = await (await shop.merchant()).call(getCheckout, { id: checkoutId })
      expect(merchants.checkout?.buyerInfo?.email).toBe(TYPED.email)

      // The same browser comes back from the cart: the cart's items are taken over, and typed values stay.
      const again = await follow(await linkTo(buyer, checkoutId), { cookie: page.cookie })
      expect([again.status, again.checkoutId]).toEqual([303, checkoutId])
      expect(await page.read()).toMatchObject({
        ...{ email: TYPED.email, shippingAddress: { city: 'Linz' }, lines: [{ quantity: 4 }] },
      })
    })

    // Fails if `isUnclaimed` is always false.
    it('shows its creator the order once the paying browser returns its id', async () => {
      const { buyer, checkoutId } = await newCheckout()
      const page = await openHosted(shop, buyer, checkoutId)
      await page.send('PATCH', '', { ...TYPED, deliveryOption: { code: 'pickup' } })
      const { body } = await page.pay(undefined, { methodId: 'offline' })
      const id = String(body.order?.id)
      const seen = async () => (await buyer.call(queryStoresOrders, { query: {} })).orders
      const checkout = await buyer.call(getCheckout, { id: checkoutId })
      expect(checkout.checkout?.completed).toBe(true)
      expect(JSON.stringify(checkout)).not.toMatch(TYPED_WORDS)
      expect(JSON.stringify(checkout)).not.toContain(id)
      expect(await seen()).toEqual([])
      const later = await follow(await linkTo(buyer, checkoutId))
      expect([later.status, later.cookie]).toEqual([410, ''])

      expect((await (await shop.visitor()).try(getOrder, { id })).status).toBe(404)
      const { order } = await buyer.call(getOrder, { id })
      expect(order?.buyerInfo?.email).toBe(TYPED.email)
      expect(await seen()).toMatchObject([{ id }])
    })

    // Fails if `isHeldElsewhere` is always false, or the details are copied as they are.
    it('asks in another browser before it shows anything, and opens a separate checkout there', async () => {
      const { buyer, checkoutId } = await newCheckout()
      const page = await openHosted(shop, buyer, checkoutId)
      await page.send('PATCH', '', TYPED)
      const link = await linkTo(buyer, checkoutId)
      const asked = await follow(link)
      expect([asked.status, asked.cookie]).toEqual([200, ''])
      expect(asked.text).toContain('This checkout was started in another browser')
      expect(asked.text).not.toMatch(TYPED_WORDS)
      expect(asked.text).not.toMatch(MAKERS_WORDS)
      expect(asked.text).not.toContain(cup.name)
      expect((await follow(link, { 'sec-fetch-site': 'cross-site' }, 'open')).status).toBe(403)

      const friend = await follow(link, {}, 'open')
      expect([friend.status, friend.checkoutId === checkoutId]).toEqual([303, false])
      const copy = await read(friend.checkoutId, friend.cookie)
      expect(copy.text).not.toMatch(TYPED_WORDS)
      expect(copy.text).not.toMatch(MAKERS_WORDS)
      expect(JSON.parse(copy.text)).toMatchObject({ state: 'OPEN', lines: [{ name: cup.name }] })
      expect((await read(checkoutId, friend.cookie)).status).toBe(404)
      expect((await buyer.try(getCheckout, { id: friend.checkoutId })).status).toBe(404)
      expect((await follow(link, {}, 'open')).status).toBe(410)
      expect((await page.read()).email).toBe(TYPED.email)
    })

    // Fails if `hasAnother` is always false: the open checkout disappears.
    it('never replaces a checkout that is already open there', async () => {
      const mine = await newCheckout()
      const page = await openHosted(shop, mine.buyer, mine.checkoutId)
      const other = await newCheckout()
      const link = await linkTo(other.buyer, other.checkoutId)
      const asked = await follow(link, { cookie: page.cookie })
      expect(asked.text).toContain('You already have a checkout open')
      expect(asked.text).toContain(`href="/checkout/${mine.checkoutId}"`)
      const both = await follow(link, { cookie: page.cookie }, 'open')
      expect(both.cookie).toBe(page.cookie)
      const states = [mine.checkoutId, both.checkoutId].map(
        async (id) => (await read(id, both.cookie)).status,
      )
      expect(await Promise.all(states)).toEqual([200, 200])

      const third = await linkTo(other.buyer, other.checkoutId)
      const alone = await follow(third, { cookie: page.cookie }, 'close')
      expect((await read(mine.checkoutId, alone.cookie)).status).toBe(404)
      expect((await read(mine.checkoutId, page.cookie)).status).toBe(404)
      expect((await read(alone.checkoutId, alone.cookie)).status).toBe(200)
    })

    // Fails if `isMergedInto` is always false: the person must confirm their own checkout.
    it("opens at once where its member, then a visitor, had a checkout open, and asks about another member's", async () => {
      const { buyer, checkoutId } = await newCheckout()
      const page = await openHosted(shop, buyer, checkoutId)
      await page.send('PATCH', '', TYPED)
      const [member, stranger] = [await openMember(shop), await openMember(shop)]
      await logInMember(shop, member, buyer)
      const cookie = page.cookie
      const later = { cookie, 'sec-fetch-site': 'none' }
      const self = await asMember(member)
      const own = await follow(await linkTo(self, await checkoutOf(self, [lineOf(cup, 2)])), later)
      expect([own.status, own.cookie]).toEqual([303, cookie])
      const both = [checkoutId, own.checkoutId].map(async (id) => (await read(id, cookie)).status)
      expect(await Promise.all(both)).toEqual([200, 200])

      const other = await asMember(stranger)
      const foreignId = await checkoutOf(other, [lineOf(cup)])
      const asked = await follow(await linkTo(other, foreignId), later)
      expect([asked.status, asked.cookie]).toEqual([200, ''])
      expect(asked.text).toContain('You already have a checkout open')
      expect(asked.text).not.toMatch(TYPED_WORDS)
      expect(asked.text).not.toMatch(MAKERS_WORDS)
      expect((await read(foreignId, cookie)).status).toBe(404)
      expect((await page.read()).email).toBe(TYPED.email)
    })

    // Fails if `isLoggedInAsAnother` is always false: the visitor's address is shown to the member.
    it("asks in another member's browser, and opens a separate checkout there", async () => {
      const { buyer, checkoutId } = await newCheckout()
      const member = await openMember(shop)
      const headers = { cookie: await browserOf(member), referer: `${shop.site.storefrontUrl}/` }
      const link = await linkTo(buyer, checkoutId)
      const asked = await follow(link, headers)
      expect([asked.status, asked.cookie]).toEqual([200, ''])
      expect(asked.text).toContain('This checkout was started without your account')
      expect(asked.text).not.toMatch(MAKERS_WORDS)
      const taken = await follow(link, { cookie: headers.cookie }, 'open')
      expect(taken.checkoutId).not.toBe(checkoutId)
      const copy = await read(taken.checkoutId, taken.cookie)
      expect(copy.text).not.toMatch(MAKERS_WORDS)
      expect(JSON.parse(copy.text)).toMatchObject({ email: member.email, lines: [{ name: cup.name }] })
      expect((await buyer.try(getCheckout, { id: taken.checkoutId })).status).toBe(404)
      expect((await read(checkoutId, taken.cookie)).status).toBe(404)

      // A member's own link works at once in their own browser, wherever it was saved meanwhile.
      const self = await asMember(member)
      const ownId = await checkoutOf(self, [lineOf(cup)])
      const own = await follow(await linkTo(self, ownId), {
        ...headers,
        'sec-fetch-site': 'none',
        referer: '',
      })
      expect([own.status, own.checkoutId]).toEqual([303, ownId])
      const found = await buyer.call(getCheckout, { id: checkoutId })
      expect(found.checkout?.buyerInfo?.email).toBe(WISHES.email)
    })

    it('opens at once from the shop, but asks before showing a name if the origin is unknown', async () => {
      const { buyer, checkoutId } = await newCheckout()
      const pasted = await follow(await linkTo(buyer, checkoutId), { 'sec-fetch-site': 'none' })
      expect(pasted.text).toContain('This checkout was started in another browser')
      const planted = await follow(await linkTo(buyer, checkoutId), { referer: 'https://evil.example/' })
      expect(planted.status).toBe(200)
      const german = await follow(await linkTo(buyer, checkoutId), {
        ...{ 'sec-fetch-site': 'none', 'accept-language': 'de' },
      })
      expect(german.text).toContain('Diese Bestellung wurde in einem anderen Browser begonnen')
      const led = await follow(await linkTo(buyer, checkoutId), { referer: `${shop.site.storefrontUrl}/` })
      expect([led.status, led.checkoutId]).toEqual([303, checkoutId])
      expect((await read(checkoutId, led.cookie)).text).toMatch(MAKERS_WORDS)
    })
  })
}
