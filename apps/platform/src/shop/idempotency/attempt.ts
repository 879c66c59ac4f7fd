import { createHash } from 'node:crypto'
import { refuse } from '../../floor/failure.ts'

const MAX_KEY_LENGTH = 255

/** One sending of a call that its sender may repeat without it being carried out twice. */
export interface Attempt {
  readonly siteId: string
  /** Whose key it is: two callers may choose the same one. */
  readonly principal: string
  readonly key: string
  /** The operation's name. */
  readonly route: string
  /** SHA-256 of what was asked for, as base64url. */
  readonly digest: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What was asked for, and by whom. */
export type Asked = Pick<Attempt, 'siteId' | 'principal' | 'route' | 'at'> & { readonly input: unknown }

/**
 * Reads the `Idempotency-Key` header of a call; undefined when there is none.
 *
 * @throws {InvalidArgument} MAX_LENGTH when it is longer than 255 characters
 * @see draft-ietf-httpapi-idempotency-key-header
 */
export const attemptOf = (key: string | undefined, { input, ...asked }: Asked): Attempt | undefined => {
  if (!key) return undefined
  if (key.length > MAX_KEY_LENGTH)
    throw refuse('Idempotency-Key', 'MAX_LENGTH', `must be at most ${MAX_KEY_LENGTH} characters long`)
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  return { ...asked, key, digest }
}
