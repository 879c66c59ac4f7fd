import type { EventMetadata } from './event.ts'
import type { EventName } from './event-types.ts'

/** A handler, and the function that registered it: `onCartCreated` for one. */
export interface EventHandler {
  readonly event: EventName
  readonly handler: (event: never) => unknown
}

/** A verified event as it was sent. */
export interface WebhookEvent extends EventMetadata {
  eventType: string
  /** The event itself, names as on the wire. */
  payload: unknown
}

/** What an endpoint is ready for. */
export interface ProcessOptions {
  /** Types to take besides those with a handler. Without any, every type is taken. */
  expectedEvents?: readonly { type: string }[]
}

/** Receives webhooks. */
export interface Webhooks {
  /**
   * Verifies an event and runs its handlers.
   *
   * @param token - the whole body of the request, as it came
   * @throws {CommerceError} when the event must be refused; `code` says which mistake was made
   */
  process(token: string, options?: ProcessOptions): Promise<WebhookEvent>
  /** The same for a Request whose body was not read yet. */
  processRequest(request: Request, options?: ProcessOptions): Promise<WebhookEvent>
}
