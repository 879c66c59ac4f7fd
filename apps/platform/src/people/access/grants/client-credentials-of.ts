import { Failure, fail } from '../../../floor/failure.ts'

/** Who a client says it is, and the secret that it proves it by, if it has one. */
export interface ClientCredentials {
  readonly clientId: string | undefined
  readonly clientSecret: string | undefined
}

/** What a client says of itself in a body, in camelCase or snake_case. */
export interface SaidOfClient {
  readonly clientId?: string | undefined
  readonly client_id?: string | undefined
  readonly clientSecret?: string | undefined
  readonly client_secret?: string | undefined
}

const SCHEME = /^Basic(?: +|$)/i

/**
 * Adds to a refusal of a client that came by HTTP Basic what it must be answered with (RFC 6749, section 5.2); others
 * are not, since browsers would ask people for a password.
 */
export const challenging =
  (authorization: string | undefined) =>
  (error: unknown): never => {
    if (error instanceof Failure && error.code === 'INVALID_CLIENT' && SCHEME.test(authorization ?? ''))
      throw fail('INVALID_CLIENT', { scheme: 'Basic' }, error.message)
    throw error
  }

/**
 * Reads who a client is: by the fields of its request (`client_secret_post`), or by HTTP Basic (`client_secret_basic`).
 * One that uses Basic may name itself in the body as well, but prove itself in one way alone. Any other Authorization
 * header says nothing here: clients send their last access token along.
 *
 * @throws {Failure} INVALID_CLIENT for a Basic header that cannot be read; INVALID_REQUEST for two proofs, or two names
 * @see RFC 6749, section 2.3.1
 */
export const clientCredentialsOf = (
  said: SaidOfClient,
  authorization: string | undefined,
): ClientCredentials => {
  const clientId = oneOf(said.clientId, said.client_id, 'client_id')
  const clientSecret = oneOf(said.clientSecret, said.client_secret, 'client_secret')
  const scheme = authorization === undefined ? null : SCHEME.exec(authorization)
  if (authorization === undefined || !scheme) return { clientId, clientSecret }
  const proved = readBasic(authorization.slice(scheme[0].length))
  if (clientSecret !== undefined)
    throw fail('INVALID_REQUEST', {}, 'A client proves itself in one way, by header or by body.')
  if (clientId !== undefined && clientId !== proved.clientId)
    throw fail('INVALID_REQUEST', {}, 'Header and body name different clients.')
  return proved
}

/** Takes what is said in two styles of keys. @throws {Failure} INVALID_REQUEST when they differ */
export const oneOf = (
  camel: string | undefined,
  snake: string | undefined,
  name: string,
): string | undefined => {
  if (camel !== undefined && snake !== undefined && camel !== snake)
    throw fail('INVALID_REQUEST', {}, `${name} is given in two ways that differ.`)
  return camel ?? snake
}

/** Both are written as form fields are before they are put together. */
const readBasic = (text: string): ClientCredentials => {
  const pair = Buffer.from(text, 'base64').toString()
  const at = pair.indexOf(':')
  try {
    if (!/^[\w+/-]+={0,2}$/.test(text) || at < 1) throw new URIError('is no pair')
    const [clientId = '', secret = ''] = [pair.slice(0, at), pair.slice(at + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    )
    // Public clients have none, and some send that.
    return { clientId, clientSecret: secret || undefined }
  } catch {
    throw fail('INVALID_CLIENT', {}, 'The Authorization header cannot be read.')
  }
}
