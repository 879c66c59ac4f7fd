import type { Transport } from '../http/transport.ts'
import type { EventHandler, Webhooks } from '../webhooks/webhooks.ts'

/** How a client proves who calls. */
export interface AuthStrategy {
  /**
   * Returns the headers for the next call, renewing tokens if needed.
   * @param refused - a token from earlier headers that the platform refused. If the new headers carry another
   * one, the call is repeated once with it; otherwise the refusal is thrown
   */
  getAuthHeaders(
    refused?: string,
  ): { headers: Record<string, string> } | Promise<{ headers: Record<string, string> }>
  /** The token for the next call, if there is one. */
  getActiveToken?(): string | undefined
  /** Called by createClient with the transport for the strategy's own calls. */
  connect?(transport: Transport): void
  /** For strategies that can verify webhooks: called by createClient with the handlers registered on it. */
  receive?(handlers: readonly EventHandler[]): Webhooks
  /** Releases what the strategy holds, such as a channel to other tabs. */
  dispose?(): void
}
