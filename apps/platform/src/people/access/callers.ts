import type { App, FindCaller } from '../../floor/callers/actor.ts'
import { fail } from '../../floor/failure.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { KeyRing } from './keys/key-ring.ts'

/**
 * Reads the Authorization header: an access token or an API key, bare or after `Bearer`; none means an
 * anonymous caller. A key knows its site, so a `wix-site-id` must match it; a `wix-account-id` is ignored. An
 * access token and a key, joined by a comma, are a program that acts for that storefront visitor.
 * @throws {Failure} UNAUTHENTICATED when token or key are invalid, PERMISSION_DENIED for another site's key
 */
export const createFindCaller =
  (accessTokens: AccessTokens, keyRing: KeyRing): FindCaller =>
  ({ authorization, 'wix-site-id': wantedSite }) => {
    if (!authorization) return { type: 'UNKNOWN' }
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
    throw fail('UNAUTHENTICATED', {}, 'The access token does not belong to a storefront.')
  return { ...ofSite(app, through.siteId), through }
}

const ofSite = (app: App, wantedSite: string | string[] | undefined): App => {
  if (!wantedSite || wantedSite === app.siteId) return app
  throw fail('PERMISSION_DENIED', {}, 'The API key belongs to another site.')
}
