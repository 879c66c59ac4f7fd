import {
  createFulfillment,
  createOrder,
  createProduct,
  generateInvoice,
  getCurrentMember,
  getOrder,
  getShop,
  listInvoicesForMultipleOrders,
  queryProducts,
  refundPayments,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormVisitor, formVisitor } from './form-visitor.ts'
import { openMembersShop } from './open/open-members-shop.ts'

const PASSWORD = 'four quiet grey herons'
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

let house: Awaited<ReturnType<typeof openMembersShop>>
beforeAll(async () => {
  house = await openMembersShop()
})
afterAll(() => house?.[Symbol.asyncDispose]())

let count = 0
const newMember = async (): Promise<FormVisitor> => {
  const visitor = formVisitor(house.url)
  const email = `joan.${++count}@example.com`
  await visitor.send('/register', { email, password: PASSWORD, firstName: 'Joan', returnTo: '/account' })
  return visitor
}
const memberOf = async (visitor: FormVisitor) => {
  const session = JSON.parse(visitor.cookie('vitrine_session') ?? '{}')
  const { member } = await house.platform.caller(session.accessToken.value).call(getCurrentMember, {})
  return member?.id ?? 'none'
}
const vase = { productName: { original: 'Vase' }, quantity: 2, price: { amount: '1234.50' } }
const ordered = async (visitor: FormVisitor, slug?: string) => {
  const merchant = await house.platform.merchant()
  const { products = [] } = await merchant.call(queryProducts, { query: { filter: { slug } } })
  const [product] = slug ? products : []
  const catalogReference = { catalogItemId: product?.id ?? '', appId: STORES }
  const lineItems = [vase, ...(product ? [{ quantity: 1, catalogReference }] : [])]
  const buyerInfo = { memberId: await memberOf(visitor), email: 'joan@example.com' }
  const { order } = await merchant.call(createOrder, {
    order: {
      currency: 'EUR',
      paymentStatus: 'PAID',
      buyerInfo,
      lineItems,
      shippingInfo: { title: 'Post', logistics: { deliveryTimeSlot } },
    },
  })
  return order?.id ?? ''
}

const deliveryTimeSlot = { from: '2027-12-01T00:00:00Z', to: '2027-12-04T00:00:00Z' }

describe("a member's account", () => {
  it('lists their orders, and shows each', async () => {
    const visitor = await newMember()
    const id = await ordered(visitor)
    const page = await visitor.open('/account')
    expect(page.text).toMatch(/Order \d+ €2,469\.00 Paid, preparing Vase/)
    expect(page.text).toContain('2 items')
    expect((await visitor.open(`/account/orders/${id}`)).text).toContain('€2,469.00')
    expect((await visitor.open('/de/account')).text).toContain('2.469,00 €')
    const thanks = await visitor.open(`/thank-you?orderId=${id}`)
    // A phone shows first when it arrives.
    expect(thanks.text).toMatch(
      /Thank you .*Arrives December 1.*Your items .*Go to your orders Keep shopping/,
    )
    const other = await newMember()
    expect((await other.open('/account')).text).toContain('No orders yet')
    const refused = await other.open(`/account/orders/${id}`)
    expect(refused.status).toBe(404)
    expect(refused.text).toContain('This order isn’t in your account You may have ordered with another email')
    expect(refused.text).not.toContain('Vase')
    expect((await other.send(`/account/orders/${id}`, {})).status).toBe(404)
  })

  // It once asked for a reload in a moment, for as long as the shop had no file.
  it('says what to do about a digital item that has no file yet', async () => {
    const merchant = await house.platform.merchant()
    await merchant.call(createProduct, {
      product: { name: 'Field Notes', productType: 'digital', priceData: { price: 5 } },
    })
    const visitor = await newMember()
    const id = await ordered(visitor, 'field-notes')
    const said = 'Your files aren’t available yet. Come back to this page later, or contact us'
    for (const path of [`/account/orders/${id}`, `/thank-you?orderId=${id}`])
      expect((await visitor.open(path)).text).toContain(said)
  })

  it('follows each parcel of an order', async () => {
    const visitor = await newMember()
    const orderId = await ordered(visitor)
    const merchant = await house.platform.merchant()
    const { order } = await merchant.call(getOrder, { id: orderId })
    const lineItems = [{ id: order?.lineItems?.[0]?.id ?? '', quantity: 1 }]
    for (const trackingNumber of ['H1', 'H2']) {
      const trackingInfo = {
        trackingNumber,
        shippingProvider: 'DHL',
        trackingLink: `https://p.example/${trackingNumber}`,
      }
      await merchant.call(createFulfillment, { orderId, fulfillment: { lineItems, trackingInfo } })
    }
    const { text, html } = await visitor.open(`/account/orders/${orderId}`)
    expect(text).toMatch(/DHL H1 Track parcel DHL H2 Track parcel .*Your items/)
    expect(html).toContain('href="https://p.example/H2"')

    // What it prints is an invoice once the shop made one.
    expect([text.includes('Print order'), text.includes('Invoice')]).toEqual([true, false])
    await merchant.call(generateInvoice, { orderId })
    const { invoicesForOrder } = await merchant.call(listInvoicesForMultipleOrders, { orderIds: [orderId] })
    const [invoice] = invoicesForOrder[0]?.invoicesInfo ?? []
    const { shop } = await merchant.call(getShop, {})
    const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: shop.timeZone ?? 'UTC' })
    const [made, supplied] = [invoice?.createdDate, invoice?.suppliedDate].map((at) =>
      days.format(new Date(at ?? 0)),
    )
    const printed = (await visitor.open(`/account/orders/${orderId}`)).text
    expect(printed).toContain(
      `Invoice Invoice number: ${invoice?.number} Invoice date: ${made} Date of supply: ${supplied}`,
    )
    expect((await visitor.open(`/de/account/orders/${orderId}`)).text).toContain('Leistungsdatum: ')
  })

  it('tells a part that was refunded from an order that was', async () => {
    const visitor = await newMember()
    const orderId = await ordered(visitor)
    const merchant = await house.platform.merchant()
    const refund = (amount?: { amount: string }) =>
      merchant.call(refundPayments, {
        ...{
          orderId,
          paymentRefunds: [{ paymentId: orderId, externalRefund: true, ...(amount && { amount }) }],
        },
      })
    await refund({ amount: '34.50' })
    expect((await visitor.open('/account')).text).toContain('Paid, preparing, partly refunded Vase')
    const part = (await visitor.open(`/account/orders/${orderId}`)).text
    expect(part).toMatch(/We’re getting started on it\. We’ve refunded €34\.50\..*Refunded −€34\.50/)
    await refund()
    expect((await visitor.open('/account')).text).toContain('Refunded Vase')
    const whole = (await visitor.open(`/de/account/orders/${orderId}`)).text
    expect(whole).toMatch(/Wir haben Ihnen den Betrag dieser Bestellung erstattet\. .*Erstattet −2\.469,00/)
  })

  it('adds the items of an order that are still sold to the cart, and names the rest', async () => {
    const visitor = await newMember()
    const id = await ordered(visitor, 'salt-cellar')
    const again = await visitor.send(`/account/orders/${id}`, {})
    expect([again.status, again.location]).toEqual([303, '/cart'])
    const cart = await visitor.open('/cart')
    expect(cart.text).toContain('We’ve added what we still have. Not available: Vase.')
    expect(cart.html).toContain('/products/salt-cellar')
  })

  it('offers their earlier purchases on the front page, to them only', async () => {
    const visitor = await newMember()
    expect((await visitor.open('/')).text).not.toContain('Buy again')
    await ordered(visitor, 'salt-cellar')
    expect((await visitor.open('/')).text).toMatch(/Buy again Your orders Salt Cellar €22\.00/)
    expect((await visitor.open('/de')).text).toContain('Noch einmal kaufen')
    expect((await (await newMember()).open('/')).text).not.toContain('Buy again')
    expect((await formVisitor(house.url).open('/')).text).not.toContain('Buy again')
    await visitor.send('/logout', {})
    expect((await visitor.open('/')).text).not.toContain('Buy again')
  })

  it('shows nothing for an unknown order', async () => {
    const visitor = await newMember()
    expect((await visitor.open('/account/orders/0d3c8a5e-1111-4222-8333-444455556666')).status).toBe(404)
    expect((await visitor.open('/account/orders/what')).status).toBe(404)
  })

  it('saves, changes and removes addresses one at a time', async () => {
    const visitor = await newMember()
    const address = { country: 'DE', addressLine: 'Gasse 1', postalCode: '89073', city: 'Ulm' }
    const wrong = await visitor.send('/account/addresses', { ...address, city: '' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('Enter at least street, city and country.')
    expect(wrong.html).toContain('value="Gasse 1"')
    await visitor.send('/account/addresses', address)
    await visitor.send('/account/addresses', { ...address, addressLine: 'Weg 2' })
    const both = await visitor.open('/account/addresses')
    expect(both.text).toMatch(/Gasse 1 89073 Ulm Germany .*Weg 2/)
    const [, kept = ''] = /value="(\{[^"]*Gasse 1[^"]*)"/.exec(both.html) ?? []
    const edit = await visitor.open('/account/addresses?edit=1')
    expect(edit.html).toContain('value="Weg 2"')
    const [, replaces = ''] = /name="replaces" value="([^"]*)"/.exec(edit.html) ?? []
    const moved = { ...address, addressLine: 'Weg 3', replaces: replaces.replaceAll('&quot;', '"') }
    expect((await visitor.send('/account/addresses', { ...moved, city: '' })).html).toContain(
      'name="replaces"',
    )
    await visitor.send('/account/addresses', moved)
    const changed = await visitor.open('/account/addresses')
    expect(changed.text).toMatch(/Gasse 1 89073 Ulm Germany .*Weg 3/)
    expect(changed.text).not.toContain('Weg 2')
    await visitor.send('/account/addresses', { remove: kept.replaceAll('&quot;', '"') })
    const one = await visitor.open('/account/addresses')
    expect(one.text).toContain('Weg 3')
    expect(one.text).not.toContain('Gasse 1')
  })
})
