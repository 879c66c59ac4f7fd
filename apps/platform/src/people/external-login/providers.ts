import * as oauth from 'oauth4webapi'
import { createBounded } from '../../floor/bounded.ts'
import type { Clock } from '../../floor/clock.ts'
import { type ProviderFetch, ProviderTrouble } from './outgoing.ts'

/** A provider's metadata (OpenID Connect Discovery, section 3). Its keys are cached with this object. */
export type Provider = oauth.AuthorizationServer & { readonly authorization_endpoint: string }

/** How every request to a provider is sent. */
export interface ProviderRequests {
  readonly [oauth.customFetch]: ProviderFetch
  readonly [oauth.allowInsecureRequests]: boolean
}

export interface Providers {
  readonly requests: ProviderRequests
  /** Fetches a provider's metadata, cached for a minute. @throws {ProviderTrouble} */
  find(issuer: string): Promise<Provider>
}

export interface ProvidersParts {
  readonly fetch: ProviderFetch
  readonly clock: Clock
  /** Whether providers may use http. */
  readonly allowsPlain: boolean
}

/**
 * The refresh interval for keys: a new key is known after this time. Keys are never fetched more often,
 * even for tokens that name unknown ones.
 */
const KEPT_MS = 60_000

export const createProviders = ({ fetch, clock, allowsPlain }: ProvidersParts): Providers => {
  const kept = createBounded<{ readonly provider: Provider; readonly readAt: number }>(200)
  const requests = { [oauth.customFetch]: fetch, [oauth.allowInsecureRequests]: allowsPlain }

  const read = async (issuer: string): Promise<Provider> => {
    const url = new URL(issuer)
    const discovered = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, requests))
    // Exact: members are identified by it, so another spelling would be another provider.
    if (discovered.issuer !== issuer) throw new ProviderTrouble('reports another issuer')
    const { authorization_endpoint = '' } = discovered
    if (!URL.canParse(authorization_endpoint)) throw new ProviderTrouble('has no login page')
    const provider = { ...discovered, authorization_endpoint }
    kept.set(issuer, { provider, readAt: clock.now() })
    return provider
  }

  return {
    requests,
    find: async (issuer) => {
      const known = kept.get(issuer)
      if (known && clock.now() - known.readAt < KEPT_MS) return known.provider
      return read(issuer).catch(troubled)
    },
  }
}

/** Turns any error of a provider into {@link ProviderTrouble}: nothing it answers is our failure. */
export const troubled = (error: unknown): never => {
  if (error instanceof ProviderTrouble) throw error
  const code =
    error instanceof oauth.ResponseBodyError ? ` (${error.status} ${error.error.slice(0, 50)})` : ''
  throw new ProviderTrouble(`answered incorrectly${code}`, { cause: error })
}
