import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { SlotAvailability } from './booking-slot.schemas.ts'

/** Send the visitor to the checkout of a booked slot. */
export const RedirectSessionBookingsCheckoutParams = Type.Object(
  {
    timezone: Type.Optional(Type.String({ maxLength: 40 })),
    slotAvailability: Type.Optional(SlotAvailability),
  },
  { title: 'RedirectSessionBookingsCheckoutParams' },
)
export type RedirectSessionBookingsCheckoutParams = Type.Static<typeof RedirectSessionBookingsCheckoutParams>

/** Send the visitor to a checkout. */
export const RedirectSessionEcomCheckoutParams = Type.Object(
  { checkoutId: Type.Optional(guid) },
  { title: 'RedirectSessionEcomCheckoutParams' },
)
export type RedirectSessionEcomCheckoutParams = Type.Static<typeof RedirectSessionEcomCheckoutParams>

/** Send the visitor to the checkout of event tickets. */
export const RedirectSessionEventsCheckoutParams = Type.Object(
  {
    reservationId: Type.Optional(guid),
    eventSlug: Type.Optional(Type.String({ maxLength: 150 })),
  },
  { title: 'RedirectSessionEventsCheckoutParams' },
)
export type RedirectSessionEventsCheckoutParams = Type.Static<typeof RedirectSessionEventsCheckoutParams>

/** Send the visitor to the checkout of a paid plan. */
export const RedirectSessionPaidPlansCheckoutParams = Type.Object(
  {
    planId: Type.Optional(guid),
    checkoutData: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
  },
  { title: 'RedirectSessionPaidPlansCheckoutParams' },
)
export type RedirectSessionPaidPlansCheckoutParams = Type.Static<
  typeof RedirectSessionPaidPlansCheckoutParams
>

/** Send the visitor to the login page. */
export const RedirectSessionLoginParams = Type.Object({}, { title: 'RedirectSessionLoginParams' })
export type RedirectSessionLoginParams = Type.Static<typeof RedirectSessionLoginParams>

/** End the visitor's hosted session. */
export const RedirectSessionLogoutParams = Type.Object(
  { clientId: Type.Optional(guid) },
  { title: 'RedirectSessionLogoutParams' },
)
export type RedirectSessionLogoutParams = Type.Static<typeof RedirectSessionLogoutParams>

/** An OAuth authorization request (RFC 6749 section 4.1, RFC 7636); code challenge method S256. */
export const AuthorizeRequest = Type.Object(
  {
    clientId: Type.Optional(guid),
    responseType: Type.Optional(Type.String({ minLength: 1 })),
    redirectUri: Type.Optional(nullable(Type.String({ minLength: 1 }))),
    scope: Type.Optional(nullable(Type.String())),
    state: Type.Optional(Type.String({ minLength: 1 })),
    responseMode: Type.Optional(nullable(Type.String())),
    codeChallenge: Type.Optional(nullable(Type.String())),
    codeChallengeMethod: Type.Optional(nullable(Type.String())),
    sessionToken: Type.Optional(nullable(Type.String())),
    nonce: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
    prompt: Type.Optional(nullable(Type.String())),
    idp: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  },
  { title: 'AuthorizeRequest' },
)
export type AuthorizeRequest = Type.Static<typeof AuthorizeRequest>

/** Send the visitor to the authorize page (OAuth code flow with PKCE). */
export const RedirectSessionAuthParams = Type.Object(
  {
    authRequest: Type.Optional(AuthorizeRequest),
    prompt: Type.Optional(enumOf(enums.Prompt)),
  },
  { title: 'RedirectSessionAuthParams' },
)
export type RedirectSessionAuthParams = Type.Static<typeof RedirectSessionAuthParams>

/** Send the visitor to the hosted page of a product. */
export const RedirectSessionStoresProductParams = Type.Object(
  { productSlug: Type.Optional(Type.String({ maxLength: 150 })) },
  { title: 'RedirectSessionStoresProductParams' },
)
export type RedirectSessionStoresProductParams = Type.Static<typeof RedirectSessionStoresProductParams>

/** Send the visitor to the booking page of a service. */
export const RedirectSessionBookingsBookParams = Type.Object(
  { resourceId: Type.Optional(guid) },
  { title: 'RedirectSessionBookingsBookParams' },
)
export type RedirectSessionBookingsBookParams = Type.Static<typeof RedirectSessionBookingsBookParams>

/** Send the visitor to the page of a payment request. */
export const RedirectSessionEcomOrderPaymentRequestParams = Type.Object(
  { paymentRequestId: Type.Optional(guid) },
  { title: 'RedirectSessionEcomOrderPaymentRequestParams' },
)
export type RedirectSessionEcomOrderPaymentRequestParams = Type.Static<
  typeof RedirectSessionEcomOrderPaymentRequestParams
>

/** Send the member to a section of the members area. */
export const RedirectSessionMembersAccountParams = Type.Object(
  { section: Type.Optional(enumOf(enums.MembersAccountSection)) },
  { title: 'RedirectSessionMembersAccountParams' },
)
export type RedirectSessionMembersAccountParams = Type.Static<typeof RedirectSessionMembersAccountParams>
