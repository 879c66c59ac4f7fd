import type { Reader } from '../../../database/database.ts'
import { refuse } from '../../../http/failure.ts'
import { oauthClientsStore } from '../../access/oauth-clients.store.ts'
import type { Way } from './way.ts'

/** The way out: ends what a browser may see of hosted pages, and leads back to the shop. */
export const logoutWay = (database: Reader, platformUrl: string): Way => ({
  intent: 'logout',
  find: async ({ actor, clientId, callbacks: { postFlowUrl } }, { logout }) => {
    const named = String(logout?.clientId)
    const client = await oauthClientsStore.find(database, named)
    const isTheirs = client?.siteId === actor.siteId && client.revokedAt === null
    if (!isTheirs || (clientId !== null && clientId !== named))
      throw refuse('logout.clientId', 'FORMAT', 'must be the client that the caller came by')
    const endpoint = `${platformUrl}/logout`
    const searchParams = {
      clientId: named,
      ...(postFlowUrl !== undefined && { postLogoutRedirectUri: postFlowUrl }),
    }
    return { endpoint, searchParams, publicEndpoint: endpoint }
  },
})
