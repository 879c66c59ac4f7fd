import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The prefix of a secret. It tells people, and scanners for leaked secrets, what the secret is for. */
export type SecretKind = 'vitrine_key_' | 'vitrine_secret_'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 43 characters out of 62 are 256 bits. */
const RANDOM_LENGTH = 43
/** 6 characters out of 62 are 32 bits. */
const CHECKSUM_LENGTH = 6

/**
 * Creates a secret of 256 random bits: its kind, 43 letters and digits, and a checksum of 6. The checksum
 * catches typing errors without a database lookup; it adds no security.
 *
 * @example newSecret('vitrine_key_') // vitrine_key_4fKd…
 */
export const newSecret = (kind: SecretKind): string => {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return kind + random + checksumOf(kind + random)
}

/** Returns whether a text looks like a secret of that kind, checksum included. */
export const isSecret = (kind: SecretKind, text: string): boolean => {
  if (!text.startsWith(kind) || text.length !== kind.length + RANDOM_LENGTH + CHECKSUM_LENGTH) return false
  const body = text.slice(0, -CHECKSUM_LENGTH)
  return text === body + checksumOf(body)
}

const checksumOf = (text: string): string => {
  let rest = crc32(text)
  let written = ''
  while (written.length < CHECKSUM_LENGTH) {
    written = ALPHABET[rest % ALPHABET.length] + written
    rest = Math.floor(rest / ALPHABET.length)
  }
  return written
}

/**
 * Returns what is stored of a secret. SHA-256 is enough, because 256 random bits can't be guessed like a
 * password.
 */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url')

/** The first characters of a secret, so that people can distinguish their secrets. It gives away 24 bits. */
export const hintOf = (kind: SecretKind, secret: string): string => secret.slice(0, kind.length + 4)
