import type { App, FindCaller } from '../../floor/callers/actor.ts'
import { fail } from '../../floor/failure.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { KeyRing } from './keys/key-ring.ts'

/**
 * Reads the Authorization header: an access token or an API key, bare or after the word `Bearer`; none means
 * nobody. A key knows its site; a `wix-site-id` beside it must be that one. A `wix-account-id` says nothing here.
 * An access token and a key, with a comma between, are a program that acts for that visitor of a storefront.
 *
 * @throws {Failure} UNAUTHENTICATED when token or key are not good, PERMISSION_DENIED for another site's key
 */
export const createFindCaller =
  (accessTokens: AccessTokens, keyRing: KeyRing): FindCaller =>
  ({ authorization, 'wix-site-id': wantedSite }) => {
    if (!authorization) return { type: 'NOBODY' }
    const text = authorization.startsWith('Bearer ') ? authorization.slice(7) : authorization
    const comma = text.lastIndexOf(',')
    if (comma >= 0) return bothOf(accessTokens, keyRing, text.slice(0, comma), text.slice(comma + 1).trim())
    if (!keyRing.isKey(text)) return accessTokens.actorOf(text)
    const app = keyRing.appOf(text)
    return app instanceof Promise ? app.then((found) => ofSite(found, wantedSite)) : ofSite(app, wantedSite)
  }

const bothOf = async (
  accessTokens: AccessTokens,
  keyRing: KeyRing,
  token: string,
  key: string,
): Promise<App> => {
  const [app, through] = await Promise.all([keyRing.appOf(key), accessTokens.actorOf(token)])
  if (through.type !== 'ANONYMOUS_VISITOR' && through.type !== 'MEMBER')
    throw fail('UNAUTHENTICATED', {}, 'The access token is not one of a storefront.')
  return { ...ofSite(app, through.siteId), through }
}

const ofSite = (app: App, wantedSite: string | string[] | undefined): App => {
  if (!wantedSite || wantedSite === app.siteId) return app
  throw fail('PERMISSION_DENIED', {}, 'The API key belongs to another site.')
}
