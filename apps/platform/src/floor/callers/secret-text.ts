import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What a secret is for; its text begins with that, so that people and scanners of leaked secrets know it. */
export type SecretKind = 'vitrine_key_' | 'vitrine_secret_'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 43 characters of 62 are 256 bits. */
const RANDOM_LENGTH = 43
/** 6 characters of 62 hold 32 bits. */
const CHECKSUM_LENGTH = 6

/**
 * Makes a secret of 256 random bits: its kind, 43 letters and digits, and a checksum of 6, so that a slip of
 * the pen is known without asking the database. The checksum keeps nobody out.
 *
 * @example newSecret('vitrine_key_') // vitrine_key_4fKd…
 */
export const newSecret = (kind: SecretKind): string => {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return kind + random + checksumOf(kind + random)
}

/** Tells whether a text has the form of a secret of that kind, checksum included. */
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

/** What is kept of a secret: SHA-256 suffices, for 256 random bits cannot be guessed (unlike a password). */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url')

/** How a secret begins, for people to tell theirs apart; 24 of its bits are given away. */
export const hintOf = (kind: SecretKind, secret: string): string => secret.slice(0, kind.length + 4)
