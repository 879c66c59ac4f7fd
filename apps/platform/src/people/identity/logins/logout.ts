import type { LogoutRequest, RawHttpResponse } from '@vitrine/contract'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import { followable } from '../../redirects/callbacks.ts'

/**
 * Gives the answer by which a browser is led to the page that ends its login. The call itself ends nothing: any page
 * of any site can make a browser send it.
 *
 * @throws {InvalidArgument} for an address that the client has not registered the origin of
 */
export const createLogout =
  (database: Reader, platformUrl: string) =>
  async ({ clientId, postLogoutRedirectUri }: LogoutRequest): Promise<RawHttpResponse> => {
    const page = new URL(`${platformUrl}/logout`)
    const client = clientId ? await oauthClientsStore.find(database, clientId) : undefined
    const isGood = client?.revokedAt === null
    if (clientId && !isGood) throw refuse('clientId', 'FORMAT', 'must be a client')
    if (clientId) page.searchParams.set('clientId', clientId)
    if (postLogoutRedirectUri) {
      if (!isGood || followable(postLogoutRedirectUri, client.origins) === undefined)
        throw refuse(
          'postLogoutRedirectUri',
          'FORMAT',
          'must begin with an origin that the client has registered',
        )
      page.searchParams.set('postLogoutRedirectUri', postLogoutRedirectUri)
    }
    return { statusCode: 302, headers: [{ key: 'Location', value: page.href }], body: '' }
  }
