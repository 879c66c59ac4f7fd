import type { CreateRedirectSessionRequest } from '@vitrine/contract'
import type { Somebody } from '../../../floor/callers/actor.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Callbacks } from '../callbacks.ts'

/** One asking for a way to a hosted page. */
export interface RedirectVisit {
  readonly actor: Somebody
  readonly sessionId: string
  /** The storefront that asks; null where a merchant or a program does. */
  readonly clientId: string | null
  readonly callbacks: Callbacks
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where a redirect session leads. */
export interface Target {
  /** Without a query. */
  readonly endpoint: string
  /** What the page must be told; what the caller wants passed on is added to it. */
  readonly searchParams?: Readonly<Record<string, string>>
  readonly sessionToken?: string
  /** What stands for the endpoint where others are told of the session, and which must hold no secret. */
  readonly publicEndpoint: string
  /** Writes down what the page will need, in the transaction of the session's event. */
  readonly keep?: (tx: Transaction) => Promise<unknown>
}

/** One kind of redirect session. */
export interface Way {
  readonly intent: keyof CreateRedirectSessionRequest
  /** @throws {Failure} when the caller may not go there, or nothing is there */
  readonly find: (visit: RedirectVisit, input: CreateRedirectSessionRequest) => Promise<Target>
}
