import Type from 'typebox'
import { HostedBrand } from '../hosted-identity/hosted-brand.schemas.ts'
import { currencyCode, email, guid, nullable, timestamp } from '../schema.ts'
import { HostedAddress, HostedAddressDraft } from './hosted-address.schemas.ts'
import {
  HostedChange,
  HostedCoupon,
  HostedDeliveryOption,
  HostedGiftCard,
  HostedLine,
  HostedMissing,
  HostedPaymentMethod,
  HostedTotals,
} from './hosted-parts.schemas.ts'
import { HostedPayment } from './hosted-payment.schemas.ts'

const typed = Type.Optional(Type.String({ maxLength: 1000 }))

/** What the buyer has typed and not handed in yet. Never anything of a card. */
export const HostedDraft = Type.Object(
  {
    email: typed,
    buyerNote: typed,
    shipping: Type.Optional(HostedAddressDraft),
    billing: Type.Optional(HostedAddressDraft),
    /** Whether the bill goes elsewhere than the goods. */
    billingDiffers: Type.Optional(Type.Boolean()),
    /** The way to pay that was chosen, one of `paymentMethods`. */
    methodId: typed,
  },
  { title: 'HostedDraft' },
)
export type HostedDraft = Type.Static<typeof HostedDraft>

/** The order that the checkout became. */
export const HostedOrder = Type.Object(
  {
    id: guid,
    /** As people say it. */
    number: Type.String(),
    placedAt: timestamp,
    /** What was paid and how; absent where nothing was to be paid. */
    payment: Type.Optional(
      Type.Object({
        methodName: Type.String(),
        paid: Type.Boolean(),
        instructions: Type.Optional(Type.String()),
      }),
    ),
  },
  { title: 'HostedOrder' },
)
export type HostedOrder = Type.Static<typeof HostedOrder>

/** Where the page leads on to. Absent ones were not asked for; all are of origins that the client registered. */
export const HostedLinks = Type.Object(
  {
    cartPageUrl: Type.Optional(Type.String()),
    /** With `orderId` in it; there once the order is placed. */
    thankYouPageUrl: Type.Optional(Type.String()),
    postFlowUrl: Type.Optional(Type.String()),
    loginUrl: Type.Optional(Type.String()),
  },
  { title: 'HostedLinks' },
)
export type HostedLinks = Type.Static<typeof HostedLinks>

/**
 * Everything the checkout page shows: what `GET /checkout-api/:id` answers, and every other call of it too.
 *
 * The calls carry the cookie of the hosted session. Without one, with one that has run out or of another
 * checkout they fail with UNAUTHENTICATED or CHECKOUT_NOT_FOUND, and the page says that the link has expired.
 */
export const HostedCheckout = Type.Object(
  {
    id: guid,
    /** Grows with every change. */
    revision: Type.Integer({ minimum: 0 }),
    /** `EMPTY`: no line is left. `PLACED`: `order` is there; lines, totals and addresses are those of the order. */
    state: Type.Enum(['OPEN', 'EMPTY', 'PLACED']),
    brand: HostedBrand,
    currency: currencyCode,
    lines: Type.Array(HostedLine),
    totals: HostedTotals,
    /** Whether anything has to be sent or fetched. Without it there is neither address nor delivery to ask for. */
    needsDelivery: Type.Boolean(),
    /** Whether the tax depends on where the buyer is and nothing is sent: then the order needs a billing address. */
    needsBillingAddress: Type.Boolean(),
    /** What the page still has to ask for before the order can be placed; empty once all of it is there. */
    missing: Type.Array(HostedMissing),
    /** Countries the shop delivers to (ISO 3166-1 alpha-2); null for all. */
    deliversTo: nullable(Type.Array(Type.String())),
    email: Type.Optional(Type.String()),
    shippingAddress: Type.Optional(HostedAddress),
    /** Absent where the bill goes where the goods go. */
    billingAddress: Type.Optional(HostedAddress),
    buyerNote: Type.Optional(Type.String()),
    /** What is on offer to the shipping address; empty without one, or where nothing is delivered there. */
    deliveryOptions: Type.Array(HostedDeliveryOption),
    coupon: Type.Optional(HostedCoupon),
    giftCard: Type.Optional(HostedGiftCard),
    paymentMethods: Type.Array(HostedPaymentMethod),
    payment: Type.Optional(HostedPayment),
    changes: Type.Array(HostedChange),
    draft: HostedDraft,
    order: Type.Optional(HostedOrder),
    links: HostedLinks,
  },
  { title: 'HostedCheckout' },
)
export type HostedCheckout = Type.Static<typeof HostedCheckout>

/**
 * `PATCH /checkout-api/:id`: checks and keeps the parts that are named, all of them or none. Answers the state.
 *
 * Fails with INVALID_ARGUMENT whose violations name the field, such as `shippingAddress.postalCode`
 * (REQUIRED_FIELD or FORMAT); with COUPON_ERRORS and GIFT_CARD_ERRORS; SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND;
 * CHECKOUT_IS_COMPLETE and CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS; CHECKOUT_CHANGED where `acceptTotals` have moved on.
 */
export const UpdateHostedCheckoutRequest = Type.Object(
  {
    email: Type.Optional(email),
    shippingAddress: Type.Optional(HostedAddress),
    /** Null: the bill goes where the goods go. */
    billingAddress: Type.Optional(nullable(HostedAddress)),
    buyerNote: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    deliveryOption: Type.Optional(
      Type.Object({ code: Type.String({ maxLength: 100 }), carrierId: Type.Optional(guid) }),
    ),
    /** Null takes it off. */
    couponCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    giftCardCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    removeLineIds: Type.Optional(Type.Array(guid, { maxItems: 300 })),
    /** Sets lines to what is left of them. */
    lineQuantities: Type.Optional(
      Type.Array(Type.Object({ id: guid, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }), {
        maxItems: 300,
      }),
    ),
    /** The `totals` that the buyer was shown together with `changes`, and agrees to. */
    acceptTotals: Type.Optional(HostedTotals),
  },
  { title: 'UpdateHostedCheckoutRequest' },
)
export type UpdateHostedCheckoutRequest = Type.Static<typeof UpdateHostedCheckoutRequest>

/**
 * `PUT /checkout-api/:id/draft`: keeps what the buyer has typed so far, the whole draft each time, without
 * judging it. Answers `{}`. A part that is handed in by the PATCH leaves the draft.
 */
export const SaveHostedDraftRequest = Type.Object({ draft: HostedDraft }, { title: 'SaveHostedDraftRequest' })
export type SaveHostedDraftRequest = Type.Static<typeof SaveHostedDraftRequest>
