import type { TokenResponse } from '@vitrine/contract'
import type { BackOfficeUser, Member } from '../../../floor/callers/actor.ts'
import type { OauthClient } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { usersStore } from '../../users/users.store.ts'
import type { AccessTokens } from '../access-tokens.ts'
import type { IssueIdToken } from '../id-tokens.ts'
import type { RefreshTokens, SessionGrant } from '../refresh-tokens.ts'
import { type Codes, issuedAt } from '../sessions/codes.ts'
import type { Session } from '../sessions/session.ts'
import { sessionsStore } from '../sessions/sessions.store.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type GrantRequest, required } from './grant-request.ts'

export interface SessionGrants {
  /**
   * Exchanges an authorization code for tokens, once (RFC 6749, section 4.1.3, with the proof of RFC 7636).
   * @throws {Failure} INVALID_REQUEST, INVALID_GRANT, UNAUTHORIZED_CLIENT
   */
  exchange(request: GrantRequest, client: OauthClient): Promise<TokenResponse>
  /** Issues the first tokens of a session. @throws {Failure} INVALID_GRANT for someone who may not log in */
  first(session: Session): Promise<TokenResponse>
  /** Finds the client of a session. @throws {Failure} INVALID_GRANT */
  clientIdOf(grant: SessionGrant): Promise<string>
  /** Renews a session's tokens. @throws {Failure} INVALID_GRANT */
  renew(grant: SessionGrant, client: OauthClient): Promise<TokenResponse>
}

/** Whether a member may be logged in; see `isActiveMember` of the feature members. */
export type IsActiveMember = (
  reader: Reader,
  siteId: string,
  memberId: string,
  since?: number,
) => Promise<boolean>

/** Moves the cart from before the login. */
export type TakeCartAlong = (
  tx: Transaction,
  who: { readonly siteId: string; readonly visitorId: string; readonly memberId: string },
) => Promise<unknown>

export interface SessionGrantsDependencies {
  readonly takeCartAlong: TakeCartAlong
  readonly database: Reader
  readonly isActiveMember: IsActiveMember
  readonly codes: Codes
  readonly sessions: Sessions
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  readonly issueIdToken: IssueIdToken
}

/** Issues tokens to people who have logged in. */
export const createSessionGrants = ({
  database,
  isActiveMember,
  takeCartAlong,
  codes,
  sessions,
  accessTokens,
  refreshTokens,
  issueIdToken,
}: SessionGrantsDependencies): SessionGrants => {
  /** Reads the person again, so a renewal sees their current role or a block. */
  const actorOf = async (session: Session): Promise<BackOfficeUser | Member> => {
    const { siteId, subjectId, clientId, sessionId } = session
    if (session.subject === 'MEMBER') {
      if (!(await isActiveMember(database, siteId, subjectId)))
        throw fail('INVALID_GRANT', {}, 'The member may not log in.')
      return { type: 'MEMBER', siteId, clientId, memberId: subjectId, sessionId }
    }
    const user = await usersStore.find(database, siteId, subjectId)
    if (user?.disabledAt !== null) throw fail('INVALID_GRANT', {}, 'The user no longer exists.')
    return { type: 'WIX_USER', siteId, userId: user.userId, owner: user.role === 'owner' }
  }

  const tokensOf = async (session: Session, grant: SessionGrant): Promise<TokenResponse> => {
    const { sessionId } = session
    const ground = { kind: 'session', id: sessionId } as const
    const { value, expiresInSeconds } = await accessTokens.issue(await actorOf(session), ground)
    return {
      access_token: value,
      refresh_token: refreshTokens.issueForSession(grant),
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
      scope: 'offline_access',
    }
  }

  return {
    first: (session) => tokensOf(session, firstOf(session)),
    exchange: async (request, { kind, siteId, clientId }) => {
      if (kind === 'app') throw fail('UNAUTHORIZED_CLIENT')
      const code = await codes.find({
        siteId,
        clientId,
        code: required(request, 'code'),
        redirectUri: kind === 'console' ? required(request, 'redirectUri') : (request.redirectUri ?? ''),
        codeVerifier: required(request, 'codeVerifier'),
      })
      const { subject, subjectId: memberId, visitorId } = code
      const session = await sessions.begin(code, request.rotates, async (tx) => {
        if (subject !== 'MEMBER') return
        if (!(await isActiveMember(tx, siteId, memberId, issuedAt(code))))
          throw fail('INVALID_GRANT', {}, 'The member may not log in.')
        if (visitorId !== undefined) await takeCartAlong(tx, { siteId, visitorId, memberId })
      })
      const [tokens, idToken] = await Promise.all([tokensOf(session, firstOf(session)), issueIdToken(code)])
      return idToken ? { ...tokens, scope: `${tokens.scope} openid`, id_token: idToken } : tokens
    },
    clientIdOf: async ({ siteId, sessionId }) => {
      const session = await sessionsStore.find(database, siteId, sessionId)
      if (!session) throw fail('INVALID_GRANT')
      return session.clientId
    },
    renew: async (grant, { clientId }) => {
      const { session, successor } = await sessions.renew(grant, clientId)
      return tokensOf(session, successor)
    },
  }
}

const firstOf = ({ siteId, sessionId, generation }: Session): SessionGrant => ({
  ...{ siteId, sessionId, generation },
  branch: '',
})
