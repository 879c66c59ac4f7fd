import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OauthClient, oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import type { Access } from '../access/create-access.ts'
import type { Seals } from '../access/seals.ts'
import { followable } from './callbacks.ts'
import type { HostedSessions } from './hosted-sessions.ts'

/** What somebody who leaves says, as it came: nothing of it is believed yet. */
export interface Asked {
  readonly clientId?: unknown
  readonly to?: unknown
  readonly session?: unknown
}

/** The same, as far as it may be believed. */
export interface Leaving {
  readonly client: OauthClient | undefined
  /** Where to go on to: one of the client's own places. */
  readonly to: string | undefined
  /** The login that whoever asked for the address has, when they had one. */
  readonly login:
    | { readonly siteId: string; readonly sessionId: string; readonly memberId: string }
    | undefined
}

/** The one way out; its address and the page that it shows both come here. */
export interface WayOut {
  read(asked: Asked): Promise<Leaving>
  /** Finds at which site a browser is logged in as somebody whom the address does not name: they are asked first. */
  strangerAt(request: FastifyRequest, leaving: Leaving): Promise<string | undefined>
  /** Ends the login that the address names, and all that the browser has begun here. */
  end(request: FastifyRequest, reply: FastifyReply, leaving: Leaving): Promise<void>
}

export interface WayOutParts {
  readonly database: Reader
  readonly hostedSessions: Pick<HostedSessions, 'end'>
  readonly access: Pick<Access, 'sessions' | 'browserLogins'>
  readonly seals: Seals
}

export const createWayOut = ({ database, hostedSessions, access, seals }: WayOutParts): WayOut => {
  const { sessions, browserLogins } = access
  /** Those who leave a back office leave its login too. */
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
