import Type from 'typebox'
import { hostedAmount as amount } from './hosted-amount.ts'
import { HostedTotals } from './hosted-parts.schemas.ts'

/**
 * Where the latest payment stands, as far as it does not stand in the order.
 *
 * - `WORKING`: being asked for; ask again in a second.
 * - `STEP`: the buyer goes to `url`, which returns to this page.
 * - `WAITING`: the bank has not answered yet; ask again. The buyer may leave: the order is placed without them.
 * - `DECLINED`: over; another payment may be tried. `reason` says why.
 */
export const HostedPayment = Type.Object(
  {
    state: Type.Enum(['WORKING', 'STEP', 'WAITING', 'DECLINED']),
    methodId: Type.String({ maxLength: 100 }),
    amount,
    /** With STEP. */
    url: Type.Optional(Type.String()),
    /** With DECLINED: the provider's, or a code of the error table where the order could not be placed. */
    reason: Type.Optional(Type.String()),
  },
  { title: 'HostedPayment' },
)
export type HostedPayment = Type.Static<typeof HostedPayment>

/**
 * What a card says: sent by `POST` to the `tokenUrl` of a method, and nowhere else. The provider keeps it from the shop
 * and answers a `CardToken`, or INVALID_ARGUMENT naming fields such as `number`.
 */
export const CardDetails = Type.Object(
  {
    /** Digits alone. */
    number: Type.String({ pattern: '^[0-9]{12,19}$', description: 'a card number' }),
    expiryMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    expiryYear: Type.Integer({ minimum: 2000, maximum: 2199 }),
    securityCode: Type.String({ pattern: '^[0-9]{3,4}$', description: 'a security code of 3 or 4 digits' }),
    holder: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'CardDetails' },
)
export type CardDetails = Type.Static<typeof CardDetails>

/** What a provider gives for a card. It pays once. */
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
 * `POST /checkout-api/:id/pay`, with an `Idempotency-Key` header that names the buyer's try. Answers the state of the page: its `order` is there when the order is placed,
 * else its `payment` says how it goes on. Sent again under the same key it does nothing and answers the state.
 *
 * Another try fails with CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS or CHECKOUT_ALREADY_PAID while one is under way or after it:
 * read the state again. Fails with CHECKOUT_CHANGED when any part of `agreedTotals` is not what it is now or a change was not accepted, INVALID_ARGUMENT
 * naming fields such as `token`, PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE for a method that is not on offer.
 *
 * `POST /checkout-api/:id/cancel-payment` with `{}` gives up a payment that is `WORKING`, `STEP` or `WAITING`, so that
 * another may be tried; it answers the state, whose `order` is there when it came too late.
 */
export const PayHostedCheckoutRequest = Type.Object(
  {
    /** One of `paymentMethods`; absent where nothing is to be paid. */
    methodId: Type.Optional(Type.String({ maxLength: 100 })),
    /** For methods of kind CARD: the token of `CardToken`. */
    token: Type.Optional(Type.String({ maxLength: 200 })),
    /** `totals` as the buyer saw them: every part of it is what they agree to. */
    agreedTotals: HostedTotals,
  },
  { title: 'PayHostedCheckoutRequest' },
)
export type PayHostedCheckoutRequest = Type.Static<typeof PayHostedCheckoutRequest>
