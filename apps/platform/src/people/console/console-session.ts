import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OauthClient } from '../../floor/callers/oauth-clients.store.ts'
import { Failure, fail } from '../../floor/failure.ts'
import type { Cookies } from '../../floor/http/pages/cookies.ts'
import type { Access } from '../access/create-access.ts'
import type { Seals } from '../access/seals.ts'

/** How long someone has to log in. */
export const LOGIN_MS = 30 * 60_000
/** A session ends after twelve hours at the latest; the cookie needs no longer life. */
const COOKIE_SECONDS = 12 * 3600

/** An access token for the page's calls, and whose it is. */
export interface ConsoleTokens {
  readonly accessToken: string
  readonly expiresInSeconds: number
}

/**
 * Keeps the back office's tokens for the browser (OAuth 2.0 for Browser-Based Applications, section 6.2): the refresh
 * token is in a cookie that no script can read, and a page gets only short-lived access tokens. It doesn't rotate: a
 * browser that opens ten tabs at once would otherwise look like two people.
 */
export interface ConsoleSession {
  /** Begins a login: where to send the browser. */
  begin(reply: FastifyReply, client: OauthClient, to: string): string
  /**
   * Finishes a login with the returned code; returns the page that was requested before it.
   * @throws {Failure} INVALID_GRANT when this browser didn't begin it, or it took too long
   */
  finish(request: FastifyRequest, reply: FastifyReply, back: { code: string; state: string }): Promise<string>
  /** Issues the next access token. @throws {Failure} UNAUTHENTICATED without a login */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<ConsoleTokens>
  /** Ends the session, and the browser's login with it. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export interface ConsoleSessionParts {
  readonly access: Pick<Access, 'tokens' | 'revoke' | 'browserLogins'>
  readonly jar: Cookies
  readonly seals: Seals
  readonly platformUrl: string
}

export const createConsoleSession = ({
  access,
  jar,
  seals,
  platformUrl,
}: ConsoleSessionParts): ConsoleSession => {
  const redirectUri = callbackOf(platformUrl)

  const keep = (reply: FastifyReply, clientId: string, refreshToken: string) =>
    reply.header('set-cookie', jar.write('staff', `${clientId}~${refreshToken}`, COOKIE_SECONDS))
  const kept = (request: FastifyRequest) => {
    const [clientId = '', refreshToken = ''] = jar.read(request, 'staff')?.split('~') ?? []
    return refreshToken ? { clientId, refreshToken } : undefined
  }

  return {
    begin: (reply, { clientId }, to) => {
      const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')]
      const flow = seals.seal([clientId, verifier, state, to])
      reply.header('set-cookie', jar.write('staff_login', flow, LOGIN_MS / 1000))
      const asked = {
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', state },
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        ...{ code_challenge_method: 'S256', scope: 'offline_access' },
      }
      return `${platformUrl}/oauth2/authorize?${new URLSearchParams(asked)}`
    },

    finish: async (request, reply, { code, state }) => {
      const [clientId, codeVerifier, expected, to] = seals.open(jar.read(request, 'staff_login')) ?? []
      if (!clientId || !codeVerifier || !to || state !== expected)
        throw fail('INVALID_GRANT', {}, 'This login was begun in another browser, or too long ago.')
      const given = { grantType: 'authorization_code', clientId, code, codeVerifier, redirectUri }
      const { refresh_token } = await access.tokens.token(given, { rotates: false, address: request.ip })
      reply.header('set-cookie', jar.write('staff_login', '', 0))
      keep(reply, clientId, refresh_token ?? '')
      return to
    },

    renew: async (request, reply) => {
      const held = kept(request)
      if (!held) throw fail('UNAUTHENTICATED', {}, 'No one is logged in to the back office.')
      const { clientId, refreshToken } = held
      try {
        const given = { grantType: 'refresh_token', clientId, refreshToken }
        const tokens = await access.tokens.token(given, { rotates: false, address: request.ip })
        keep(reply, clientId, tokens.refresh_token ?? '')
        return { accessToken: tokens.access_token ?? '', expiresInSeconds: Number(tokens.expires_in) }
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        reply.header('set-cookie', jar.write('staff', '', 0))
        throw fail('UNAUTHENTICATED', {}, 'The session has ended.')
      }
    },

    end: async (request, reply) => {
      const held = kept(request)
      if (held)
        await access.revoke({ token: held.refreshToken, clientId: held.clientId }).catch((error) => {
          if (!(error instanceof Failure)) throw error
        })
      reply.header('set-cookie', jar.write('staff', '', 0))
      reply.header('set-cookie', await access.browserLogins.end(request, 'WIX_USER'))
    },
  }
}

/** Where a login comes back to; a shop's console client has this address. */
export const callbackOf = (platformUrl: string): string => `${new URL(platformUrl).origin}/console/callback`
