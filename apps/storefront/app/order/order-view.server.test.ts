import { describe, expect, it } from 'vitest'
import { orderView } from './order-view.server.ts'

type Order = Parameters<typeof orderView>[0]

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const order = (changes: Partial<Order> = {}): Order => ({
  _id: '1',
  _createdDate: new Date(0),
  _updatedDate: new Date(0),
  number: '10001',
  lineItems: [],
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'EUR',
  activities: [],
  purchasedDate: new Date('2026-11-20T12:00:00Z'),
  priceSummary: {
    subtotal: price('20.00'),
    discount: price('0.00'),
    tax: price('3.19'),
    total: price('24.90'),
  },
  ...changes,
})
const NOW = new Date('2026-11-21').getTime()
const view = (
  changes?: Partial<Order>,
  parcels: Parameters<typeof orderView>[3]['parcels'] = [],
  now = NOW,
) => orderView(order(changes), 'http://media.test', 'en', { parcels, now })

describe('the view of an order', () => {
  // A screen reader would read English with German sounds.
  it.each([
    ['de', 'en', 'en'],
    ['en', 'de', 'de'],
    ['de', 'de', undefined],
    ['de', undefined, 'en'],
  ] as const)('marks on a page in %s what delivery says in %s', (page, buyerLanguage, lang) => {
    const logistics = { deliveryTime: '2 to 4 days', instructions: 'Ring twice' }
    const shippingInfo = { title: 'Standard delivery', logistics }
    const changes = order({ shippingInfo, ...(buyerLanguage && { buyerLanguage }) })
    const { delivery, rows } = orderView(changes, 'http://media.test', page, { now: NOW })
    expect([delivery?.lang, rows.at(-2)?.lang]).toEqual([lang, lang])
    expect(orderView(order({ shippingInfo: {} }), '', page, { now: NOW }).delivery?.lang).toBe(undefined)
  })

  it('lists the parts of its total, leaving out zero amounts except free delivery', () => {
    const seen = view({
      shippingInfo: { title: 'Parcel' },
      priceSummary: { shipping: price('0.00'), total: price('1') },
    })
    expect([seen.rows, seen.total, seen.day]).toEqual([
      [{ name: 'Parcel', amount: 'Free' }],
      '€1.00',
      'November 20, 2026',
    ])
    expect(view().rows.map(({ name }) => name)).toEqual(['Subtotal', 'Tax'])
    const within = view({ taxIncludedInPrices: true })
    expect([within.rows.map(({ name }) => name), within.taxWithin]).toEqual([['Subtotal'], '€3.19'])
  })

  it('adds up the tax at each rate, of items and delivery', () => {
    const taxed = (rate: string, taxable: string, tax: string) => ({
      taxDetails: { taxRate: rate, taxableAmount: price(taxable), totalTax: price(tax) },
    })
    const lineItems = [taxed('0.07', '10.10', '0.71'), taxed('0.19', '0.10', '0.02'), taxed('0', '5', '0')]
    const seen = view({
      lineItems: lineItems.map((line) => ({
        ...{ ...line, _id: line.taxDetails.taxRate, quantity: 1 },
        paymentOption: 'FULL_PAYMENT_ONLINE',
      })),
      shippingInfo: { cost: taxed('0.19', '0.20', '0.04') },
    })
    expect(seen.taxes).toEqual([
      { rate: '19%', taxable: '€0.30', tax: '€0.06' },
      { rate: '7%', taxable: '€10.10', tax: '€0.71' },
    ])
  })

  it.each([
    ['PAID', 'PAID'],
    ['PENDING', 'PAID'],
    ['NOT_PAID', 'DUE'],
    ['PARTIALLY_PAID', 'DUE'],
    ['PARTIALLY_REFUNDED', 'PAID'],
    ['FULLY_REFUNDED', 'GIVEN_BACK'],
  ] as const)('says whether anything is left to do for %s', (paymentStatus, payment) => {
    expect(view({ paymentStatus }).payment).toBe(payment)
  })

  it('shows what was refunded, and that a part is sent', () => {
    const balanceOf = (refunded: string) => ({
      ...{ balance: price('0.00'), paid: price('24.90'), authorized: price('0.00') },
      refunded: price(refunded),
    })
    expect(view({ balanceSummary: balanceOf('0.00') }).refunded).toBe(undefined)
    const seen = view({
      ...{ paymentStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'PARTIALLY_FULFILLED' },
      ...{ balanceSummary: balanceOf('5.00'), shippingInfo: { title: 'Post' } },
    })
    expect(seen).toMatchObject({ payment: 'PARTLY_SENT', refunded: '€5.00', total: '€24.90' })
  })

  it('shows how it was paid, and the tracking of each parcel once it is sent', () => {
    const parcels = [
      { trackingInfo: { trackingNumber: 'H1', trackingLink: 'https://parcels.example/H1' } },
      { trackingInfo: { trackingNumber: 'H2', shippingProvider: 'DHL' } },
      {},
    ]
    const paymentMethods = [
      { kind: 'GIFT_CARD' as const, amount: price('5.00') },
      { kind: 'PROVIDER' as const, name: 'Some Bank', amount: price('19.90') },
    ]
    const seen = view(
      { paymentMethods, fulfillmentStatus: 'FULFILLED', shippingInfo: { title: 'Post' } },
      parcels,
    )
    expect(seen).toMatchObject({
      payment: 'SENT',
      payments: [
        { kind: 'GIFT_CARD', amount: '€5.00' },
        { kind: 'PROVIDER', name: 'Some Bank', amount: '€19.90' },
      ],
      parcels: [
        { carrier: '', number: 'H1', link: 'https://parcels.example/H1' },
        { carrier: 'DHL', number: 'H2' },
      ],
    })
  })

  it('says where it is delivered or picked up', () => {
    const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Gasse 1' }
    const contactDetails = { firstName: 'Ada', lastName: 'Long' }
    const sent = view({
      shippingInfo: { title: 'Post', logistics: { shippingDestination: { address, contactDetails } } },
    })
    const slot = { from: new Date('2026-11-25'), to: new Date('2026-11-29') }
    const promised = view({ shippingInfo: { logistics: { deliveryTimeSlot: slot } } })
    expect(promised.delivery?.arrival).toMatch(/^Arrives November 25\s–\s28$/)
    const past = view({ shippingInfo: { logistics: { deliveryTimeSlot: slot } } }, [], slot.to.getTime())
    expect(past.delivery?.arrival).toBe(undefined)
    expect(sent.delivery?.lines).toEqual(['Ada Long', 'Gasse 1', '89073 Ulm', 'Germany'])
    const abroad = { country: 'US', city: 'New York', subdivision: 'US-NY', postalCode: '10118' }
    const far = view({ shippingInfo: { logistics: { shippingDestination: { address: abroad } } } })
    expect(far.delivery?.lines).toEqual(['New York, NY 10118', 'United States'])
    const fetched = view({
      shippingInfo: {
        logistics: {
          pickupDetails: { address, businessLocation: true, pickupMethod: 'STORE_PICKUP' },
          instructions: 'Ring',
        },
      },
    })
    expect(fetched.delivery).toMatchObject({
      lines: ['Gasse 1', '89073 Ulm', 'Germany'],
      instructions: 'Ring',
    })
    const { shippingInfo } = order({
      shippingInfo: {
        logistics: { pickupDetails: { businessLocation: true, pickupMethod: 'STORE_PICKUP' } },
      },
    })
    const states = (['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const).map(
      (fulfillmentStatus) => view({ shippingInfo, fulfillmentStatus }).payment,
    )
    expect(states).toEqual(['PAID', 'PARTLY_READY', 'READY'])
    expect(view({ shippingInfo: undefined }).delivery).toBe(undefined)
  })
})
