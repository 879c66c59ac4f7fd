import Type from 'typebox'
import { currencyCode, email, guid, nullable, timestamp } from '../declare/schema.ts'
import { OrderDownload } from '../digital-files/digital-files.schemas.ts'
import { HostedBrand } from '../hosted-identity/hosted-brand.schemas.ts'
import { PaidCard } from '../orders/order-parts.schemas.ts'
import { HostedAddress, HostedAddressDraft, HostedBuyer } from './hosted-address.schemas.ts'
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

/** What the buyer typed but hasn't submitted yet. Never card data. */
export const HostedDraft = Type.Object(
  {
    email: typed,
    buyerNote: typed,
    shipping: Type.Optional(HostedAddressDraft),
    billing: Type.Optional(HostedAddressDraft),
    /** Whether the billing address differs from the shipping address. */
    billingDiffers: Type.Optional(Type.Boolean()),
    /** The chosen payment method, one of `paymentMethods`. */
    methodId: typed,
  },
  { title: 'HostedDraft' },
)
export type HostedDraft = Type.Static<typeof HostedDraft>

/** The order the checkout became. */
export const HostedOrder = Type.Object(
  {
    id: guid,
    /** The number people use. */
    number: Type.String(),
    placedAt: timestamp,
    /** What was paid and how; absent if nothing was due. */
    payment: Type.Optional(
      Type.Object({
        methodName: Type.String(),
        paid: Type.Boolean(),
        card: Type.Optional(PaidCard),
        instructions: Type.Optional(Type.String()),
      }),
    ),
    /** Files to download, once the order is paid; absent if nothing digital was bought. */
    downloads: Type.Optional(Type.Array(OrderDownload)),
  },
  { title: 'HostedOrder' },
)
export type HostedOrder = Type.Static<typeof HostedOrder>

/** Where the page leads next. Only the ones that were requested, all on origins the client registered. */
export const HostedLinks = Type.Object(
  {
    cartPageUrl: Type.Optional(Type.String()),
    /** Includes `orderId`; present once the order is placed. */
    thankYouPageUrl: Type.Optional(Type.String()),
    postFlowUrl: Type.Optional(Type.String()),
    loginUrl: Type.Optional(Type.String()),
  },
  { title: 'HostedLinks' },
)
export type HostedLinks = Type.Static<typeof HostedLinks>

/**
 * Everything the checkout page shows. `GET /checkout-api/:id` and every other call return it.
 *
 * Calls carry the cookie of the hosted session. If the cookie is missing, expired or for another checkout,
 * they fail with UNAUTHENTICATED or CHECKOUT_NOT_FOUND, and the page says the link has expired.
 */
export const HostedCheckout = Type.Object(
  {
    id: guid,
    /** Increases with every change. */
    revision: Type.Integer({ minimum: 0 }),
    /**
     * `EMPTY`: no lines are left. `PLACED`: `order` is present; lines, totals and addresses are those of the
     * order.
     */
    state: Type.Enum(['OPEN', 'EMPTY', 'PLACED']),
    brand: HostedBrand,
    currency: currencyCode,
    lines: Type.Array(HostedLine),
    /**
     * Whether staff set lines and prices: they can't be changed, and no coupon applies.
     */
    isFixed: Type.Optional(Type.Boolean()),
    totals: HostedTotals,
    /** `totals.toPay` in the currency that the shop showed, if that is another one: for comparison only. */
    converted: Type.Optional(Type.Object({ currency: currencyCode, toPay: Type.String() })),
    /** Whether anything needs to be sent or picked up. If not, the page asks for no address or delivery. */
    needsDelivery: Type.Boolean(),
    /**
     * Whether tax depends on the buyer's location although nothing is sent. The order then needs a billing
     * address.
     */
    needsBillingAddress: Type.Boolean(),
    /** Set while the totals lack a tax that depends on an address, or its state, that isn't known yet. */
    taxAwaitsAddress: Type.Optional(Type.Boolean()),
    /** What the page must still ask for before the order can be placed; empty when complete. */
    missing: Type.Array(HostedMissing),
    /** Countries the shop delivers to (ISO 3166-1 alpha-2); null for all. */
    deliversTo: nullable(Type.Array(Type.String())),
    /** Present only in a browser that is known to be the member's own. */
    buyer: Type.Optional(HostedBuyer),
    email: Type.Optional(Type.String()),
    shippingAddress: Type.Optional(HostedAddress),
    /** Absent if it is the same as the shipping address. */
    billingAddress: Type.Optional(HostedAddress),
    buyerNote: Type.Optional(Type.String()),
    /**
     * Delivery options for the shipping address; empty without an address, or if the shop doesn't deliver
     * there.
     */
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
 * `PATCH /checkout-api/:id`: checks and saves the given parts, all or none. Returns the state.
 *
 * Fails with INVALID_ARGUMENT whose violations name the field, such as `shippingAddress.postalCode`
 * (REQUIRED_FIELD or FORMAT); with COUPON_ERRORS and GIFT_CARD_ERRORS;
 * SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND; CHECKOUT_IS_COMPLETE and CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS;
 * CHECKOUT_CHANGED if `acceptTotals` is out of date.
 */
export const UpdateHostedCheckoutRequest = Type.Object(
  {
    email: Type.Optional(email),
    shippingAddress: Type.Optional(HostedAddress),
    /** Null: same as the shipping address. */
    billingAddress: Type.Optional(nullable(HostedAddress)),
    buyerNote: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    deliveryOption: Type.Optional(
      Type.Object({ code: Type.String({ maxLength: 100 }), carrierId: Type.Optional(guid) }),
    ),
    /** Null removes it. */
    couponCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    giftCardCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    removeLineIds: Type.Optional(Type.Array(guid, { maxItems: 300 })),
    /** Reduces lines to what is in stock. */
    lineQuantities: Type.Optional(
      Type.Array(Type.Object({ id: guid, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }), {
        maxItems: 300,
      }),
    ),
    /** The `totals` shown to the buyer together with `changes`, which the buyer now accepts. */
    acceptTotals: Type.Optional(HostedTotals),
  },
  { title: 'UpdateHostedCheckoutRequest' },
)
export type UpdateHostedCheckoutRequest = Type.Static<typeof UpdateHostedCheckoutRequest>

/**
 * `PUT /checkout-api/:id/draft`: saves everything the buyer has typed so far, unchecked. Send the whole draft
 * each time. Returns `{}`. Submitting a part with PATCH removes it from the draft.
 */
export const SaveHostedDraftRequest = Type.Object({ draft: HostedDraft }, { title: 'SaveHostedDraftRequest' })
export type SaveHostedDraftRequest = Type.Static<typeof SaveHostedDraftRequest>
