import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OauthClient, oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import type { Access } from '../access/create-access.ts'
import type { Seals } from '../access/seals.ts'
import { followable } from './callbacks.ts'
import type { HostedSessions } from './hosted-sessions.ts'

/** The raw parameters of a logout, not yet trusted. */
export interface Asked {
  readonly clientId?: unknown
  readonly to?: unknown
  readonly session?: unknown
}

/** The same, validated. */
export interface Leaving {
  readonly client: OauthClient | undefined
  /** Where to go next: one of the client's own addresses. */
  readonly to: string | undefined
  /** The login of the caller who requested the address, if they had one. */
  readonly login:
    | { readonly siteId: string; readonly sessionId: string; readonly memberId: string }
    | undefined
}

/** The logout page; its address and its form both lead here. */
export interface LogoutPage {
  read(asked: Asked): Promise<Leaving>
  /** Finds the site where a browser is logged in as someone the address doesn't name; they must confirm first. */
  strangerAt(request: FastifyRequest, leaving: Leaving): Promise<string | undefined>
  /** Ends the login that the address names, and everything the browser has open here. */
  end(request: FastifyRequest, reply: FastifyReply, leaving: Leaving): Promise<void>
}

export interface LogoutPageParts {
  readonly database: Reader
  readonly hostedSessions: Pick<HostedSessions, 'end'>
  readonly access: Pick<Access, 'sessions' | 'browserLogins'>
  readonly seals: Seals
}

export const createLogoutPage = ({
  database,
  hostedSessions,
  access,
  seals,
}: LogoutPageParts): LogoutPage => {
  const { sessions, browserLogins } = access
  /** Leaving a back office also ends its login. */
  const loginsOf = async (request: FastifyRequest, { client }: Leaving) => [
    await browserLogins.current(request, 'MEMBER'),
    client?.kind === 'console' ? await browserLogins.current(request, 'WIX_USER') : undefined,
  ]
  return {
    read: async ({ clientId, to, session }) => {
      const found = await oauthClientsStore.find(database, typeof clientId === 'string' ? clientId : '')
      const client = found?.revokedAt === null ? found : undefined
      const [siteId, sessionId, memberId] =
        seals.open(typeof session === 'string' ? session : undefined) ?? []
      return {
        client,
        to: typeof to === 'string' ? followable(to, client?.origins ?? []) : undefined,
        login: siteId && sessionId && memberId ? { siteId, sessionId, memberId } : undefined,
      }
    },
    strangerAt: async (request, leaving) => {
      const logins = await loginsOf(request, leaving)
      return logins.find((login) => login && login.subjectId !== leaving.login?.memberId)?.siteId
    },
    end: async (request, reply, leaving) => {
      const { login } = leaving
      if (login) await sessions.end(login.siteId, login.sessionId)
      reply.header('set-cookie', await hostedSessions.end(request))
      for (const found of await loginsOf(request, leaving))
        if (found) reply.header('set-cookie', await browserLogins.end(request, found.subject))
    },
  }
}
