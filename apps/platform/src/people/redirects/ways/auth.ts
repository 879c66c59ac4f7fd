import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import type { Visits } from '../../access/authorize/visits.ts'
import type { Way } from './way.ts'

/**
 * The link to log in: the authorize address with the application's parameters, in standard names. Redirect
 * addresses are checked there, where a person can see an error; the visitor's id is included for their
 * cart.
 */
export const authWay = (database: Reader, visits: Visits, platformUrl: string): Way => ({
  intent: 'auth',
  find: async ({ actor, clientId: callersClientId }, { auth }) => {
    const asked = auth?.authRequest ?? {}
    const named = asked.clientId ?? callersClientId ?? ''
    const client = await oauthClientsStore.find(database, named)
    const isTheirs = client?.siteId === actor.siteId && client.revokedAt === null && client.kind !== 'app'
    if (!isTheirs || (callersClientId !== null && callersClientId !== named))
      throw refuse('auth.authRequest.clientId', 'FORMAT', "must be the caller's own client")
    const { siteId } = actor
    const visit =
      actor.type === 'ANONYMOUS_VISITOR'
        ? visits.seal({ siteId, clientId: named, visitorId: actor.visitorId })
        : undefined
    const endpoint = `${platformUrl}/oauth2/authorize`
    return {
      endpoint,
      publicEndpoint: endpoint,
      searchParams: given({
        client_id: named,
        response_type: asked.responseType ?? 'code',
        redirect_uri: asked.redirectUri,
        response_mode: asked.responseMode,
        scope: asked.scope,
        state: asked.state,
        code_challenge: asked.codeChallenge,
        code_challenge_method: asked.codeChallengeMethod,
        nonce: asked.nonce,
        prompt: auth?.prompt ?? asked.prompt,
        idp: asked.idp,
        sessionToken: asked.sessionToken,
        visit,
      }),
      ...(visit && { sessionToken: visit }),
    }
  },
})

const given = (parameters: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
