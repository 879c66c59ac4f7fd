import Type from 'typebox'
import { hostedAmount as amount } from './hosted-amount.ts'
import { HostedTotals } from './hosted-parts.schemas.ts'

/**
 * The status of the latest payment, unless it became part of the order.
 *
 * - `WORKING`: in progress; ask again in a second.
 * - `STEP`: send the buyer to `url`, which returns to this page.
 * - `WAITING`: the bank hasn't answered yet; ask again. The buyer may leave: the order is placed without
 *   them.
 * - `DECLINED`: failed; the buyer can try another payment. `reason` says why.
 */
export const HostedPayment = Type.Object(
  {
    state: Type.Enum(['WORKING', 'STEP', 'WAITING', 'DECLINED']),
    methodId: Type.String({ maxLength: 100 }),
    amount,
    /** With STEP. */
    url: Type.Optional(Type.String()),
    /** With DECLINED: the provider's reason, or an error code if the order couldn't be placed. */
    reason: Type.Optional(Type.String()),
  },
  { title: 'HostedPayment' },
)
export type HostedPayment = Type.Static<typeof HostedPayment>

/**
 * Card details. Send them by `POST` to the `tokenUrl` of a method and nowhere else. The provider hides them
 * from the shop and returns a `CardToken`, or INVALID_ARGUMENT naming fields such as `number`.
 */
export const CardDetails = Type.Object(
  {
    /** Digits only. */
    number: Type.String({ pattern: '^[0-9]{12,19}$', description: 'a card number' }),
    expiryMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    expiryYear: Type.Integer({ minimum: 2000, maximum: 2199 }),
    securityCode: Type.String({ pattern: '^[0-9]{3,4}$', description: 'a security code of 3 or 4 digits' }),
    holder: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'CardDetails' },
)
export type CardDetails = Type.Static<typeof CardDetails>

/** The provider's token for a card. It pays once. */
export const CardToken = Type.Object(
  {
    token: Type.String({ maxLength: 200 }),
    /** Such as Visa. */
    brand: Type.String(),
    lastDigits: Type.String(),
  },
  { title: 'CardToken' },
)
export type CardToken = Type.Static<typeof CardToken>

/**
 * `POST /checkout-api/:id/pay`, with an `Idempotency-Key` header that identifies the buyer's attempt. Returns
 * the state of the page: `order` once the order is placed, or else `payment` with the next step. Sending it
 * again with the same key does nothing and returns the state.
 *
 * Another attempt fails with CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS while a payment is in progress, or
 * CHECKOUT_ALREADY_PAID after it: read the state again. Also fails with CHECKOUT_CHANGED if any part of
 * `agreedTotals` is out of date or a change wasn't accepted, INVALID_ARGUMENT naming fields such as `token`,
 * and PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE for a method that isn't offered.
 *
 * `POST /checkout-api/:id/cancel-payment` with `{}` gives up a payment that is `WORKING`, `STEP` or
 * `WAITING`, so the buyer can try another. It returns the state, with `order` if it came too late.
 */
export const PayHostedCheckoutRequest = Type.Object(
  {
    /** One of `paymentMethods`; absent if nothing is due. */
    methodId: Type.Optional(Type.String({ maxLength: 100 })),
    /** For CARD methods: the token from `CardToken`. */
    token: Type.Optional(Type.String({ maxLength: 200 })),
    /** The `totals` the buyer saw. The buyer agrees to every part. */
    agreedTotals: HostedTotals,
  },
  { title: 'PayHostedCheckoutRequest' },
)
export type PayHostedCheckoutRequest = Type.Static<typeof PayHostedCheckoutRequest>
