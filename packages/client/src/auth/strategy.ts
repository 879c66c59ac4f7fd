import type { Transport } from '../http/transport.ts'
import type { EventHandler, Webhooks } from '../webhooks/webhooks.ts'

/** How a client proves who calls. */
export interface AuthStrategy {
  /** Answers the headers of the next call, having renewed what was needed. */
  getAuthHeaders(): { headers: Record<string, string> } | Promise<{ headers: Record<string, string> }>
  /** The token of the next call, where there is one. */
  getActiveToken?(): string | undefined
  /** Called by createClient: the way to the platform that the strategy's own calls take. */
  connect?(transport: Transport): void
  /** Where webhooks can be verified: called by createClient with the handlers registered on it. */
  receive?(handlers: readonly EventHandler[]): Webhooks
  /** Gives back what the strategy holds, such as a channel to other tabs. */
  dispose?(): void
}
