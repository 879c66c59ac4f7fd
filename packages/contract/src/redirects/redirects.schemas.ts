import Type from 'typebox'
import { exactlyOne } from '../declare/constraint.ts'
import { guid, nullable, readOnly } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import {
  RedirectSessionAuthParams,
  RedirectSessionBookingsBookParams,
  RedirectSessionBookingsCheckoutParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLoginParams,
  RedirectSessionLogoutParams,
  RedirectSessionMembersAccountParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionStoresProductParams,
} from './intents.schemas.ts'

/** Where hosted pages send the visitor back to. */
export const CallbackParams = Type.Object(
  {
    thankYouPageUrl: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
    postFlowUrl: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
    loginUrl: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
    bookingsServiceListUrl: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
    cartPageUrl: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
    planListUrl: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
  },
  { title: 'CallbackParams' },
)
export type CallbackParams = Type.Static<typeof CallbackParams>

/** Display preferences for hosted pages. */
export const RedirectSessionPreferences = Type.Object(
  {
    useGenericWixPages: Type.Optional(nullable(Type.Boolean())),
    maintainIdentity: Type.Optional(nullable(Type.Boolean())),
    /** Added to the address. `lang`, `en` or `de`, is the language of hosted pages; default: the browser's. */
    additionalQueryParameters: Type.Optional(Type.Record(Type.String(), Type.String())),
    checkIfPublish: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'RedirectSessionPreferences' },
)
export type RedirectSessionPreferences = Type.Static<typeof RedirectSessionPreferences>

/** Request for `createRedirectSession`. */
export const CreateRedirectSessionRequest = exactlyOne(
  Type.Object(
    {
      bookingsCheckout: Type.Optional(writable(RedirectSessionBookingsCheckoutParams, 'slotAvailability')),
      ecomCheckout: Type.Optional(writable(RedirectSessionEcomCheckoutParams, 'checkoutId')),
      eventsCheckout: Type.Optional(
        writable(RedirectSessionEventsCheckoutParams, 'reservationId', 'eventSlug'),
      ),
      paidPlansCheckout: Type.Optional(writable(RedirectSessionPaidPlansCheckoutParams, 'planId')),
      login: Type.Optional(writable(RedirectSessionLoginParams)),
      logout: Type.Optional(writable(RedirectSessionLogoutParams, 'clientId')),
      auth: Type.Optional(writable(RedirectSessionAuthParams, 'authRequest')),
      storesProduct: Type.Optional(writable(RedirectSessionStoresProductParams, 'productSlug')),
      bookingsBook: Type.Optional(writable(RedirectSessionBookingsBookParams)),
      ecomOrderPaymentRequest: Type.Optional(
        writable(RedirectSessionEcomOrderPaymentRequestParams, 'paymentRequestId'),
      ),
      callbacks: Type.Optional(writable(CallbackParams)),
      preferences: Type.Optional(writable(RedirectSessionPreferences)),
      origin: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
      membersAccount: Type.Optional(writable(RedirectSessionMembersAccountParams, 'section')),
    },
    { title: 'CreateRedirectSessionRequest' },
  ),
  [
    'bookingsCheckout',
    'ecomCheckout',
    'eventsCheckout',
    'paidPlansCheckout',
    'login',
    'logout',
    'auth',
    'storesProduct',
    'bookingsBook',
    'ecomOrderPaymentRequest',
    'membersAccount',
  ],
  'intent',
)
export type CreateRedirectSessionRequest = Type.Static<typeof CreateRedirectSessionRequest>

/** The redirect address in parts. */
export const URLDetails = Type.Object(
  {
    endpoint: readOnly(Type.String({ maxLength: 2048 })),
    searchParams: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { title: 'URLDetails' },
)
export type URLDetails = Type.Static<typeof URLDetails>

/**
 * A one-time link to a hosted page. `fullUrl` is the address to open. `sessionToken` is the caller's part of
 * that address: the single-use code of a checkout, the request of a login, the visitor whose cart goes along
 * with `auth`, or the login that a logout ends. It is absent if there is none. Anyone else who sees the
 * session sees it without the token.
 */
export const RedirectSession = Type.Object(
  {
    id: guid,
    fullUrl: readOnly(Type.String({ maxLength: 2048 })),
    urlDetails: Type.Optional(URLDetails),
    sessionToken: Type.Optional(readOnly(nullable(Type.String({ maxLength: 2048 })))),
    shortUrl: readOnly(Type.String({ maxLength: 2048 })),
  },
  { title: 'RedirectSession' },
)
export type RedirectSession = Type.Static<typeof RedirectSession>

/** Response of `createRedirectSession`. */
export const CreateRedirectSessionResponse = Type.Object(
  { redirectSession: Type.Optional(RedirectSession) },
  { title: 'CreateRedirectSessionResponse' },
)
export type CreateRedirectSessionResponse = Type.Static<typeof CreateRedirectSessionResponse>
