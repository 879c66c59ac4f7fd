import { randomUUID } from 'node:crypto'
import {
  getOrder,
  markOrderAsFulfilled,
  queryStoresOrders,
  registerV2,
  verifyDuringAuthentication,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInMember } from '../../people/access/authorize/member.fixtures.ts'
import { codeFor } from '../../people/identity/identity.fixtures.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { openHosted } from '../hosted-checkout/hosted-checkout.fixtures.ts'

const cup = newProduct()
const PASSWORD = 'a long walk home'

for (const engine of ENGINES) {
  describe(`an order that a guest placed, on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const order = async (buyer: Caller, email: string, code = 'pickup'): Promise<string> => {
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
      await page.send('PATCH', '', { email, deliveryOption: { code } })
      const { body } = await page.pay(undefined, { methodId: 'offline' })
      return String(body.order?.id)
    }
    const newAddress = () => `${randomUUID()}@mail.example`
    const register = (by: Caller, email: string) =>
      by.try(registerV2, { loginId: { email }, password: PASSWORD })
    const member = async (email: string) => {
      const found = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
      if (!found) throw new Error('The member is missing')
      return found
    }
    /** Logs in and returns what the member sees. */
    const ordersAfterLogin = async (email: string, from: Caller) => {
      const who = await member(email)
      await logInMember(shop, who, from)
      const { siteId, memberId } = who
      const caller = await shop.as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId })
      const { orders } = await caller.call(queryStoresOrders, { query: {} })
      return { caller, ids: orders.map(({ id }) => id) }
    }

    const mailTo = async (to: string, subject: string): Promise<{ text: string; html: string }> => {
      const find = async () => {
        const response = await fetch(`${shop.url}/dev/mail`, { headers: { accept: 'application/json' } })
        const mails: { to: string; subject: string; text: string; html: string }[] = await response.json()
        return mails.find((mail) => mail.to === to && mail.subject.includes(subject))
      }
      await expect.poll(find, { timeout: 10_000 }).toBeDefined()
      return (await find()) ?? { text: '', html: '' }
    }
    /** The order's page, in the mail's link. */
    const pageIn = (text: string): string => {
      const [path = ''] = /\/orders\/\S+/.exec(text) ?? []
      return shop.url + path
    }

    // Fails if `giveGuestOrders` doesn't check that the address is verified.
    it('becomes theirs when they register its address in that browser and verify it', async () => {
      const [buyer, email] = [await shop.visitor(), newAddress()]
      const id = await order(buyer, email)
      const { body } = await register(buyer, email)
      expect(body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
      expect((await ordersAfterLogin(email, await shop.visitor())).ids).toEqual([])
      const code = await codeFor(shop, email)
      const proved = await buyer.try(verifyDuringAuthentication, { stateToken: body.stateToken, code })
      expect(proved.body.state).toBe('SUCCESS')
      const { caller, ids } = await ordersAfterLogin(email, buyer)
      expect(ids).toEqual([id])
      const { order: shown } = await caller.call(getOrder, { id })
      expect(shown?.buyerInfo).toEqual({ memberId: (await member(email)).memberId, email })
      expect((await buyer.try(getOrder, { id })).status).toBe(404)
    })

    it('isn’t given to anyone else, whichever address they register', async () => {
      const [buyer, email] = [await shop.visitor(), newAddress()]
      await order(buyer, email)
      const [stranger, other] = [await shop.visitor(), newAddress()]
      expect((await register(stranger, email)).body.state).toBe('SUCCESS')
      expect((await ordersAfterLogin(email, stranger)).ids).toEqual([])
      expect((await register(buyer, other)).body.state).toBe('SUCCESS')
      expect((await ordersAfterLogin(other, buyer)).ids).toEqual([])
    })

    // Fails if amounts follow the shop's locale.
    it('is confirmed with amounts in the buyer’s format', async () => {
      const [buyer, email] = [await shop.visitor(), newAddress()]
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
      await page.send('GET', '', undefined, { 'accept-language': 'de-DE' })
      await page.send('PATCH', '', { email, deliveryOption: { code: 'pickup' } })
      await page.pay(undefined, { methodId: 'offline' })
      expect((await mailTo(email, 'Ihre Bestellung')).text).toMatch(/Gesamt: \d+,\d\d\s€/)
    })

    it('shows how it was paid, and its tracking once it is sent', async () => {
      const [buyer, merchant] = [await shop.visitor(), await shop.merchant()]
      const email = newAddress()
      const id = await order(buyer, email, 'post')
      const link = 'https://parcels.example/H1001'
      const trackingInfo = { trackingNumber: 'H1001', shippingProvider: 'Post', trackingLink: link }
      await merchant.call(markOrderAsFulfilled, { id, trackingInfo })
      const { order: shown } = await buyer.call(getOrder, { id })
      expect(shown).toMatchObject({ fulfillmentStatus: 'FULFILLED', trackingInfo })
      expect(shown?.paymentMethods).toEqual([{ kind: 'OFFLINE', amount: shown?.priceSummary?.total }])
      const { text, html } = await mailTo(email, 'on its way')
      expect(text).toContain('Tracking: Post H1001')
      expect(text).toContain(link)
      expect(html).toContain(cup.name)
      const [, picture = ''] = /<img [^>]*src="([^"]*\/media\/[^"]*)"/.exec(html) ?? []
      expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg')
      const page = await fetch(pageIn(text))
      expect(page.status).toBe(200)
      const shownThere = await page.text()
      expect(shownThere).toContain(cup.name)
      expect(shownThere).not.toContain(email)
      const altered = pageIn(text).replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A'))
      expect((await fetch(altered)).status).toBe(404)
      const bad = { trackingLink: 'javascript:alert(1)' }
      expect((await merchant.try(markOrderAsFulfilled, { id, trackingInfo: bad })).status).toBe(400)
      await merchant.call(markOrderAsFulfilled, { id, trackingInfo: { trackingNumber: 'H1002' } })
      const again = await buyer.call(getOrder, { id })
      expect(again.order).toMatchObject({ trackingInfo: { trackingNumber: 'H1002' } })
      expect(again.order?.activities.at(-1)?.type).toBe('TRACKING_NUMBER_EDITED')
      await expect(mailTo(email, 'on its way')).resolves.toMatchObject({ text })
    })

    it('is ready rather than sent when its buyer picks it up', async () => {
      const [buyer, merchant] = [await shop.visitor(), await shop.merchant()]
      const email = newAddress()
      const id = await order(buyer, email)
      await merchant.call(markOrderAsFulfilled, { id })
      const { text } = await mailTo(email, 'is ready for pickup')
      expect(text).toContain('Pick up at Am Markt 1, Graz, Austria.')
      expect(await (await fetch(pageIn(text))).text()).toContain('Your order is ready for pickup.')
      const { orders } = await merchant.call(queryStoresOrders, { query: {} })
      const found = orders.find((each) => each.id === id)
      expect(found?.shippingInfo).toEqual({ deliveryOption: 'Pickup', pickupDetails: {} })
    })
  })
}
