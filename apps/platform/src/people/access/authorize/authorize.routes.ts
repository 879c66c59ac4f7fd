import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reader } from '../../../floor/database/database.ts'
import { isLookingAhead } from '../../../floor/http/looking-ahead.ts'
import { askedLanguage } from '../../../floor/http/pages/asked-language.ts'
import { sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import type { AuthorizeMember } from './authorize-member.ts'
import { readAuthorizeRequest } from './authorize-request.ts'
import type { AuthorizeStaff } from './authorize-staff.ts'
import { problemPage } from './pages.ts'
import { sendAnswer } from './send-answer.ts'

export interface AuthorizeDependencies {
  readonly database: Reader
  readonly authorizeMember: AuthorizeMember
  readonly authorizeStaff: AuthorizeStaff
  /** The platform's address; names it in every answer (RFC 9207). */
  readonly platformUrl: string
}

/**
 * Serves the authorize address (RFC 6749, section 3.1): logged-in members get their code at once; merchants,
 * owners and everyone else are led to the hosted pages.
 */
export const authorizeRoutes = (app: FastifyInstance, dependencies: AuthorizeDependencies): void => {
  const { database, authorizeMember, authorizeStaff, platformUrl } = dependencies

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = await readAuthorizeRequest(request.query, database)
    if (read.kind === 'page')
      return sendPlainPage(reply)
        .code(400)
        .send(problemPage(askedLanguage(request), read.problem))
    if (read.kind === 'error') return sendAnswer(reply, read.to, { ...read.error, iss: platformUrl })
    if (isLookingAhead(request)) return reply.code(503).send()
    const { client } = read.request
    if (client.kind === 'storefront') return authorizeMember(request, reply, read.request)
    return authorizeStaff(reply, read.request)
  }

  for (const path of ['/oauth2/authorize', '/_api/oauth2/authorize']) {
    // A HEAD or prefetch request shows nothing to anyone, so it must not consume a token.
    app.get(path, { exposeHeadRoute: false }, answer)
    app.post(path, answer)
  }
}
