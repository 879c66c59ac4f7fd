import type { LogoutRequest, RawHttpResponse } from '@vitrine/contract'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import { followable } from '../../redirects/callbacks.ts'

/**
 * Returns the answer that leads a browser to the logout page. The call itself ends nothing, because any
 * site's page can make a browser send it.
 * @throws {InvalidArgument} for an address whose origin the client hasn't registered
 */
export const createLogout =
  (database: Reader, platformUrl: string) =>
  async ({ clientId, postLogoutRedirectUri }: LogoutRequest): Promise<RawHttpResponse> => {
    const page = new URL(`${platformUrl}/logout`)
    const client = clientId ? await oauthClientsStore.find(database, clientId) : undefined
    const isGood = client?.revokedAt === null
    if (clientId && !isGood) throw refuse('clientId', 'FORMAT', 'must be the id of a client')
    if (clientId) page.searchParams.set('clientId', clientId)
    if (postLogoutRedirectUri) {
      if (!isGood || followable(postLogoutRedirectUri, client.origins) === undefined)
        throw refuse('postLogoutRedirectUri', 'FORMAT', 'must start with an origin registered by the client')
      page.searchParams.set('postLogoutRedirectUri', postLogoutRedirectUri)
    }
    return { statusCode: 302, headers: [{ key: 'Location', value: page.href }], body: '' }
  }
