import Type from 'typebox'
import { exclusive } from '../constraint.ts'
import * as enums from '../enums.ts'
import { enumOf, guid, nullable, readOnly } from '../schema.ts'
import { writable } from '../writable.ts'

/** The person or thing that a slot needs. */
export const SlotResource = Type.Object(
  {
    id: Type.Optional(readOnly(nullable(guid))),
    name: Type.Optional(nullable(Type.String({ maxLength: 1200 }))),
  },
  { title: 'SlotResource' },
)
export type SlotResource = Type.Static<typeof SlotResource>

/** Where a slot takes place. */
export const Location = Type.Object(
  {
    id: Type.Optional(nullable(guid)),
    name: Type.Optional(nullable(Type.String())),
    formattedAddress: Type.Optional(nullable(Type.String())),
    formattedAddressTranslated: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
    locationType: Type.Optional(enumOf(enums.LocationType)),
  },
  { title: 'Location' },
)
export type Location = Type.Static<typeof Location>

/** A slot of a service. */
export const Slot = Type.Object(
  {
    sessionId: Type.Optional(nullable(Type.String())),
    serviceId: Type.Optional(Type.String()),
    scheduleId: Type.Optional(Type.String()),
    startDate: Type.Optional(nullable(Type.String())),
    endDate: Type.Optional(nullable(Type.String())),
    timezone: Type.Optional(nullable(Type.String())),
    resource: Type.Optional(SlotResource),
    location: Type.Optional(Location),
    eventId: Type.Optional(nullable(Type.String({ minLength: 36, maxLength: 250 }))),
  },
  { title: 'Slot' },
)
export type Slot = Type.Static<typeof Slot>

/** Places on a waiting list. */
export const WaitingList = Type.Object(
  {
    totalSpots: Type.Optional(nullable(Type.Integer())),
    openSpots: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'WaitingList' },
)
export type WaitingList = Type.Static<typeof WaitingList>

/** Why a slot cannot be booked. */
export const BookingPolicyViolations = Type.Object(
  {
    tooEarlyToBook: Type.Optional(nullable(Type.Boolean())),
    tooLateToBook: Type.Optional(nullable(Type.Boolean())),
    bookOnlineDisabled: Type.Optional(nullable(Type.Boolean())),
    validSubmissionRequired: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'BookingPolicyViolations' },
)
export type BookingPolicyViolations = Type.Static<typeof BookingPolicyViolations>

/** A bookable slot with its free places. */
export const SlotAvailability = Type.Object(
  {
    slot: Type.Optional(Slot),
    bookable: Type.Optional(Type.Boolean()),
    totalSpots: Type.Optional(nullable(Type.Integer())),
    openSpots: Type.Optional(nullable(Type.Integer())),
    waitingList: Type.Optional(WaitingList),
    bookingPolicyViolations: Type.Optional(BookingPolicyViolations),
    locked: Type.Optional(nullable(Type.Boolean())),
    isFromV2: Type.Optional(Type.Boolean()),
  },
  { title: 'SlotAvailability' },
)
export type SlotAvailability = Type.Static<typeof SlotAvailability>

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
  {
    checkoutId: Type.Optional(guid),
  },
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
  {
    clientId: Type.Optional(guid),
  },
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
  {
    productSlug: Type.Optional(Type.String({ maxLength: 150 })),
  },
  { title: 'RedirectSessionStoresProductParams' },
)
export type RedirectSessionStoresProductParams = Type.Static<typeof RedirectSessionStoresProductParams>

/** Send the visitor to the booking page of a service. */
export const RedirectSessionBookingsBookParams = Type.Object(
  {
    resourceId: Type.Optional(guid),
  },
  { title: 'RedirectSessionBookingsBookParams' },
)
export type RedirectSessionBookingsBookParams = Type.Static<typeof RedirectSessionBookingsBookParams>

/** Send the visitor to the page of a payment request. */
export const RedirectSessionEcomOrderPaymentRequestParams = Type.Object(
  {
    paymentRequestId: Type.Optional(guid),
  },
  { title: 'RedirectSessionEcomOrderPaymentRequestParams' },
)
export type RedirectSessionEcomOrderPaymentRequestParams = Type.Static<
  typeof RedirectSessionEcomOrderPaymentRequestParams
>

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

/** How hosted pages are shown. */
export const RedirectSessionPreferences = Type.Object(
  {
    useGenericWixPages: Type.Optional(nullable(Type.Boolean())),
    maintainIdentity: Type.Optional(nullable(Type.Boolean())),
    additionalQueryParameters: Type.Optional(Type.Record(Type.String(), Type.String())),
    checkIfPublish: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'RedirectSessionPreferences' },
)
export type RedirectSessionPreferences = Type.Static<typeof RedirectSessionPreferences>

/** Send the member to a section of the members area. */
export const RedirectSessionMembersAccountParams = Type.Object(
  {
    section: Type.Optional(enumOf(enums.MembersAccountSection)),
  },
  { title: 'RedirectSessionMembersAccountParams' },
)
export type RedirectSessionMembersAccountParams = Type.Static<typeof RedirectSessionMembersAccountParams>

/** What `createRedirectSession` takes. */
export const CreateRedirectSessionRequest = exclusive(
  Type.Object(
    {
      bookingsCheckout: Type.Optional(writable(RedirectSessionBookingsCheckoutParams)),
      ecomCheckout: Type.Optional(writable(RedirectSessionEcomCheckoutParams)),
      eventsCheckout: Type.Optional(writable(RedirectSessionEventsCheckoutParams)),
      paidPlansCheckout: Type.Optional(writable(RedirectSessionPaidPlansCheckoutParams)),
      login: Type.Optional(writable(RedirectSessionLoginParams)),
      logout: Type.Optional(writable(RedirectSessionLogoutParams)),
      auth: Type.Optional(writable(RedirectSessionAuthParams)),
      storesProduct: Type.Optional(writable(RedirectSessionStoresProductParams)),
      bookingsBook: Type.Optional(writable(RedirectSessionBookingsBookParams)),
      ecomOrderPaymentRequest: Type.Optional(writable(RedirectSessionEcomOrderPaymentRequestParams)),
      callbacks: Type.Optional(writable(CallbackParams)),
      preferences: Type.Optional(writable(RedirectSessionPreferences)),
      origin: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
      membersAccount: Type.Optional(writable(RedirectSessionMembersAccountParams)),
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

/** A one-time way to a hosted page. `fullUrl` is the address to go to; `sessionToken` is present for auth only. */
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

/** What `createRedirectSession` answers. */
export const CreateRedirectSessionResponse = Type.Object(
  {
    redirectSession: Type.Optional(RedirectSession),
  },
  { title: 'CreateRedirectSessionResponse' },
)
export type CreateRedirectSessionResponse = Type.Static<typeof CreateRedirectSessionResponse>
