import type { InputOf, Operation, OutputOf, TokenInfoResponse } from '@vitrine/contract'
import { tokenInfo } from '@vitrine/contract/operations'
import * as oauth from 'oauth4webapi'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { CommandError } from '../command.ts'
import type { Desk } from '../desk.ts'
import type { ExitName } from '../exits.ts'
import { discover, platformAddress } from './authorization-server.ts'
import { readSession, type Session, saveSession, sessionOf } from './session-file.ts'

/** A running platform, as the person who logged in or the program of an API key. */
export interface Connection {
  readonly platformUrl: string
  /** Makes a call. @throws {CommandError} with what the platform says */
  call<O extends Operation>(operation: O, input: InputOf<O>): Promise<OutputOf<O>>
  whoAmI(): Promise<TokenInfoResponse>
}

/** Renew early enough for a slow network. */
const MARGIN_MS = 60_000
const PATIENCE_MS = 30_000

/**
 * Connects with `VITRINE_API_KEY` at `PLATFORM_URL`, otherwise with the session of `login`.
 *
 * @throws {CommandError} NOT_ALLOWED without a login
 */
export const connect = async (desk: Desk): Promise<Connection> => {
  const { VITRINE_API_KEY: key, PLATFORM_URL } = desk.environment
  if (key) return connectionOf(platformAddress(PLATFORM_URL ?? 'http://localhost:4000'), key)
  const session = await readSession(desk)
  if (!session)
    throw new CommandError('You are not logged in: use "login", or set VITRINE_API_KEY.', 'NOT_ALLOWED')
  const { platformUrl, accessToken } = await renewed(desk, session)
  return connectionOf(platformUrl, accessToken)
}

const renewed = async (desk: Desk, session: Session): Promise<Session> => {
  if (session.expiresAt > Date.now() + MARGIN_MS) return session
  const { known, requests } = await discover(session.platformUrl)
  const client = { client_id: session.clientId }
  try {
    const response = await oauth.refreshTokenGrantRequest(
      ...([known, client, oauth.None(), session.refreshToken, requests] as const),
    )
    const tokens = await oauth.processRefreshTokenResponse(known, client, response)
    const next = sessionOf(session, tokens)
    await saveSession(desk, next)
    return next
  } catch (error) {
    throw new CommandError('Your session has ended: log in again.', 'NOT_ALLOWED', error)
  }
}

const connectionOf = (platformUrl: string, authorization: string): Connection => {
  const call: Connection['call'] = async <O extends Operation>(operation: O, input: InputOf<O>) => {
    const { address, body } = requestOf(operation, input)
    const response = await fetch(platformUrl + address, {
      method: operation.method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new CommandError(
        `The platform doesn't respond at ${platformUrl}: is it running?`,
        'UNREACHABLE',
        error,
      )
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.status !== 200 || !isObject(answer)) throw failureOf(response, answer)
    return answer as OutputOf<O> // the contract's own platform has answered
  }
  return {
    platformUrl,
    call,
    whoAmI: async () => {
      const told = await call(tokenInfo, { token: authorization })
      if (told.active) return told
      throw new CommandError(
        'The platform doesn’t accept the key or session: log in again, or use another key.',
        'NOT_ALLOWED',
      )
    },
  }
}

/** Where a call goes and what it sends: parameters of the path, then of the query or the body. */
const requestOf = ({ service, path, method }: Operation, input: unknown) => {
  const given = isObject(input) ? input : {}
  const used = new Set<string>()
  const address =
    (service.bases.public[0] ?? '') +
    path.replace(/:([\w.]+)/g, (_, name: string) => {
      used.add(name)
      return encodeURIComponent(String(valueAt(given, name)))
    })
  if (method !== 'GET') return { address, body: JSON.stringify(given) }
  const rest = Object.entries(given).filter(([name, value]) => !used.has(name) && value !== undefined)
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return { address: query.size > 0 ? `${address}?${query}` : address }
}

/** A value by its path, such as `webhook.id`. */
const valueAt = (given: object, name: string): unknown =>
  name.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), given)

const failureOf = (response: Response, answer: unknown): CommandError => {
  const details = isObject(answer) && isObject(answer.details) ? answer.details : {}
  const { applicationError, validationError } = details
  const code = isObject(applicationError) ? ` (${applicationError.code})` : ''
  const said = isObject(answer)
    ? String(answer.message)
    : `The platform responded with status ${response.status}.`
  const message = isObject(validationError) ? `${sentenceOf(validationError.fieldViolations)}.` : said + code
  const id = response.headers.get('x-wix-request-id')
  return new CommandError(
    `${message} Request ${id}.`,
    isObject(validationError) ? 'USAGE' : exitOf(response.status),
  )
}

/** What is wrong with each field: `id must be a GUID; webhook.url must be given`. */
const sentenceOf = (violations: unknown): string =>
  Array.isArray(violations)
    ? violations.map(({ field, description }) => `${field} ${description}`).join('; ')
    : 'The request is invalid'

const exitOf = (status: number): Exclude<ExitName, 'DONE'> => {
  if (status === 401 || status === 403) return 'NOT_ALLOWED'
  if (status === 429 || status === 503) return 'UNREACHABLE'
  return status >= 500 ? 'FAILED' : 'REFUSED'
}
