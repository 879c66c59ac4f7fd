import { createHmac } from 'node:crypto'
import { refuse } from '../../../floor/failure.ts'
import type { AuthorizeRequests } from '../../access/authorize/authorize-requests.ts'
import type { Way } from './way.ts'

interface LoginWayParts {
  readonly requests: AuthorizeRequests
  readonly secret: Uint8Array
  readonly platformUrl: string
}

/** The link to only the login page; the person then returns to the shop without a code. */
export const loginWay = ({ requests, secret, platformUrl }: LoginWayParts): Way => {
  const key = createHmac('sha256', secret).update('login request').digest()
  const endpoint = `${platformUrl}/login`
  return {
    intent: 'login',
    find: async ({ actor, site, sessionId, clientId, callbacks }) => {
      const { siteId } = actor
      if (clientId === null || actor.type === 'APP')
        throw refuse('login', 'FIELD_NOT_ALLOWED', 'is for visitors and members of a storefront')
      const { storefrontUrl } = await site()
      const redirectUri = callbacks.postFlowUrl ?? callbacks.loginUrl ?? storefrontUrl
      // The same for a repeated call, whose answer may have been lost.
      const id = createHmac('sha256', key)
        .update(JSON.stringify([siteId, sessionId]))
        .digest('base64url')
      return {
        ...{ endpoint, publicEndpoint: endpoint, searchParams: { request: id }, sessionToken: id },
        keep: (tx) =>
          requests.openIn(tx, id, {
            ...{ siteId, clientId, clientKind: 'storefront', redirectUri, responseMode: 'query' },
          }),
      }
    },
  }
}
