import type { EventMetadata } from './event.ts'
import type { EventName } from './event-types.ts'

/** A handler, and the function that registered it, such as `onCartCreated`. */
export interface EventHandler {
  readonly event: EventName
  readonly handler: (event: never) => unknown
}

/** A verified event as it was sent. */
export interface WebhookEvent extends EventMetadata {
  eventType: string
  /** The event itself, with the wire's names. */
  payload: unknown
}

/** What an endpoint accepts. */
export interface ProcessOptions {
  /** Types to accept in addition to those with a handler. If none is given, every type is accepted. */
  expectedEvents?: readonly { type: string }[]
}

/** Receives webhooks. */
export interface Webhooks {
  /**
   * Verifies an event and runs its handlers.
   * @param token - the whole request body, unchanged
   * @throws {CommerceError} when the event must be refused; `code` says why
   */
  process(token: string, options?: ProcessOptions): Promise<WebhookEvent>
  /** The same for an unread Request. */
  processRequest(request: Request, options?: ProcessOptions): Promise<WebhookEvent>
}
