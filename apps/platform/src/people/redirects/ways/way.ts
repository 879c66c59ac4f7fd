import type { CreateRedirectSessionRequest } from '@vitrine/contract'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Callbacks } from '../callbacks.ts'

/** A request for a link to a hosted page. */
export interface RedirectVisit {
  readonly actor: KnownActor
  /** The shop of the one who asks. */
  readonly site: () => Promise<Site>
  readonly sessionId: string
  /** The storefront that asks; null for a merchant or a program. */
  readonly clientId: string | null
  readonly callbacks: Callbacks
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where a redirect session leads. */
export interface Target {
  /** Without a query. */
  readonly endpoint: string
  /** What the page needs to know; the caller's own parameters are added. */
  readonly searchParams?: Readonly<Record<string, string>>
  readonly sessionToken?: string
  /** What replaces the endpoint in events, which must contain no secret. */
  readonly publicEndpoint: string
  /** Stores what the page will need, in the transaction of the session's event. */
  readonly keep?: (tx: Transaction) => Promise<unknown>
}

/** One kind of redirect session. */
export interface Way {
  readonly intent: keyof CreateRedirectSessionRequest
  /** @throws {Failure} when the caller may not go there, or nothing is there */
  readonly find: (visit: RedirectVisit, input: CreateRedirectSessionRequest) => Promise<Target>
}
