import { createHash } from 'node:crypto'
import { refuse } from '../../floor/failure.ts'

const MAX_KEY_LENGTH = 255

/** One attempt of a call that its sender may repeat without running it twice. */
export interface Attempt {
  readonly siteId: string
  /** The owner of the key: two callers may choose the same one. */
  readonly principal: string
  readonly key: string
  /** The operation's name. */
  readonly route: string
  /** SHA-256 of the input, as base64url. */
  readonly digest: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The input, and the caller. */
export type Asked = Pick<Attempt, 'siteId' | 'principal' | 'route' | 'at'> & { readonly input: unknown }

/** The attempt of one entry of a call whose entries succeed or fail on their own. No header has a line break. */
export const attemptAt = (attempt: Attempt | undefined, index: number): Attempt | undefined =>
  attempt && { ...attempt, key: `${attempt.key}\n${index}` }

/**
 * Reads the `Idempotency-Key` header of a call; undefined if there is none.
 *
 * @throws {InvalidArgument} MAX_LENGTH when it is longer than 255 characters
 * @see draft-ietf-httpapi-idempotency-key-header
 */
export const attemptOf = (key: string | undefined, asked: Asked): Attempt | undefined => {
  if (!key) return undefined
  if (key.length > MAX_KEY_LENGTH)
    throw refuse('Idempotency-Key', 'MAX_LENGTH', `must have at most ${MAX_KEY_LENGTH} characters`)
  const { input, ...by } = asked
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  return { ...by, key, digest }
}
