import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { START_PATH } from '../../connections/paths.ts'
import type { IsActiveMember } from '../grants/session.ts'
import type { Codes } from '../sessions/codes.ts'
import type { AuthorizeRequest } from './authorize-request.ts'
import type { AuthorizeRequests } from './authorize-requests.ts'
import type { BrowserLogins } from './browser-logins.ts'
import { sendAnswer } from './send-answer.ts'
import type { Visits } from './visits.ts'

/** Consumes a login's session token; see `SessionTokens` of the feature identity. */
export type RedeemSessionToken = (
  tx: Transaction,
  whose: { readonly siteId: string; readonly clientId: string; readonly token: string },
) => Promise<{ readonly memberId: string; readonly issuedAt: number } | undefined>

export interface AuthorizeMemberParts {
  readonly database: Database
  readonly codes: Codes
  readonly requests: AuthorizeRequests
  readonly browserLogins: BrowserLogins
  readonly visits: Visits
  readonly redeem: RedeemSessionToken
  readonly isActiveMember: IsActiveMember
  readonly platformUrl: string
}

/** Answers a storefront that asks for one of its members. */
export type AuthorizeMember = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AuthorizeRequest,
) => Promise<FastifyReply>

/**
 * A session token, which proves a login in the shop's own form, is exchanged for a code at once. So is the
 * browser's login, unless the application requests a prompt. Everyone else is sent to the hosted pages
 * with only the request's id; a frame never is.
 */
export const createAuthorizeMember = (parts: AuthorizeMemberParts): AuthorizeMember => {
  const { database, codes, requests, browserLogins, visits, redeem, isActiveMember, platformUrl } = parts

  return async (request, reply, asked) => {
    const { client, redirectUri, responseMode, codeChallenge, prompt, sessionToken, scope, nonce } = asked
    const { siteId, clientId } = client
    const visitorId =
      visits.open(asked.visit, siteId, clientId) ?? visits.open(sessionToken, siteId, clientId)
    const bound = { siteId, clientId, redirectUri, codeChallenge, visitorId, scope, nonce }
    const answer = (parameters: Record<string, string>) =>
      sendAnswer(reply, asked, { ...parameters, iss: platformUrl })
    const isWelcome = (memberId: string): Promise<boolean> => isActiveMember(database, siteId, memberId)

    if (sessionToken) {
      const token = { siteId, clientId, token: sessionToken }
      const code = await database.transaction(async (tx) => {
        const found = await redeem(tx, token)
        if (!found || !(await isActiveMember(tx, siteId, found.memberId, found.issuedAt))) return undefined
        return codes.issueIn(tx, { ...bound, subject: 'MEMBER', subjectId: found.memberId })
      })
      if (code) return answer({ code })
    }

    const login = await browserLogins.find(request, siteId, 'MEMBER')
    const isKnown = login !== undefined && (await isWelcome(login.subjectId))
    if (isKnown && (prompt === undefined || prompt === 'none') && !asked.idp) {
      const { subject, subjectId, loginId: browserLoginId, createdAt: authenticatedAt } = login
      return answer({
        code: await codes.issue({ ...bound, subject, subjectId, browserLoginId, authenticatedAt }),
      })
    }
    if (prompt === 'none' || responseMode === 'web_message')
      return answer({ error: 'login_required', error_description: 'No one is logged in in this browser' })
    const id = await requests.open({
      ...{ ...bound, clientKind: 'storefront', responseMode, state: asked.state },
      ...{ prompt, idp: asked.idp },
    })
    const way = asked.idp
      ? `${START_PATH}?${new URLSearchParams({ request: id, connection: asked.idp })}`
      : `/login${asked.signsUp ? '/sign-up' : ''}?request=${id}`
    return reply.redirect(`${platformUrl}${way}`, 303)
  }
}
