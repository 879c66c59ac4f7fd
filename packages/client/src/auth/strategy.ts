import type { Transport } from '../http/transport.ts'
import type { EventHandler, Webhooks } from '../webhooks/webhooks.ts'

/** How a client proves who calls. */
export interface AuthStrategy {
  /**
   * Answers the headers of the next call, having renewed what was needed.
   *
   * @param refused - a token of earlier headers that the platform did not take. When the answer has another one, the
   *   call is made once more with it; else the refusal is thrown
   */
  getAuthHeaders(
    refused?: string,
  ): { headers: Record<string, string> } | Promise<{ headers: Record<string, string> }>
  /** The token of the next call, where there is one. */
  getActiveToken?(): string | undefined
  /** Called by createClient: the way to the platform that the strategy's own calls take. */
  connect?(transport: Transport): void
  /** Where webhooks can be verified: called by createClient with the handlers registered on it. */
  receive?(handlers: readonly EventHandler[]): Webhooks
  /** Gives back what the strategy holds, such as a channel to other tabs. */
  dispose?(): void
}
