import type {
  Discount,
  FeeTerms,
  PricedLine,
  ShippingTerms,
  TaxRate,
  TaxTerms,
  TotalsRequest,
} from '@vitrine/pricing'
import fc from 'fast-check'
import { PLACES } from './coins.ts'

/** Amounts that reach each other's limits and give exact halves. */
const round = fc.constantFrom(0, 10, 30, 50, 100, 250, 500, 1_000)
const charge = fc.oneof(round, fc.integer({ min: 0, max: 2_000 }))
/** Mostly small ones, where rounding hurts most. */
const price = fc.oneof(
  { weight: 4, arbitrary: round },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 5_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000_000_000 }) },
)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const some = <T extends string>(...ids: T[]) => fc.subarray(ids, { minLength: 1 })
const country = fc.constantFrom('DE', 'US', 'JP')
const group = fc.constantFrom('food', undefined, undefined)
const addressType = fc.constantFrom('BUSINESS', 'BILLING', 'SHIPPING')

const PRODUCTS = ['mug', 'print', 'lesson'] as const
const LINES = ['a', 'b', 'c', 'd', 'e'] as const

const line: fc.Arbitrary<Omit<PricedLine, 'id'>> = fc
  .record({
    priceMinor: price,
    modified: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 4 }),
    itemType: fc.constantFrom(
      'PHYSICAL',
      'PHYSICAL',
      'DIGITAL',
      'SERVICE',
      'SERVICE',
      'GIFT_CARD',
      undefined,
    ),
    weight: fc.constantFrom('0', '0.1', '0.25', '1.333', undefined),
    shippable: fc.constantFrom(true, undefined, undefined),
    deliveryProfileId: fc.constantFrom('bulky', undefined),
    taxGroupId: group,
    taxableAddress: optional(addressType),
    paymentOption: fc.constantFrom(
      undefined,
      'FULL_PAYMENT_ONLINE',
      'FULL_PAYMENT_OFFLINE',
      'MEMBERSHIP',
      'DEPOSIT_ONLINE',
      'DEPOSIT_ONLINE',
      'MEMBERSHIP_OFFLINE',
      'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
    ),
    depositMinor: optional(charge),
    freeTrial: fc.constantFrom(undefined, undefined, undefined, true),
    productId: fc.constantFrom(...PRODUCTS),
    collectionIds: fc.constantFrom([], ['sale'], ['wall', 'sale']),
  })
  .map(({ modified, ...rest }) => ({
    ...rest,
    ...(modified && { modifiersMinor: Math.floor(rest.priceMinor / 4) }),
  }))

const discount: fc.Arbitrary<Omit<Discount, 'id'>> = fc.record({
  source: fc.constantFrom('RULE', 'MERCHANT', 'COUPON'),
  off: fc.oneof(
    fc.record({ kind: fc.constant('AMOUNT' as const), amountMinor: price }),
    fc.record({
      kind: fc.constant('PERCENT' as const),
      percent: fc.constantFrom('0', '5', '10', '12.5', '33.333', '50', '99.99', '100'),
    }),
    fc.record({ kind: fc.constant('FIXED_PRICE' as const), priceMinor: charge }),
    fc.constant({ kind: 'FREE_SHIPPING' as const }),
  ),
  on: optional(
    fc.oneof(
      fc.constant({ kind: 'ALL' as const }),
      fc.record({ kind: fc.constant('PRODUCTS' as const), productIds: some(...PRODUCTS) }),
      fc.record({ kind: fc.constant('COLLECTIONS' as const), collectionIds: some('sale', 'wall', 'gone') }),
      fc.record({ kind: fc.constant('LINES' as const), lineIds: some(...LINES) }),
    ),
  ),
  cheapestUnitOnly: fc.constantFrom(undefined, undefined, true),
  minimumSubtotalMinor: optional(charge),
})

const rate = fc.oneof(
  fc.record({ kind: fc.constant('FLAT' as const), priceMinor: charge }),
  fc
    .tuple(charge, charge, fc.constantFrom('0.1', '0.5', '1.333'), fc.boolean())
    .map(([first, second, upTo, endless]) => ({
      kind: 'BY_WEIGHT' as const,
      bands: [
        { upTo, priceMinor: first },
        { ...(!endless && { upTo: '3' }), priceMinor: second },
      ],
    })),
  fc.tuple(charge, charge, charge).map(([upToMinor, first, second]) => ({
    kind: 'BY_PRICE' as const,
    bands: [{ upToMinor, priceMinor: first }, { priceMinor: second }],
  })),
)
const option = fc
  .record({
    rate,
    freeFromMinor: optional(charge),
    charges: fc.array(fc.record({ type: fc.constantFrom('HANDLING_FEE', 'INSURANCE'), priceMinor: charge }), {
      maxLength: 2,
    }),
    deliveryProfileIds: fc.constantFrom(undefined, undefined, ['bulky']),
    pickup: fc.constantFrom(undefined, undefined, 'DE'),
  })
  .map(({ pickup, ...rest }) => ({
    ...rest,
    ...(pickup && {
      logistics: {
        pickupDetails: {
          address: { country: pickup },
          businessLocation: true,
          pickupMethod: 'STORE_PICKUP' as const,
        },
      },
    }),
  }))
const shipping: fc.Arbitrary<ShippingTerms> = fc
  .record({
    options: fc.array(option, { minLength: 1, maxLength: 3 }),
    destination: country.map((name) => ({ country: name })),
    chosen: optional(fc.constantFrom('0', '1', '9').map((code) => ({ code }))),
  })
  .map(({ options, ...rest }) => {
    const named = options.map((each, index) => ({
      ...each,
      carrierId: 'post',
      code: `${index}`,
      title: 'Post',
    }))
    return {
      ...rest,
      regions: [
        { id: 'de', name: 'Germany', areas: [{ country: 'DE' }, { country: 'US' }], options: named },
        { id: 'world', name: 'Elsewhere', options: named.slice(0, 1) },
      ],
    }
  })

const taxRate: fc.Arbitrary<TaxRate> = fc.record({
  rate: fc.constantFrom('0', '0.19', '0.07', '0.05', '0.025', '0.0481', '0.333333'),
  area: fc.option(fc.record({ country, subdivision: fc.constantFrom(undefined, undefined, 'US-CO') }), {
    nil: undefined,
    freq: 8,
  }),
  taxGroupId: group,
  jurisdictionType: fc.constantFrom('COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'),
})
const place = fc.record({ country, subdivision: fc.constantFrom('US-CO', 'US-NY', null) })
const tax: fc.Arbitrary<TaxTerms> = fc.record({
  includedInPrices: fc.boolean(),
  roundedPer: fc.constantFrom('LINE', 'TOTAL'),
  rates: fc.array(taxRate, { maxLength: 3 }),
  addresses: fc.record({ SHIPPING: place, BILLING: optional(place), BUSINESS: place }),
  details: fc.constant({ rateType: 'MANUAL_RATE' as const }),
  shipping: optional(fc.record({ taxGroupId: group })),
})

const fee: fc.Arbitrary<Omit<FeeTerms, 'id'>> = fc.record({
  priceMinor: charge,
  lineIds: optional(some(...LINES)),
  tax: optional(fc.record({ taxGroupId: group, addressType: optional(addressType) })),
})

const appId = '7d104347-3d55-4fa9-9e85-30d35801d4e3'
const memberships = fc
  .tuple(optional(fc.integer({ min: 0, max: 6 })), optional(some(...LINES)), fc.constantFrom('club', 'other'))
  .map(([remaining, lineItemIds, id]) => ({
    eligible: [{ id: 'club', appId, ...(remaining !== undefined && { credits: { total: 10, remaining } }) }],
    selected: [{ id, appId, ...(lineItemIds && { lineItemIds }) }],
  }))

const numbered = <T>(all: readonly T[]) => all.map((each, index) => ({ ...each, id: `${index}` }))

/** Carts of every kind that a shop may have, with up to five lines. */
export const carts: fc.Arbitrary<TotalsRequest> = fc.record({
  currency: fc.constantFrom(...Object.keys(PLACES)),
  rounding: fc.constantFrom('HALF_EVEN', 'HALF_UP', undefined),
  lines: fc
    .array(line, { minLength: 1, maxLength: LINES.length })
    .chain((all) =>
      fc
        .shuffledSubarray([...LINES], { minLength: all.length, maxLength: all.length })
        .map((ids) => all.map((each, index) => ({ ...each, id: ids[index] ?? '' }))),
    ),
  discounts: fc.array(discount, { maxLength: 3 }).map(numbered),
  shipping: optional(shipping),
  fees: fc.array(fee, { maxLength: 2 }).map(numbered),
  tax: fc.option(tax, { nil: undefined, freq: 5 }),
  memberships: optional(memberships),
  giftCard: optional(fc.record({ balanceMinor: price })),
})

/**
 * The same with lines so expensive that two of them overflow a sum, and sometimes one overflows with its tax.
 */
export const dearCarts: fc.Arbitrary<TotalsRequest> = carts.map((cart) => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, priceMinor: 2 ** 52 + line.priceMinor, quantity: 1 })),
}))
