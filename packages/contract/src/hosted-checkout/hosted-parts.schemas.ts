import Type from 'typebox'
import { DeliveryLogistics } from '../cart/delivery.schemas.ts'
import { Preorder } from '../catalog/variant.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid } from '../declare/schema.ts'
import { hostedAmount as amount } from './hosted-amount.ts'

/** A line in the summary. */
export const HostedLine = Type.Object(
  {
    id: guid,
    name: Type.String(),
    /** The language of name and choices if they aren't in the buyer's (BCP 47). */
    language: Type.Optional(Type.String()),
    /** The address of a picture at least 160 pixels wide. */
    imageUrl: Type.Optional(Type.String()),
    /** Chosen options and texts, such as Size: L. */
    choices: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    quantity: Type.Integer({ minimum: 1 }),
    /** The price of the line after catalog discounts, before coupons. */
    price: amount,
    /** The price without discounts; absent if the same. */
    fullPrice: Type.Optional(amount),
    /** Present if the items are pre-ordered. */
    preorder: Type.Optional(Preorder),
    availability: enumOf(enums.ItemAvailabilityStatus),
    /** How many are left, if known and fewer than requested. */
    quantityAvailable: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { title: 'HostedLine' },
)
export type HostedLine = Type.Static<typeof HostedLine>

/** The totals, in display order. Amounts of zero are absent. */
export const HostedTotals = Type.Object(
  {
    /** The lines after catalog discounts. */
    subtotal: amount,
    /** What the coupon and the merchant take off. */
    discount: Type.Optional(amount),
    /** Absent until a delivery option is known. */
    delivery: Type.Optional(amount),
    additionalFees: Type.Optional(amount),
    tax: Type.Optional(amount),
    taxIncluded: Type.Boolean(),
    total: amount,
    /** The part of the total that the gift card pays. */
    giftCard: Type.Optional(amount),
    /** What the chosen payment method must pay now: the total minus the gift card. */
    toPay: amount,
  },
  { title: 'HostedTotals' },
)
export type HostedTotals = Type.Static<typeof HostedTotals>

/** One delivery option for the address. */
export const HostedDeliveryOption = Type.Object(
  {
    code: Type.String({ maxLength: 100 }),
    carrierId: Type.Optional(guid),
    title: Type.String(),
    /** Including charges. */
    price: amount,
    /** The delivery promise in words or as a time span, instructions, and the pickup place. */
    logistics: Type.Optional(DeliveryLogistics),
    chosen: Type.Boolean(),
  },
  { title: 'HostedDeliveryOption' },
)
export type HostedDeliveryOption = Type.Static<typeof HostedDeliveryOption>

/**
 * A payment method. `CARD`: the page asks for a card and sends it to `tokenUrl`. `REDIRECT`: the buyer goes
 * to the provider in a STEP. `OFFLINE`: buyer and shop settle it themselves.
 */
export const HostedPaymentMethod = Type.Object(
  {
    /** The provider's id; `offline` for the shop's own method. */
    id: Type.String({ maxLength: 100 }),
    kind: Type.Enum(['CARD', 'REDIRECT', 'OFFLINE']),
    name: Type.String(),
    /** With CARD: send `CardDetails` here to get a `CardToken`. */
    tokenUrl: Type.Optional(Type.String()),
    /** What the buyer should know, such as the shop's bank account. */
    instructions: Type.Optional(Type.String()),
    /** A wallet: also offered above the steps. */
    express: Type.Optional(Type.Boolean()),
    /** A test provider that moves no money; the page says so. */
    sandbox: Type.Boolean(),
  },
  { title: 'HostedPaymentMethod' },
)
export type HostedPaymentMethod = Type.Static<typeof HostedPaymentMethod>

/**
 * Something that changed since the buyer last agreed. It stays until the buyer accepts it or it is undone.
 */
export const HostedChange = Type.Object(
  {
    kind: Type.Enum([
      'PRICE',
      'OUT_OF_STOCK',
      'FEWER_IN_STOCK',
      'PREORDER',
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
    /** What changed, in words: the name of the line, the code of the coupon. */
    name: Type.Optional(Type.String()),
    before: Type.Optional(amount),
    after: Type.Optional(amount),
    /** Why: an error code such as ERROR_COUPON_HAS_EXPIRED. */
    reason: Type.Optional(Type.String()),
  },
  { title: 'HostedChange' },
)
export type HostedChange = Type.Static<typeof HostedChange>

/** A part of the checkout that is missing or incomplete. */
export const HostedMissing = Type.Enum(['EMAIL', 'SHIPPING_ADDRESS', 'DELIVERY_OPTION', 'BILLING_ADDRESS'], {
  title: 'HostedMissing',
})
export type HostedMissing = Type.Static<typeof HostedMissing>

/** The coupon of the checkout. */
export const HostedCoupon = Type.Object(
  {
    code: Type.String(),
    name: Type.Optional(Type.String()),
    /** What it takes off; absent for free delivery. */
    amount: Type.Optional(amount),
    /** Why it takes nothing off: an error code. */
    problem: Type.Optional(Type.String()),
  },
  { title: 'HostedCoupon' },
)
export type HostedCoupon = Type.Static<typeof HostedCoupon>

/** The gift card of the checkout. */
export const HostedGiftCard = Type.Object(
  {
    /** The code with only its last characters visible, such as **** 7F2K. */
    obfuscatedCode: Type.String(),
    amount,
    /** What stays on the card once it has paid that. */
    left: Type.Optional(amount),
    problem: Type.Optional(Type.String()),
    /** Whether gift cards are ordered, which it can't pay for. */
    exceptGiftCards: Type.Optional(Type.Boolean()),
  },
  { title: 'HostedGiftCard' },
)
export type HostedGiftCard = Type.Static<typeof HostedGiftCard>
