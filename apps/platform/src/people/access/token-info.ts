import type { TokenInfoResponse } from '@vitrine/contract'
import type { KnownActor } from '../../floor/callers/actor.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { KeyRing } from './keys/key-ring.ts'

/**
 * Describes an access token or an API key; an invalid one is just inactive (RFC 7662, section
 * 2.2). Times are seconds since 1970, as text.
 */
export const tellOf = async (
  token: string,
  accessTokens: AccessTokens,
  keyRing: KeyRing,
): Promise<TokenInfoResponse> => {
  try {
    if (keyRing.isKey(token)) return { active: true, ...subjectOf(await keyRing.appOf(token)) }
    const { actor, issuedAt, expiresAt } = await accessTokens.read(token)
    return {
      active: true,
      ...subjectOf(actor),
      ...(actor.type === 'APP' && { clientId: actor.appId }),
      iat: String(issuedAt / 1000),
      exp: String(expiresAt / 1000),
    }
  } catch {
    return { active: false }
  }
}

const subjectOf = (actor: KnownActor): TokenInfoResponse => {
  const site = { siteId: actor.siteId, instanceId: actor.siteId }
  switch (actor.type) {
    case 'ANONYMOUS_VISITOR':
      return { subjectType: 'VISITOR', subjectId: actor.visitorId, clientId: actor.clientId, ...site }
    case 'MEMBER':
      return { subjectType: 'MEMBER', subjectId: actor.memberId, clientId: actor.clientId, ...site }
    case 'WIX_USER':
      return { subjectType: 'USER', subjectId: actor.userId, ...site }
    case 'APP':
      return { subjectType: 'APP', subjectId: actor.appId, ...site }
  }
}
