import { createClient as createOurs } from '@vitrine/client'
import { recommendations as ours } from '@vitrine/client/ecom'
import { oauth as ourOauth } from '@vitrine/client/identity'
import { demoShop } from '@vitrine/demo'
import { ENGINES } from '@vitrine/platform/testing/engines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'
import { download, line, memberOf, ownerOf, plain, visitorOf } from './ordinary-clients.ts'

const ALGORITHMS = ours.algorithms

for (const engine of ENGINES) {
  describe(`what ordinary storefronts call with the public packages, on ${engine.name}`, () => {
    let opened: SdkShop
    beforeAll(async () => {
      opened = await openSdkShop(engine)
    })
    afterAll(() => opened[Symbol.asyncDispose]())

    const visitor = () => visitorOf(opened)
    const owner = () => ownerOf(opened)

    it('lets an owner decide who is a member, by the names of the package', async () => {
      const policies = (await owner()).signOnPolicy
      const set = { requireOwnerApproval: true, requireEmailVerification: false }
      expect(await policies.updateSignOnPolicy(set)).toEqual(set)
      expect(await policies.getSignOnPolicy()).toEqual({ signOnPolicy: set })
      await policies.updateSignOnPolicy({ requireOwnerApproval: false })
      await expect(
        policies.updateSignOnPolicy(JSON.parse('{"ownerApprovalRequired":true}')),
      ).rejects.toMatchObject({
        details: {
          validationError: {
            fieldViolations: [
              { field: 'signOnPolicy.ownerApprovalRequired', violatedRule: 'FIELD_NOT_ALLOWED' },
            ],
          },
        },
      })
    })

    it('lists the algorithms of recommendations, and recommends by one', async () => {
      const { recommendations: calls } = visitor()
      const { availableAlgorithms = [] } = await calls.listAvailableAlgorithms()
      const algorithms = availableAlgorithms.map(({ appId, config }) => ({ _id: config?.algorithmId, appId }))
      const known = Object.values(ALGORITHMS).map(({ _id, appId }) => ({ _id, appId }))
      expect(algorithms).toEqual(known)
      const { sameCollections } = ALGORITHMS
      const items = [line().catalogReference]
      // A copy: the package renames the ids of what it's given.
      const { recommendation } = await calls.getRecommendation([{ ...sameCollections }], { items })
      expect(recommendation?.algorithm).toEqual(sameCollections)
      expect(recommendation?.items?.length).toBeGreaterThan(0)
    })

    it("finds a member's own orders, and names their contact", async () => {
      const merchant = await owner()
      const { memberId, client: member } = await memberOf(opened)
      const made = await member.checkout.createCheckout({
        lineItems: [line(1, download)],
        channelType: 'WEB',
        checkoutInfo: { buyerInfo: { email: 'ada@example.com' } },
      })
      const ordered = await merchant.checkout.createOrder(made._id ?? '')
      await merchant.orders.createOrder({
        lineItems: [{ productName: { original: 'Elsewhere' }, quantity: 1, price: { amount: '1' } }],
      })
      const orderId = String(ordered.orderId)
      const { orderWithFulfillments } = await member.orderFulfillments.listFulfillmentsForSingleOrder(orderId)
      expect(orderWithFulfillments).toMatchObject({ orderId, fulfillments: [] })
      const listed = await member.orderFulfillments.listFulfillmentsForMultipleOrders([orderId])
      expect(listed.ordersWithFulfillments).toEqual([orderWithFulfillments])
      const { orderTransactions: money } =
        await member.orderTransactions.listTransactionsForSingleOrder(orderId)
      expect(money).toMatchObject({ orderId, payments: [], refunds: [] })
      const many = await member.orderTransactions.listTransactionsForMultipleOrders([orderId])
      expect(many.orderTransactions).toEqual([money])
      const found = await member.orders.searchOrders({ cursorPaging: { limit: 10 } })
      expect(found.orders?.map(({ _id }) => _id)).toEqual([ordered.orderId])
      const [own] = found.orders ?? []
      const { taxDetails, taxInfo } = own?.lineItems?.[0] ?? {}
      const { totalTax: taxAmount, ...taxed } = taxDetails ?? {}
      expect(taxInfo).toEqual({ ...taxed, taxAmount, taxIncludedInPrice: own?.taxIncludedInPrices })
      expect(taxAmount?.amount).toEqual(expect.any(String))
      expect(own?.taxInfo).toEqual({ totalTax: taxAmount })
      const { member: self } = await member.members.getCurrentMember({ fieldsets: ['FULL'] })
      expect(self).toMatchObject({ _id: memberId, contactId: memberId })
    })

    it("shows a member their order's parcels and money, and no other member", async () => {
      const merchant = await owner()
      const [buyer, other] = [await memberOf(opened), await memberOf(opened)]
      const order = await merchant.orders.createOrder({
        lineItems: [{ productName: { original: 'Bowl' }, quantity: 2, price: { amount: '20.00' } }],
        ...{ buyerInfo: { memberId: buyer.memberId }, paymentStatus: 'PAID' },
      })
      const orderId = String(order._id)
      const lineItems = [{ _id: String(order.lineItems?.[0]?._id), quantity: 1 }]
      const trackingInfo = { shippingProvider: 'DHL', trackingNumber: 'H1' }
      const parcel = structuredClone({ lineItems, trackingInfo }) // the package renames the ids of what it's given
      await merchant.orderFulfillments.createFulfillment(orderId, parcel)
      await merchant.orderBilling.refundPayments(orderId, {
        paymentRefunds: [{ paymentId: orderId, amount: { amount: '5.00' } }],
      })
      const { orderWithFulfillments } =
        await buyer.client.orderFulfillments.listFulfillmentsForSingleOrder(orderId)
      expect(orderWithFulfillments?.fulfillments).toMatchObject([
        { _createdDate: expect.any(Date), lineItems, trackingInfo },
      ])
      const { orderTransactions: money } =
        await buyer.client.orderTransactions.listTransactionsForSingleOrder(orderId)
      expect(money?.payments).toMatchObject([{ _id: orderId, amount: { amount: '40.00' } }])
      expect(money?.refunds).toMatchObject([
        { transactions: [{ paymentId: orderId, amount: { amount: '5.00' } }] },
      ])
      const many = await buyer.client.orderTransactions.listTransactionsForMultipleOrders([orderId])
      expect(many.orderTransactions).toEqual([money])
      const { orderFulfillments: parcels, orderTransactions: payments } = other.client
      await expect(parcels.listFulfillmentsForSingleOrder(orderId)).rejects.toMatchObject({ status: 404 })
      await expect(payments.listTransactionsForSingleOrder(orderId)).rejects.toMatchObject({ status: 404 })
    })

    it('reads price limits as text, and finds and sorts by what storefronts filter by', async () => {
      const { products } = visitor()
      const shown = demoShop().products.filter(({ visible }) => visible)
      const found = await products
        .queryProducts()
        .gt('priceData.price', '10')
        .lt('priceData.price', '30.5')
        .find()
      const wanted = shown.filter(({ priceMinor }) => priceMinor > 1000 && priceMinor < 3050)
      expect(found.totalCount).toBe(wanted.length)
      // The package's types know fewer fields than storefronts send.
      const newest = await products.queryProducts(
        JSON.parse(`{
          "filter": {
            "visible": true, "inventoryStatus": { "$ne": "OUT_OF_STOCK" },
            "brand": { "$ne": "x" }, "ribbon": { "$ne": "x" }
          },
          "sort": [{ "fieldName": "createdDate", "order": "DESC" }]
        }`),
      )
      const dates = (newest.products ?? []).map(({ _createdDate }) => Number(_createdDate))
      expect(dates.length).toBeGreaterThan(10)
      expect(dates).toEqual([...dates].sort((one, other) => other - one))
    })

    it('leads to a product, by the address of its page', async () => {
      const { redirects } = visitor()
      const session = (productSlug: string) =>
        redirects.createRedirectSession({ storesProduct: { productSlug } })
      const { redirectSession } = await session(String(plain?.slug))
      expect(redirectSession?.fullUrl).toBe(`${opened.shop.site.storefrontUrl}/products/${plain?.slug}`)
      await expect(session('no-such-cup')).rejects.toMatchObject({ status: 404 })
    })

    it('tells buyers that they wait for an item already', async () => {
      const { backInStockNotifications } = visitor()
      const request = { catalogReference: line().catalogReference, email: 'ada@example.com' }
      const ask = () =>
        backInStockNotifications.createBackInStockNotificationRequest(request, { name: 'Cup', price: '1' })
      expect(await ask()).toMatchObject({ email: 'ada@example.com' })
      await expect(ask()).rejects.toMatchObject({
        details: { applicationError: { code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS' } },
      })
    })

    it('shows the signing keys to the package and to libraries', async () => {
      const { body } = await visitor().oauth.jwks()
      const { keys } = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()))
      const plainly = await fetch(`${opened.shop.url}/oauth2/jwks`)
      expect((await plainly.json()).keys).toEqual(keys)
      expect(keys.length).toBeGreaterThan(0)
    })

    it('leaves out what the package lets them leave out: the channel, and parts of a street', async () => {
      const { currentCart, checkout } = visitor()
      await currentCart.addToCurrentCart({ lineItems: [line()] })
      const { checkoutId } = await currentCart.createCheckoutFromCurrentCart()
      expect(await checkout.getCheckout(String(checkoutId))).toMatchObject({ channelType: 'WEB' })
      const address = { country: 'DE', city: 'Ulm', streetAddress: { name: 'Am Markt 1' } }
      const again = await currentCart.createCheckoutFromCurrentCart({
        shippingAddress: address,
        email: 'ada@example.com',
      })
      const { shippingInfo } = await checkout.getCheckout(String(again.checkoutId))
      expect(shippingInfo?.shippingDestination?.address?.streetAddress).toEqual({ name: 'Am Markt 1' })
    })

    it('says who a token belongs to, to the package as to anyone', async () => {
      const tokens = await visitor().auth.generateVisitorTokens()
      const token = tokens.accessToken.value
      const body = new TextEncoder().encode(JSON.stringify({ token }))
      const told = await visitor().oauth.tokenInfo({ body })
      expect(told).toMatchObject({
        ...{ active: true, subjectType: 'VISITOR', clientId: opened.shop.clientId },
        siteId: opened.shop.site.siteId,
      })
      const own = createOurs({ apiUrl: opened.shop.url, modules: { oauth: ourOauth } })
      expect(await own.oauth.tokenInfo({ body })).toEqual(told)
      expect(await own.oauth.tokenInfo({ token })).toEqual(told)
      expect(
        await visitor().oauth.tokenInfo({ body: new TextEncoder().encode('{"token":"x"}') }),
      ).toMatchObject({ active: false })
      for (const wrong of ['{}', '[', '{"token":1}'])
        await expect(
          visitor().oauth.tokenInfo({ body: new TextEncoder().encode(wrong) }),
        ).rejects.toMatchObject({
          status: 400,
        })
    })

    // As the documentation of REST writes them: filter and sort are JSON inside JSON.
    it('answers plain queries of products, by both addresses and methods', async () => {
      const { tokens } = { tokens: await visitor().auth.generateVisitorTokens() }
      const headers = { authorization: tokens.accessToken.value, 'content-type': 'application/json' }
      const query = {
        filter: JSON.stringify({ slug: { $hasSome: [plain?.slug, download?.slug] } }),
        sort: '[{"name":"desc"}]',
        paging: { limit: 1, offset: 1 },
      }
      const [first] = [plain, download].map((one) => String(one?.name)).sort()
      const asked = `?query.filter=${encodeURIComponent(query.filter)}&query.paging.limit=1`
      for (const base of ['stores-reader', 'stores']) {
        const address = `${opened.shop.url}/${base}/v1/products/query`
        const posted = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }) })
        expect(await posted.json()).toMatchObject({
          ...{ products: [{ name: first }], metadata: { items: 1, offset: 1 }, totalResults: 2 },
        })
        expect(await (await fetch(address + asked, { headers })).json()).toMatchObject({ totalResults: 2 })
        const one = await fetch(`${opened.shop.url}/${base}/v1/products/${plain?.id}`, { headers })
        expect(await one.json()).toMatchObject({ product: { slug: plain?.slug } })
        const wrong = await fetch(address, { method: 'POST', headers, body: '{"query":{"filter":"{a"}}' })
        expect([wrong.status, JSON.stringify(await wrong.json())]).toEqual([
          400,
          expect.stringContaining('query.filter'),
        ])
      }
    })

    it('estimates a cart by its id, and ends checkouts', async () => {
      const { currentCart, cart } = visitor()
      const { cart: mine } = await currentCart.addToCurrentCart({ lineItems: [line(2)] })
      const estimate = await cart.estimateTotals(String(mine?._id), { calculateTax: false })
      expect(Number(estimate.priceSummary?.subtotal?.amount)).toBe(
        2 * Number(mine?.lineItems?.[0]?.price?.amount),
      )
      const { checkout } = await owner()
      const page = `${opened.shop.site.storefrontUrl}/checkout`
      const create = () =>
        checkout.createCheckout({
          ...{ lineItems: [line(1, download)], channelType: 'WEB', overrideCheckoutUrl: page },
          checkoutInfo: { buyerInfo: { email: 'ada@example.com' } },
        })
      const made = await create()
      const { checkout: plainly } = await checkout.removeOverrideCheckoutUrl(made._id ?? '')
      expect([made, plainly].map((one) => JSON.stringify(one).includes(page))).toEqual([true, false])
      // No payment method is kept, so nothing can be charged.
      await expect(checkout.createOrderAndCharge(made._id ?? '')).rejects.toMatchObject({
        details: { applicationError: { code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' } },
      })
      const other = await create()
      await checkout.markCheckoutAsCompleted(other._id ?? '')
      expect(await checkout.getCheckout(other._id ?? '')).toMatchObject({ completed: true })
    })

    it('lists the currencies of the shop, its own first', async () => {
      const { currencies = [] } = await visitor().currencies.listCurrencies()
      const { currency, conversionRates } = opened.shop.site
      expect(currencies.map(({ code }) => code)).toEqual([currency, ...Object.keys(conversionRates)])
      expect(currencies).toContainEqual({ code: 'EUR', symbol: '€' })
    })

    it("converts amounts at the shop's own rates", async () => {
      const { currencies: own } = visitor()
      const { currency, conversionRates } = opened.shop.site
      const [to = '', rate] = Object.entries(conversionRates)[0] ?? []
      const { rate: { value, decimalPlaces = 0 } = {} } = await own.getConversionRate({ from: currency, to })
      expect(Number(value) / 10 ** decimalPlaces).toBe(Number(rate))
      const amounts = [{ value: '1000', decimalPlaces: 2 }, { value: '0' }]
      const { amounts: there = [] } = await own.convertCurrency({ from: currency, to }, amounts)
      expect(there.map((one) => Number(one.value))).toEqual([1000 * Number(rate), 0])
      const back = await own.convertCurrency({ from: to, to: currency }, there)
      expect(back.amounts).toEqual([
        { value: '1000', decimalPlaces: 2 },
        { value: '0', decimalPlaces: 2 },
      ])
      await expect(own.getConversionRate({ from: currency, to: 'XAU' })).rejects.toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'identifiers.to' }] } },
      })
    })

    // As @wix/auto_sdk_headless-site-assets_scripts asks.
    it('adds no scripts to the pages of a storefront', async () => {
      const { shop } = opened
      const ask = async (path: string) => (await (await shop.visitor()).get(path)).body
      const query = '?pageUrl=https%3A%2F%2Fshop.example%2F'
      expect(await ask(`/assets/scripts/v1/site-scripts${query}`)).toEqual({ siteScripts: [] })
      expect(await ask(`/_api/site-scripts/v1/site-scripts${query}`)).toEqual({ siteScripts: [] })
    })

    it("names the operation that isn't here", async () => {
      await expect(visitor().discountRules.queryDiscountRules().find()).rejects.toMatchObject({
        details: {
          applicationError: {
            code: 'FEATURE_NOT_AVAILABLE',
            data: { operation: expect.stringMatching(/\.QueryDiscountRules$/) },
          },
        },
      })
      for (const path of [
        '/ecom/v1/nothing',
        '/events/v3/events/query',
        '/_api/bookings/v2/services/query',
      ]) {
        const answer = await opened.shop.caller().get(path)
        expect([path, answer.status, JSON.stringify(answer.body)]).toEqual([
          path,
          404,
          expect.stringContaining(`"data":{"operation":"GET ${path}"}`),
        ])
      }
      expect((await opened.shop.caller().get('/nowhere')).body.details).toEqual({})
    })

    it('sends buyers to the checkout page that the storefront sets after an add', async () => {
      const { currentCart, checkout } = visitor()
      const { storefrontUrl } = opened.shop.site
      await currentCart.addToCurrentCart({ lineItems: [line()] })
      const page = `${storefrontUrl}/checkout?id={checkoutId}`
      const set = await currentCart.updateCurrentCart({ cartInfo: { overrideCheckoutUrl: page } })
      expect(set.overrideCheckoutUrl).toBe(page)
      const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
      expect(await checkout.getCheckoutUrl(checkoutId)).toEqual({
        checkoutUrl: `${storefrontUrl}/checkout?id=${checkoutId}`,
      })
      const made = await checkout.createCheckout({
        ...{ lineItems: [line()], channelType: 'WEB', overrideCheckoutUrl: page },
      })
      expect((await checkout.getCheckoutUrl(made._id ?? '')).checkoutUrl).toContain(made._id)
      await expect(
        currentCart.updateCurrentCart({ cartInfo: { overrideCheckoutUrl: 'https://evil.example/' } }),
      ).rejects.toMatchObject({
        details: { validationError: { fieldViolations: [{ violatedRule: 'FORMAT' }] } },
      })
    })
  })
}
