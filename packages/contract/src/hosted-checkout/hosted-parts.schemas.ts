import Type from 'typebox'
import { DeliveryLogistics } from '../cart/delivery.schemas.ts'
import * as enums from '../enums.ts'
import { enumOf, guid } from '../schema.ts'
import { hostedAmount as amount } from './hosted-amount.ts'

/** A line as the summary shows it. */
export const HostedLine = Type.Object(
  {
    id: guid,
    name: Type.String(),
    /** An address of a picture, at least 160 pixels wide. */
    imageUrl: Type.Optional(Type.String()),
    /** Chosen options and texts, such as Size: L. */
    choices: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    quantity: Type.Integer({ minimum: 1 }),
    /** What the line costs after discounts of the catalog, before coupons. */
    price: amount,
    /** What it would cost without them; absent where that is the same. */
    fullPrice: Type.Optional(amount),
    availability: enumOf(enums.ItemAvailabilityStatus),
    /** How many are left, where that is known and fewer than wanted. */
    quantityAvailable: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { title: 'HostedLine' },
)
export type HostedLine = Type.Static<typeof HostedLine>

/** The sums, in the order in which they are shown. Those that are nothing are absent. */
export const HostedTotals = Type.Object(
  {
    /** The lines after discounts of the catalog. */
    subtotal: amount,
    /** What coupon and merchant take off. */
    discount: Type.Optional(amount),
    /** Absent until a way of delivery is known. */
    delivery: Type.Optional(amount),
    additionalFees: Type.Optional(amount),
    tax: Type.Optional(amount),
    taxIncluded: Type.Boolean(),
    total: amount,
    /** What the gift card pays of the total. */
    giftCard: Type.Optional(amount),
    /** What is to be paid now by the chosen method: the total less the gift card. */
    toPay: amount,
  },
  { title: 'HostedTotals' },
)
export type HostedTotals = Type.Static<typeof HostedTotals>

/** One way of delivery that is on offer to the address. */
export const HostedDeliveryOption = Type.Object(
  {
    code: Type.String({ maxLength: 100 }),
    carrierId: Type.Optional(guid),
    title: Type.String(),
    /** With its charges. */
    price: amount,
    /** The promise in words or as a span of time, instructions, and where to fetch what is picked up. */
    logistics: Type.Optional(DeliveryLogistics),
    chosen: Type.Boolean(),
  },
  { title: 'HostedDeliveryOption' },
)
export type HostedDeliveryOption = Type.Static<typeof HostedDeliveryOption>

/**
 * A way to pay. `CARD` asks for a card on the page and sends it to `tokenUrl`; `REDIRECT` asks for nothing and leads to
 * its provider by a STEP; `OFFLINE` is settled between buyer and shop.
 */
export const HostedPaymentMethod = Type.Object(
  {
    /** Of the provider; `offline` for the shop's own. */
    id: Type.String({ maxLength: 100 }),
    kind: Type.Enum(['CARD', 'REDIRECT', 'OFFLINE']),
    name: Type.String(),
    /** With CARD: where `CardDetails` go, and a `CardToken` comes from. */
    tokenUrl: Type.Optional(Type.String()),
    /** What the buyer should know, such as the shop's bank account. */
    instructions: Type.Optional(Type.String()),
    /** A provider that moves no money; the page says so. */
    sandbox: Type.Boolean(),
  },
  { title: 'HostedPaymentMethod' },
)
export type HostedPaymentMethod = Type.Static<typeof HostedPaymentMethod>

/** Something that is not as the buyer last agreed to it. It stays until the change is accepted or undone. */
export const HostedChange = Type.Object(
  {
    kind: Type.Enum([
      'PRICE',
      'OUT_OF_STOCK',
      'FEWER_IN_STOCK',
      'COUPON',
      'GIFT_CARD',
      'DELIVERY_OPTION',
      'DISCOUNT',
      'DELIVERY',
      'FEES',
      'TAX',
      'TOTAL',
      'GIFT_CARD_AMOUNT',
      'TO_PAY',
    ]),
    lineId: Type.Optional(guid),
    /** What it is about, in words: the name of the line, the code of the coupon. */
    name: Type.Optional(Type.String()),
    before: Type.Optional(amount),
    after: Type.Optional(amount),
    /** Why: a code of the error table, such as ERROR_COUPON_HAS_EXPIRED. */
    reason: Type.Optional(Type.String()),
  },
  { title: 'HostedChange' },
)
export type HostedChange = Type.Static<typeof HostedChange>

/** A part of the checkout that its buyer has not given yet, or not completely. */
export const HostedMissing = Type.Enum(['EMAIL', 'SHIPPING_ADDRESS', 'DELIVERY_OPTION', 'BILLING_ADDRESS'], {
  title: 'HostedMissing',
})
export type HostedMissing = Type.Static<typeof HostedMissing>

/** The coupon of the checkout. */
export const HostedCoupon = Type.Object(
  {
    code: Type.String(),
    name: Type.Optional(Type.String()),
    /** What it takes off; absent for one that frees of delivery. */
    amount: Type.Optional(amount),
    /** Why it takes nothing off: a code of the error table. */
    problem: Type.Optional(Type.String()),
  },
  { title: 'HostedCoupon' },
)
export type HostedCoupon = Type.Static<typeof HostedCoupon>

/** The gift card of the checkout. */
export const HostedGiftCard = Type.Object(
  {
    /** Its last letters, such as **** 7F2K. */
    obfuscatedCode: Type.String(),
    amount,
    problem: Type.Optional(Type.String()),
  },
  { title: 'HostedGiftCard' },
)
export type HostedGiftCard = Type.Static<typeof HostedGiftCard>
