import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** A one-time link to a hosted page. */
export type RedirectSession = Answer<wire.RedirectSession>

/** Response with the redirect session. */
export type CreateRedirectSessionResponse = Required<Answer<wire.CreateRedirectSessionResponse>>
/** Where the visitor should go, and where to come back to. */
export type CreateRedirectSessionOptions = Argument<wire.CreateRedirectSessionRequest>

/**
 * Creates a one-time link to a hosted page: checkout, login, logout, bookings, events, plans.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `NOT_FOUND`, `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`
 * @example
 * const { redirectSession } = await client.redirects.createRedirectSession({
 *   ecomCheckout: { checkoutId },
 *   callbacks: { postFlowUrl: location.href },
 * })
 * location.href = redirectSession.fullUrl
 */
export const createRedirectSession: (
  options?: CreateRedirectSessionOptions,
) => Promise<CreateRedirectSessionResponse> = /* @__PURE__ */ method(operations.createRedirectSession, whole)

/**
 * Registers a handler for created redirect sessions.
 * @example client.redirects.onRedirectSessionCreated(({ entity }) => console.log(entity._id))
 */
export const onRedirectSessionCreated: Register<EntityEvent<RedirectSession>> =
  /* @__PURE__ */ event('onRedirectSessionCreated')

export { CallbackType, LocationType, MembersAccountSection, Prompt } from '@vitrine/contract'
