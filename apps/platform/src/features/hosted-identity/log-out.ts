import type { HostedLogOutRequest, HostedNext } from '@vitrine/contract/hosted-identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reader } from '../../database/database.ts'
import type { BrowserLogins } from '../access/authorize/browser-logins.ts'
import { oauthClientsStore } from '../access/oauth-clients.store.ts'
import { followable } from '../redirects/callbacks.ts'
import type { HostedSessions } from '../redirects/hosted-sessions.ts'

/** Ends what a browser has begun here, and says where to go on: to what the client registered, or nowhere. */
export type LogOut = (
  request: FastifyRequest,
  reply: FastifyReply,
  given: HostedLogOutRequest,
) => Promise<HostedNext>

export interface LogOutParts {
  readonly database: Reader
  readonly browserLogins: BrowserLogins
  readonly endHostedSession: HostedSessions['end']
}

export const createLogOut =
  ({ database, browserLogins, endHostedSession }: LogOutParts): LogOut =>
  async (request, reply, { clientId = '', to }) => {
    const client = await oauthClientsStore.find(database, clientId)
    const isConsole = client?.kind === 'console'
    reply.header('set-cookie', await browserLogins.end(request, isConsole ? 'WIX_USER' : 'MEMBER'))
    reply.header('set-cookie', await endHostedSession(request))
    const next = to && client?.revokedAt === null ? followable(to, client.origins) : undefined
    return next ? { to: next } : {}
  }
