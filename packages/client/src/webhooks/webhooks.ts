import type { EventType } from '../module.ts'

/** A handler and the events that it is for. */
export interface EventHandler {
  readonly event: EventType
  readonly handler: (event: never) => unknown
}

/** Who caused an event. */
export interface EventIdentity {
  identityType?: 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
}

/** A verified event as it was sent. */
export interface WebhookEvent {
  eventType: string
  instanceId?: string
  /** The event itself, names as on the wire. */
  payload: unknown
  identity?: EventIdentity
  accountInfo?: { accountId?: string; parentAccountId?: string; siteId?: string }
}

/** Receives webhooks. */
export interface Webhooks {
  /**
   * Verifies an event and runs its handlers.
   *
   * @param token - the whole body of the request, unparsed
   * @throws {CommerceError} when the event must be refused; `code` says which mistake was made
   */
  process(token: string, options?: { expectedEvents?: { type: string }[] }): Promise<WebhookEvent>
  /** The same for a Request whose body was not read yet. */
  processRequest(request: Request, options?: { expectedEvents?: { type: string }[] }): Promise<WebhookEvent>
}
