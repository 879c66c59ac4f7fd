import Type from 'typebox'
import { hostedAmount as amount } from './hosted-amount.ts'

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

/** What a card says. It is handed to the provider, and neither kept nor logged. */
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

/**
 * `POST /checkout-api/:id/pay`. Answers the state of the page: its `order` is there when the order is placed,
 * else its `payment` says how it goes on, else its `changes` say why nothing was paid. Sent again for a
 * checkout that is being paid or paid, it does nothing and answers the state.
 *
 * Fails with CHECKOUT_CHANGED when `agreedToPay` is not what is to be paid now, INVALID_ARGUMENT naming fields
 * such as `card.number`, PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE for a method that is not on offer.
 */
export const PayHostedCheckoutRequest = Type.Object(
  {
    /** One of `paymentMethods`; absent where nothing is to be paid. */
    methodId: Type.Optional(Type.String({ maxLength: 100 })),
    /** For methods of kind CARD. */
    card: Type.Optional(CardDetails),
    /** `totals.toPay` as the buyer saw it. */
    agreedToPay: amount,
  },
  { title: 'PayHostedCheckoutRequest' },
)
export type PayHostedCheckoutRequest = Type.Static<typeof PayHostedCheckoutRequest>
