import { hash } from 'node:crypto'
import type { LoginWithTokenParamsRequest } from '@vitrine/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { createTurns } from '../../floor/turns/turns.ts'
import { type Connection, findConnection } from '../connections/connections.ts'
import { externalLoginStore } from '../connections/external-login.store.ts'
import type { LoginAnswer, LoginContext } from '../identity/identity.ts'
import type { Entry } from '../identity/logins/entry.ts'
import { signOnPolicyOf } from '../members/sign-on-policy.ts'
import type { Vouch, Vouched } from './claims.ts'
import type { FindVouched } from './find-vouched.ts'
import { ProviderTrouble } from './outgoing.ts'

/** A token is valid for a quarter of an hour at most; its use is remembered for longer. */
const REMEMBERED_MS = 60 * 60_000

export interface LoginByTokenParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly entry: Entry
  readonly vouch: Vouch
  readonly findVouched: FindVouched
}

/**
 * Logs a member in with what an application received from a provider: `id_token`, or `code` with
 * `redirect_uri` and perhaps `code_verifier`; and `nonce` if the application used one. Each token works once.
 * @throws {Failure} VERIFICATION_FAILED for any reason; the error doesn't distinguish an unknown
 * connection, a wrong token and someone else's address
 */
export const createLoginByToken = (parts: LoginByTokenParts) => {
  const { database, clock, logger, entry, vouch, findVouched } = parts
  /** Each makes us call another server. */
  const turns = createTurns(8, 64)

  const vouchedBy = async (
    siteId: string,
    connection: Connection,
    given: Readonly<Record<string, string>>,
  ): Promise<Vouched | undefined> => {
    const { id_token: idToken, code, redirect_uri: redirectUri = '', nonce } = given
    try {
      if (idToken) return await turns.take(() => vouch.byToken(connection, idToken, nonce))
      if (!code) return undefined
      // The application says which provider answered.
      const answer = new URLSearchParams({ code, iss: connection.issuer })
      const brought = { answer, redirectUri, codeVerifier: given.code_verifier, nonce }
      return await turns.take(() => vouch.byCode(siteId, connection, brought))
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error
      logger.warn({ err: error, connectionId: connection.id }, 'external login provider failed')
      return undefined
    }
  }

  return async (context: LoginContext, request: LoginWithTokenParamsRequest): Promise<LoginAnswer> => {
    const { siteId } = context
    const { idpConnectionId, tokenParams } = request
    const connection = await findConnection(database, siteId, idpConnectionId)
    const vouched = connection && (await vouchedBy(siteId, connection, tokenParams))
    if (!vouched) throw fail('VERIFICATION_FAILED')
    // Without the signature, which has several spellings: a second one would be a second use.
    const used = tokenParams.id_token?.replace(/\.[^.]*$/, '') ?? `code ${tokenParams.code}`
    const digest = hash('sha256', used, 'base64url')
    const { answer, forget } = await database.transaction(async (tx) => {
      const now = clock.now()
      if ((await externalLoginStore.useToken(tx, siteId, digest, now + REMEMBERED_MS)) === 0)
        throw fail('VERIFICATION_FAILED')
      const policy = await signOnPolicyOf(tx, siteId)
      const found = await findVouched(tx, siteId, vouched, { policy, now })
      if ('because' in found) throw fail('VERIFICATION_FAILED')
      const { issuer, subject } = vouched
      const terms = { policy, identity: { issuer, subject } }
      return { answer: await entry.enter(tx, context, found.member, terms), forget: found.forget }
    })
    forget()
    return answer
  }
}
