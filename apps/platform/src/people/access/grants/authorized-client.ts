import type { TokenResponse } from '@vitrine/contract'
import type { FindCaller } from '../../../floor/callers/actor.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { RedeemSessionToken } from '../authorize/authorize-member.ts'
import type { Session } from '../sessions/session.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type GrantRequest, required } from './grant-request.ts'
import type { IsActiveMember, TakeCartAlong } from './session.ts'

export interface AuthorizedClientParts {
  readonly database: Database
  readonly findCaller: FindCaller
  readonly sessions: Sessions
  readonly isActiveMember: IsActiveMember
  readonly takeCartAlong: TakeCartAlong
  readonly redeem: RedeemSessionToken
  readonly tokensOf: (session: Session) => Promise<TokenResponse>
}

/**
 * Gives a server a member's tokens if its API key has the scope `members:manage`. The key follows a
 * storefront access token in the Authorization header: `ACCESS_TOKEN,API_KEY`. The member is named by id or,
 * after a sign-on, by id and session token. The cart of the access token's visitor moves to the member.
 * @throws {Failure} INVALID_CLIENT without token and key, UNAUTHORIZED_CLIENT for a key without the scope,
 * INVALID_GRANT for a member who may not log in, or another member's session token
 */
export const createAuthorizedClient =
  (parts: AuthorizedClientParts) =>
  async (request: GrantRequest): Promise<TokenResponse> => {
    const { database, sessions, isActiveMember, takeCartAlong, redeem, tokensOf } = parts
    const caller = await parts.findCaller({ authorization: request.authorization })
    if (caller.type !== 'APP' || !caller.through)
      throw fail('INVALID_CLIENT', {}, 'An access token and an API key are required.')
    if (!caller.scopes.includes('members:manage'))
      throw fail(
        'UNAUTHORIZED_CLIENT',
        { scope: 'members:manage' },
        'The key lacks the scope members:manage.',
      )
    const { siteId, through } = caller
    const { clientId } = through
    const memberId = required(request, 'memberId')
    const session = await database.transaction(async (tx) => {
      const token = request.sessionToken
      const login = token === undefined ? undefined : await redeem(tx, { siteId, clientId, token })
      if (token !== undefined && login?.memberId !== memberId)
        throw fail('INVALID_GRANT', {}, 'The session token is invalid or belongs to another member.')
      if (!(await isActiveMember(tx, siteId, memberId, login?.issuedAt)))
        throw fail('INVALID_GRANT', {}, 'The member was not found or may not log in.')
      if (through.type === 'ANONYMOUS_VISITOR')
        await takeCartAlong(tx, { siteId, memberId, visitorId: through.visitorId })
      return sessions.open(tx, { siteId, clientId, subject: 'MEMBER', subjectId: memberId }, request.rotates)
    })
    return tokensOf(session)
  }
