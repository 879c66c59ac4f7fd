import type { FastifyReply } from 'fastify'
import type { AuthorizeRequest } from './authorize-request.ts'
import type { AuthorizeRequests } from './authorize-requests.ts'
import { sendAnswer } from './send-answer.ts'

/** Answers a console that asks for a member of staff. */
export type AuthorizeStaff = (reply: FastifyReply, asked: AuthorizeRequest) => Promise<FastifyReply>

/**
 * Sends merchants and owners to the hosted pages. When a console on another site links here, the browser
 * doesn't send its login cookie, so the page finds out who is logged in, and asks.
 */
export const createAuthorizeStaff =
  (requests: AuthorizeRequests, platformUrl: string): AuthorizeStaff =>
  async (reply, asked) => {
    const { client, redirectUri, responseMode, codeChallenge, state, prompt, scope, nonce } = asked
    if (prompt === 'none' || responseMode === 'web_message') {
      const error = { error: 'login_required', error_description: 'No one is logged in in this browser' }
      return sendAnswer(reply, asked, { ...error, iss: platformUrl })
    }
    const id = await requests.open({
      ...{ siteId: client.siteId, clientId: client.clientId, clientKind: 'console' },
      ...{ redirectUri, responseMode, codeChallenge, state, prompt, scope, nonce },
    })
    return reply.redirect(`${platformUrl}/login?request=${id}`, 303)
  }
