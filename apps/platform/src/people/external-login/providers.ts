import * as oauth from 'oauth4webapi'
import { createBounded } from '../../floor/bounded.ts'
import type { Clock } from '../../floor/clock.ts'
import { type ProviderFetch, ProviderTrouble } from './outgoing.ts'

/** What a provider says of itself (OpenID Connect Discovery, section 3). Its keys are kept as long as this object. */
export type Provider = oauth.AuthorizationServer & { readonly authorization_endpoint: string }

/** How every request to a provider is sent. */
export interface ProviderRequests {
  readonly [oauth.customFetch]: ProviderFetch
  readonly [oauth.allowInsecureRequests]: boolean
}

export interface Providers {
  readonly requests: ProviderRequests
  /** Asks a provider for its metadata, or knows them from the last minute. @throws {ProviderTrouble} */
  find(issuer: string): Promise<Provider>
}

export interface ProvidersParts {
  readonly fetch: ProviderFetch
  readonly clock: Clock
  /** Whether providers may be reached by http. */
  readonly allowsPlain: boolean
}

/** A key that is new there is known here after this time, and is asked for no more often, whatever tokens name. */
const KEPT_MS = 60_000

export const createProviders = ({ fetch, clock, allowsPlain }: ProvidersParts): Providers => {
  const kept = createBounded<{ readonly provider: Provider; readonly readAt: number }>(200)
  const requests = { [oauth.customFetch]: fetch, [oauth.allowInsecureRequests]: allowsPlain }

  const read = async (issuer: string): Promise<Provider> => {
    const url = new URL(issuer)
    const said = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, requests))
    // To the letter: members are known by it, so a second spelling would be a second provider.
    if (said.issuer !== issuer) throw new ProviderTrouble('is not the issuer it is taken for')
    const { authorization_endpoint = '' } = said
    if (!URL.canParse(authorization_endpoint)) throw new ProviderTrouble('has no page to log in on')
    const provider = { ...said, authorization_endpoint }
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

/** Turns whatever went wrong with a provider into {@link ProviderTrouble}: nothing it answers is our failure. */
export const troubled = (error: unknown): never => {
  if (error instanceof ProviderTrouble) throw error
  const said =
    error instanceof oauth.ResponseBodyError ? ` (${error.status} ${error.error.slice(0, 50)})` : ''
  throw new ProviderTrouble(`did not answer as it should${said}`, { cause: error })
}
