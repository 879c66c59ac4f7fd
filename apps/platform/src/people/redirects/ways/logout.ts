import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import type { Seals } from '../../access/seals.ts'
import type { Way } from './way.ts'

/**
 * The way out: ends the login of whoever asks for it and what their browser may see of hosted pages, and leads back to
 * the shop. The address names the login, sealed, so that nobody is logged out by another's.
 */
export const logoutWay = (database: Reader, seals: Seals, platformUrl: string): Way => ({
  intent: 'logout',
  find: async ({ actor, clientId, callbacks: { postFlowUrl } }, { logout }) => {
    const named = String(logout?.clientId)
    const client = await oauthClientsStore.find(database, named)
    const isTheirs = client?.siteId === actor.siteId && client.revokedAt === null
    if (!isTheirs || (clientId !== null && clientId !== named))
      throw refuse('logout.clientId', 'FORMAT', 'must be the client that the caller came by')
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
