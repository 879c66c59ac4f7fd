import { Failure, fail } from '../../../floor/failure.ts'

/** The client's id, and the secret that proves it, if any. */
export interface ClientCredentials {
  readonly clientId: string | undefined
  readonly clientSecret: string | undefined
}

/** A client's fields in a body, in camelCase or snake_case. */
export interface SaidOfClient {
  readonly clientId?: string | undefined
  readonly client_id?: string | undefined
  readonly clientSecret?: string | undefined
  readonly client_secret?: string | undefined
}

const SCHEME = /^Basic(?: +|$)/i

/**
 * Adds the WWW-Authenticate header to the refusal of a client that used HTTP Basic (RFC 6749, section 5.2).
 * Others don't get it, because browsers would ask people for a password.
 */
export const challenging =
  (authorization: string | undefined) =>
  (error: unknown): never => {
    if (error instanceof Failure && error.code === 'INVALID_CLIENT' && SCHEME.test(authorization ?? ''))
      throw fail('INVALID_CLIENT', { scheme: 'Basic' }, error.message)
    throw error
  }

/**
 * Reads the client's credentials from the request's fields (`client_secret_post`) or HTTP Basic
 * (`client_secret_basic`). A client with Basic may also name itself in the body, but must prove itself in one
 * way only. Any other Authorization header is ignored: clients send their last access token along.
 * @throws {Failure} INVALID_CLIENT for an unreadable Basic header; INVALID_REQUEST for two proofs, or two
 * names
 * @see RFC 6749, section 2.3.1
 */
export const clientCredentialsOf = (
  parameters: SaidOfClient,
  authorization: string | undefined,
): ClientCredentials => {
  const clientId = oneOf(parameters.clientId, parameters.client_id, 'client_id')
  const clientSecret = oneOf(parameters.clientSecret, parameters.client_secret, 'client_secret')
  const scheme = authorization === undefined ? null : SCHEME.exec(authorization)
  if (authorization === undefined || !scheme) return { clientId, clientSecret }
  const proved = readBasic(authorization.slice(scheme[0].length))
  if (clientSecret !== undefined)
    throw fail('INVALID_REQUEST', {}, 'Send the client secret in the header or the body, not in both.')
  if (clientId !== undefined && clientId !== proved.clientId)
    throw fail('INVALID_REQUEST', {}, 'Header and body name different clients.')
  return proved
}

/** Reads a value given in camelCase or snake_case. @throws {Failure} INVALID_REQUEST when they differ */
export const oneOf = (
  camel: string | undefined,
  snake: string | undefined,
  name: string,
): string | undefined => {
  if (camel !== undefined && snake !== undefined && camel !== snake)
    throw fail('INVALID_REQUEST', {}, `${name} is given twice with different values.`)
  return camel ?? snake
}

/** Both are form-encoded before they are joined. */
const readBasic = (text: string): ClientCredentials => {
  const pair = Buffer.from(text, 'base64').toString()
  const at = pair.indexOf(':')
  try {
    if (!/^[\w+/-]+={0,2}$/.test(text) || at < 1) throw new URIError('not a pair')
    const [clientId = '', secret = ''] = [pair.slice(0, at), pair.slice(at + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    )
    // Public clients have no secret, and some send an empty one.
    return { clientId, clientSecret: secret || undefined }
  } catch {
    throw fail('INVALID_CLIENT', {}, 'The Authorization header cannot be read.')
  }
}
