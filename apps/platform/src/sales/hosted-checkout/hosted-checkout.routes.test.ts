import { randomUUID } from 'node:crypto'
import {
  createCoupon,
  createGiftCard,
  createProduct,
  getCheckout,
  getOrder,
  updateBrandSettings,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { newProduct } from '../../testing/catalog.ts'
import type { Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { CARDS } from '../payments/sandbox/sandbox.fixtures.ts'
import { type HostedBrowser, openHosted, settled } from './hosted-checkout.fixtures.ts'

const PATIENCE = { timeout: 30_000, interval: 250 }

const listBooks = statement<{ state: string }>(
  `SELECT s.state FROM sandbox_payments s JOIN payments p ON p.payment_id = s.payment_id
   WHERE p.checkout_id = ? ORDER BY s.state`,
)
const mailsTo = statement<{ template: string; language: string }>(
  'SELECT template, language FROM mails WHERE recipient = ?',
)

const isTakenNotice = (line: string): boolean =>
  line.includes('/payments/:provider/notices') && line.includes('"status":200')

describe('the hosted checkout', () => {
  const cup = newProduct()
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([cup], { environment: { PAYMENT_TIMEOUT_SECONDS: '1' } })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const atCheckout = async (quantity = 1) => {
    const buyer = await shop.visitor()
    return openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup, quantity)]))
  }
  const booksOf = async ({ checkoutId }: HostedBrowser) =>
    (await shop.database.all(listBooks, checkoutId)).map(({ state }) => state)

  it("shows the brand's name and colors", async () => {
    const page = await atCheckout()
    const merchant = await shop.merchant()
    const settle = (brandSettings: object) =>
      merchant.send('PATCH', '/vitrine/v1/settings/brand', JSON.stringify({ brandSettings }))
    await settle({ name: 'Atelier', accentColor: '#0b5cad' })
    const { brand } = await page.read()
    expect(brand).toMatchObject({ name: 'Atelier', light: { accent: '#0b5cad' } })
    await settle({ name: null, accentColor: null })
    const { name, storefrontUrl: shopUrl } = shop.site
    expect((await page.read()).brand).toEqual({ name, shopUrl, light: {}, dark: {} })
  })

  it('shows what is missing, accepts a card and shows the order', async () => {
    const page = await atCheckout()
    expect(await page.read()).toMatchObject({
      ...{
        state: 'OPEN',
        brand: { name: 'Test shop' },
        needsDelivery: true,
        deliversTo: ['AT', 'DE'],
        changes: [],
      },
      totals: { subtotal: '20.00', delivery: '5.90', total: '25.90', toPay: '25.90' },
      deliveryOptions: [
        { code: 'post', price: '5.90', chosen: true },
        { code: 'pickup', chosen: false },
      ],
      paymentMethods: [
        { id: 'sandbox-card', kind: 'CARD', tokenUrl: '/sandbox-card/tokens', sandbox: true },
        { id: 'offline', kind: 'OFFLINE', sandbox: false },
      ],
      links: { cartPageUrl: `${shop.site.storefrontUrl}/cart` },
    })
    expect((await page.pay(CARDS.approved)).status).toBe(200)
    const body = await settled(page, {
      ...{ state: 'PLACED', totals: { total: '25.90' } },
      order: { payment: { methodName: 'Card', paid: true } },
    })
    expect(body.links.thankYouPageUrl).toBe(`${shop.site.storefrontUrl}/thanks?orderId=${body.order?.id}`)
    await expect.poll(() => booksOf(page), PATIENCE).toEqual(['TAKEN'])
  })

  it('promises no delivery price before it knows where to', async () => {
    const buyer = await shop.visitor()
    const unknown = { shippingAddress: undefined, selectedShippingOption: undefined }
    const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup, 1)], unknown))
    const { totals, missing } = await page.read()
    expect(totals).not.toHaveProperty('delivery')
    expect(totals).toMatchObject({ total: '20.00', toPay: '20.00' })
    expect(missing).toContain('SHIPPING_ADDRESS')
  })

  it("says that a gift card doesn't pay for the gift cards in the order", async () => {
    const [merchant, buyer] = [await shop.merchant(), await shop.visitor()]
    const { product } = await merchant.call(createProduct, {
      product: { name: 'Gift card', productType: 'digital', giftCard: true, priceData: { price: 25 } },
    })
    const { code: giftCardCode } = await merchant.call(createGiftCard, { giftCard: { initialValue: '500' } })
    const card = lineOf({ id: String(product?.id) })
    const page = await openHosted(shop, buyer, await checkoutOf(buyer, [card, lineOf(cup)]))
    await page.send('PATCH', '', { giftCardCode })
    const { giftCard, totals } = await page.read()
    expect(giftCard).toMatchObject({ amount: '25.90', exceptGiftCards: true })
    expect(totals.toPay).toBe('25.00')
  })

  it("uses its buyer's language, also for the order and its mail", async () => {
    const page = await atCheckout()
    const merchant = await shop.merchant()
    const language = async () =>
      (await merchant.call(getCheckout, { id: page.checkoutId })).checkout?.buyerLanguage
    expect(await language()).toBe('en')
    await page.send('GET', '', undefined, { 'accept-language': 'de-AT,en;q=0.5' })
    expect(await language()).toBe('de')
    // A request without a language changes nothing, and later changes keep it.
    await page.read()
    await page.send('PATCH', '', { email: 'grete@example.com' })
    expect((await page.pay(CARDS.approved)).status).toBe(200)
    const { order } = await settled(page, { state: 'PLACED' })
    const [mail] = await shop.database.all(mailsTo, 'grete@example.com')
    expect(mail).toEqual({ template: 'order-confirmation', language: 'de' })
    expect((await merchant.call(getOrder, { id: order?.id ?? '' })).order?.buyerLanguage).toBe('de')
  })

  it('reports a declined card, and accepts another', async () => {
    const page = await atCheckout()
    await page.pay(CARDS.declined)
    await settled(page, {
      state: 'OPEN',
      payment: { state: 'DECLINED', reason: 'DECLINED', amount: '25.90' },
    })
    await page.pay(CARDS.approved)
    await settled(page, { state: 'PLACED' })
  })

  it("leads through the bank's step and back, on a separate page", async () => {
    const page = await atCheckout()
    await page.pay(CARDS.step)
    const { payment } = await settled(page, { payment: { state: 'STEP', url: expect.any(String) } })
    const url = String(payment?.url).replace(/^https?:\/\/[^/]+/, shop.url)
    const step = await fetch(url)
    expect(step.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(await step.text()).toContain('€25.90')
    const merchant = await shop.merchant()
    const settle = (brandSettings: object) => merchant.call(updateBrandSettings, { brandSettings })
    await settle({ name: 'Atelier', accentColor: '#0b5cad' })
    const inColor = await (await fetch(url)).text()
    expect(inColor).toContain('<p class="mark">Atelier</p>')
    expect(inColor).toMatch(/prefers-color-scheme:light\)\{:root\{[^}]*--accent:#0b5cad;/)
    expect(inColor).toMatch(/prefers-color-scheme:dark\)\{:root\{[^}]*--accent:#(?!0b5cad)/)
    await settle({ name: null, accentColor: null })
    const decide = (decision: string, headers = {}) =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision }), headers })
    expect((await decide('approve', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const back = await decide('approve')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(`/checkout/${page.checkoutId}$`),
    ])
    await settled(page, { state: 'PLACED' })
    expect(await (await decide('refuse')).status).toBe(303)
    expect(await (await fetch(url)).text()).toContain('Already answered')
    await expect.poll(() => booksOf(page), PATIENCE).toEqual(['TAKEN'])
  })

  it('reports that the buyer refused, and lets them abandon a step for another method', async () => {
    const page = await atCheckout()
    await page.pay(CARDS.step)
    const { payment } = await settled(page, { payment: { state: 'STEP' } })
    expect((await page.pay(CARDS.approved)).code).toBe('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    expect((await page.send('PATCH', '', { buyerNote: 'Hi' })).code).toBe(
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    )
    const url = String(payment?.url).replace(/^https?:\/\/[^/]+/, shop.url)
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'refuse' }),
    })
    await settled(page, { payment: { state: 'DECLINED' } })
    await page.pay(CARDS.step)
    await settled(page, { payment: { state: 'STEP' } })
    const { body } = await page.send('POST', '/cancel-payment', {})
    expect(body).not.toHaveProperty('payment')
    const offline = await page.pay(undefined, { methodId: 'offline' })
    expect(offline.body).toMatchObject({ state: 'PLACED', order: { payment: { paid: false } } })
  })

  it('places the order of a card whose answer is lost or late, and none if the request is lost', async () => {
    const [lost, late, gone] = await Promise.all([atCheckout(), atCheckout(), atCheckout()])
    const paid = await Promise.all([
      lost.pay(CARDS.answerLost),
      late.pay(CARDS.late),
      gone.pay(CARDS.requestLost),
    ])
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([
      settled(lost, { state: 'PLACED' }),
      settled(gone, { state: 'OPEN', payment: { state: 'DECLINED', reason: 'NOT_ANSWERED' } }),
      // No one opens this page.
      expect.poll(() => booksOf(late), PATIENCE).toEqual(['TAKEN']),
      expect.poll(() => shop.log.some(isTakenNotice), PATIENCE).toBe(true),
    ])
    expect(await late.read()).toMatchObject({ state: 'PLACED' })
  })

  it('does nothing twice under one key, and rejects the key for another attempt', async () => {
    const page = await atCheckout()
    const { totals } = await page.read()
    const token = await page.tokenOf(CARDS.approved)
    const key = randomUUID()
    const pay = (body: object) =>
      page.send('POST', '/pay', { methodId: 'sandbox-card', token, ...body }, { 'idempotency-key': key })
    const agreed = { agreedTotals: totals }
    const [first, second] = await Promise.all([pay(agreed), pay(agreed)])
    expect([first.status, second.status]).toEqual([200, 200])
    const { order } = await settled(page, { state: 'PLACED' })
    expect((await pay(agreed)).body.order).toEqual(order)
    expect((await pay({ ...agreed, token: 'other' })).code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await page.pay(CARDS.approved)).code).toBe('CHECKOUT_ALREADY_PAID')
    await expect.poll(() => booksOf(page), PATIENCE).toEqual(['TAKEN'])
  })

  it('accepts no card once the order is paid offline, and returns the same order for a repeat', async () => {
    const page = await atCheckout()
    const { body } = await page.pay(undefined, { methodId: 'offline' })
    expect((await page.pay(undefined, { methodId: 'offline' })).body.order).toEqual(body.order)
    expect((await page.pay(CARDS.approved)).code).toBe('CHECKOUT_ALREADY_PAID')
    expect(await booksOf(page)).toEqual([])
  })

  it("refuses what the buyer didn't agree to, what isn't offered, and what is missing", async () => {
    const page = await atCheckout()
    const { totals } = await page.read()
    const other = { ...totals, toPay: '25.89' }
    expect((await page.pay(CARDS.approved, { agreedTotals: other })).code).toBe('CHECKOUT_CHANGED')
    expect((await page.pay(undefined, { methodId: 'acme' })).code).toBe(
      'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    )
    expect((await page.pay(undefined)).code).toBe('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
    expect((await page.pay(undefined, { methodId: 'sandbox-card' })).fields).toEqual(['token'])
    const odd = await page.pay(undefined, { agreedTotals: { ...totals, toPay: 'much' } })
    expect(odd.fields).toEqual(['agreedTotals.toPay'])
    expect((await page.pay(undefined, { methodId: 'offline' }, '')).fields).toEqual(['Idempotency-Key'])
    expect(await booksOf(page)).toEqual([])
    await page.pay(undefined, { methodId: 'sandbox-card', token: 'nobody-gave-this' })
    await settled(page, { payment: { state: 'DECLINED', reason: 'METHOD_INVALID' } })
  })

  it('holds no money for sold-out items, and reports them on the page', async () => {
    const rare = newProduct({ stock: { track: true, quantity: 1 } })
    await using other = await openSellingShop([rare])
    const led = async () => {
      const buyer = await other.visitor()
      return openHosted(other, buyer, await checkoutOf(buyer, [lineOf(rare)]))
    }
    const [quick, slow] = [await led(), await led()]
    expect(await slow.read()).toMatchObject({ changes: [] })
    expect((await quick.pay(undefined, { methodId: 'offline' })).body.state).toBe('PLACED')
    expect((await slow.pay(CARDS.approved)).code).toBe('FULL_OUT_OF_STOCK')
    expect(await other.database.all(listBooks, slow.checkoutId)).toEqual([])
    const { lines, changes } = await slow.read()
    expect(lines).toMatchObject([{ availability: 'NOT_AVAILABLE', quantityAvailable: 0 }])
    expect(changes).toMatchObject([{ kind: 'OUT_OF_STOCK', lineId: lines[0]?.id }])
    const without = await slow.send('PATCH', '', { removeLineIds: [lines[0]?.id] })
    expect(without.body).toMatchObject({ state: 'EMPTY', lines: [], changes: [] })
  })

  it('stores submitted and typed values, and names each invalid field', async () => {
    const page = await atCheckout()
    const place = {
      country: 'DE',
      firstName: 'Ada',
      lastName: 'Lovelace',
      addressLine: 'Gasse 2',
      city: 'Ulm',
    }
    const draft = { email: 'ad', billing: { city: 'U' }, shipping: { city: 'Ul' } }
    expect((await page.send('PUT', '/draft', { draft })).body).toEqual({})
    expect((await page.read()).draft).toEqual(draft)
    const wrong = { email: 'ada', shippingAddress: { ...place, postalCode: '8907', phone: 'call me' } }
    expect((await page.send('PATCH', '', wrong)).fields).toEqual(['email'])
    expect((await page.send('PATCH', '', { ...wrong, email: 'ada@example.org' })).fields).toEqual([
      'shippingAddress.postalCode',
      'shippingAddress.phone',
    ])
    expect((await page.send('PATCH', '', { billingAddress: { country: 'DE' } })).fields).toContain(
      'billingAddress.addressLine',
    )
    expect((await page.read()).email).toBe('ada@example.com')
    const { body } = await page.send('PATCH', '', {
      email: 'ada@example.org',
      shippingAddress: { ...place, postalCode: '89075', phone: '0731 1' },
      buyerNote: 'Ring twice',
      deliveryOption: { code: 'pickup' },
    })
    expect(body).toMatchObject({
      ...{ email: 'ada@example.org', buyerNote: 'Ring twice', changes: [] },
      shippingAddress: { ...place, postalCode: '89075', phone: '0731 1' },
      totals: { delivery: '0.00', total: '20.00' },
      draft: { billing: { city: 'U' } },
    })
    expect(body.draft).not.toHaveProperty('shipping')
    expect((await page.send('PATCH', '', { deliveryOption: { code: 'moon' } })).code).toBe(
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    )
    const differs = await page.send('PATCH', '', {
      billingAddress: { ...place, postalCode: '10115', city: 'Berlin' },
    })
    expect(differs.body.billingAddress).toMatchObject({ city: 'Berlin' })
    expect((await page.send('PATCH', '', { billingAddress: null })).body).not.toHaveProperty('billingAddress')
  })

  it('adds and removes coupons, and says why one is refused', async () => {
    const merchant = await shop.merchant()
    const coupon = { name: 'Five off', code: 'FIVE', moneyOffAmount: '5' }
    await merchant.call(createCoupon, { coupon })
    const page = await atCheckout()
    const { body } = await page.send('PATCH', '', { couponCode: 'five' })
    expect(body).toMatchObject({ coupon: { code: 'FIVE', amount: '5.00' }, changes: [] })
    expect((await page.send('PATCH', '', { couponCode: 'SIX' })).code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect((await page.send('PATCH', '', { giftCardCode: 'none' })).code).toMatch(/^GIFT_CARD_/)
    expect((await page.send('PATCH', '', { couponCode: null })).body).not.toHaveProperty('coupon')
  })

  it('accepts a gift card, which pays a part or everything', async () => {
    const merchant = await shop.merchant()
    const newCard = async (initialValue: string) =>
      (await merchant.call(createGiftCard, { giftCard: { initialValue } })).code
    const page = await atCheckout()
    const part = await page.send('PATCH', '', { giftCardCode: await newCard('10') })
    expect(part.body).toMatchObject({
      totals: { total: '25.90', giftCard: '10.00', toPay: '15.90' },
      giftCard: { amount: '10.00', left: '0.00', obfuscatedCode: expect.stringMatching(/^\*+\w{4}$/) },
    })
    expect((await page.send('PATCH', '', { giftCardCode: null })).body.totals.toPay).toBe('25.90')
    const all = await page.send('PATCH', '', { giftCardCode: await newCard('100') })
    expect(all.body.totals).toMatchObject({ total: '25.90', giftCard: '25.90', toPay: '0.00' })
    expect(all.body.giftCard?.left).toBe('74.10')
    const { body } = await page.pay(undefined)
    expect(body).toMatchObject({ state: 'PLACED', totals: { giftCard: '25.90', toPay: '0.00' } })
    expect(body.order).not.toHaveProperty('payment')
    expect((await page.pay(undefined)).body.order).toEqual(body.order)
  })

  it('reports what changed since its buyer agreed, until they agree to it', async () => {
    const tea = newProduct()
    await using other = await openSellingShop([tea])
    const [merchant, buyer] = [await other.merchant(), await other.visitor()]
    const page = await openHosted(other, buyer, await checkoutOf(buyer, [lineOf(tea)]))
    expect((await page.read()).changes).toEqual([])
    await merchant.call(updateProduct, { product: { id: tea.id, priceData: { price: 23 } } })
    const moved = [
      { kind: 'PRICE', name: tea.name, before: '20.00', after: '23.00' },
      { kind: 'TOTAL', before: '25.90', after: '28.90' },
    ]
    expect(await page.read()).toMatchObject({ changes: moved, totals: { total: '28.90' } })
    // The buyer's own changes aren't news to them; earlier ones still are.
    const picked = await page.send('PATCH', '', { deliveryOption: { code: 'pickup' } })
    expect(picked.body).toMatchObject({
      changes: [moved[0], { kind: 'TOTAL', before: '20.00', after: '23.00' }],
    })
    const { totals } = picked.body
    // The page already shows the new total; it wasn't agreed to yet.
    expect((await page.pay(undefined, { methodId: 'offline' })).code).toBe('CHECKOUT_CHANGED')
    const old = { ...totals, subtotal: '20.00', total: '20.00', toPay: '20.00' }
    expect((await page.send('PATCH', '', { acceptTotals: old })).code).toBe('CHECKOUT_CHANGED')
    expect((await page.send('PATCH', '', { acceptTotals: totals })).body.changes).toEqual([])
    expect((await page.pay(undefined, { methodId: 'offline', agreedTotals: old })).code).toBe(
      'CHECKOUT_CHANGED',
    )
    expect((await page.pay(undefined, { methodId: 'offline' })).body.state).toBe('PLACED')
  })
})
