import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import type { Seals } from '../../access/seals.ts'
import type { Way } from './way.ts'

/**
 * The logout link: ends the caller's login and their browser's access to hosted pages, and leads back to the
 * shop. The address contains the login, sealed, so someone else's link logs no one out.
 */
export const logoutWay = (database: Reader, seals: Seals, platformUrl: string): Way => ({
  intent: 'logout',
  find: async ({ actor, clientId, callbacks: { postFlowUrl } }, { logout }) => {
    const named = String(logout?.clientId)
    const client = await oauthClientsStore.find(database, named)
    const isTheirs = client?.siteId === actor.siteId && client.revokedAt === null
    if (!isTheirs || (clientId !== null && clientId !== named))
      throw refuse('logout.clientId', 'FORMAT', "must be the caller's own client")
    const endpoint = `${platformUrl}/logout`
    const session =
      actor.type === 'MEMBER' && actor.sessionId
        ? seals.seal([actor.siteId, actor.sessionId, actor.memberId])
        : undefined
    const searchParams = {
      clientId: named,
      ...(postFlowUrl !== undefined && { postLogoutRedirectUri: postFlowUrl }),
      ...(session && { session }),
    }
    return { endpoint, searchParams, publicEndpoint: endpoint, ...(session && { sessionToken: session }) }
  },
})
