import type { LoginProvider } from '@vitrine/contract'
import type { HostedProvider } from '@vitrine/contract/hosted-identity'
import { getExternalLogins, loginWithTokenParams, updateExternalLogins } from '@vitrine/contract/operations'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createSealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createCookies } from '../../floor/http/pages/cookies.ts'
import type { Ids } from '../../floor/ids.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { Access } from '../access/create-access.ts'
import { connectionsOf } from '../connections/connections.ts'
import { CALLBACK_PATH, START_PATH } from '../connections/paths.ts'
import type { IdentityParts } from '../identity/create-identity.ts'
import { contextOf, shown } from '../identity/identity.routes.ts'
import { createVouch } from './claims.ts'
import { createExternalLogins } from './external-logins.service.ts'
import { createFindVouched } from './find-vouched.ts'
import { hostedWay } from './hosted-way.ts'
import { createLoginByToken } from './login-by-token.ts'
import { createProviderFetch } from './outgoing.ts'
import { createProviders } from './providers.ts'

export interface ExternalLoginConfig {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  readonly platformUrl: string
  /** 256 bits; a key for the providers' secrets is derived from it. */
  readonly secret: Uint8Array
  readonly access: Pick<Access, 'browserLogins' | 'authorizeRequests'>
  readonly identity: Pick<IdentityParts, 'entry' | 'recovery' | 'proveAddress'>
  /** Whether providers may be on this machine or its network and use http: for development. */
  readonly nearby: boolean
}

/** Lists the providers that the login pages of a request offer. */
export type ProvidersOf = (siteId: string, requestId: string) => Promise<HostedProvider[]>

export interface ExternalLoginFeature {
  readonly routes: readonly Route[]
  /** Lists the providers that a site's members can log in with. */
  readonly findLoginProviders: (siteId: string) => Promise<LoginProvider[]>
  readonly providersOf: ProvidersOf
  /** Serves the redirect to a provider and back. */
  readonly serve: (app: FastifyInstance) => void
}

/** Wires logins with external providers (OpenID Connect). */
export const createExternalLogin = (config: ExternalLoginConfig): ExternalLoginFeature => {
  const { database, clock, ids, logger, platformUrl, access, identity, nearby } = config
  const { browserLogins, authorizeRequests: requests } = access
  const secrets = createSealedSecrets(config.secret, 'external login secrets')
  const fetch = createProviderFetch(nearby ? { allows: () => true, allowsPlain: true } : {})
  const providers = createProviders({ fetch, clock, allowsPlain: nearby })
  const vouch = createVouch({ providers, secrets, clock })
  const findVouched = createFindVouched({ ids, proveAddress: identity.proveAddress })
  const redirectUri = `${platformUrl}${CALLBACK_PATH}`
  const settings = createExternalLogins({
    ...{ database, ids, secrets, redirectUri },
    allowsPlain: nearby,
  })
  const { entry, recovery } = identity
  const findLoginProviders: ExternalLoginFeature['findLoginProviders'] = async (siteId) =>
    (await connectionsOf(database, siteId))
      .filter(({ active }) => active)
      .map(({ id, name }) => ({ id, name }))
  const logIn = createLoginByToken({ database, clock, logger, entry, vouch, findVouched })
  return {
    routes: [
      answer(loginWithTokenParams, async (call) => shown(await logIn(contextOf(call), call.input))),
      answer(getExternalLogins, (call) => settings.get(call)),
      answer(updateExternalLogins, (call) => settings.update(call)),
    ],
    findLoginProviders,
    providersOf: async (siteId, requestId) =>
      (await findLoginProviders(siteId)).map(({ id, name }) => ({
        ...{ id, name },
        url: `${START_PATH}?${new URLSearchParams({ request: requestId, connection: id })}`,
      })),
    serve: (app) =>
      hostedWay(app, {
        ...{ database, clock, logger, platformUrl, requests, browserLogins, recovery },
        ...{ providers, vouch, findVouched, jar: createCookies(platformUrl.startsWith('https:')) },
      }),
  }
}
