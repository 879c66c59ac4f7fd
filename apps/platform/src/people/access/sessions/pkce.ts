import { hash, timingSafeEqual } from 'node:crypto'

const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** Whether a text can be an S256 challenge: SHA-256 as base64url (RFC 7636, section 4.2). */
export const isChallenge = (text: string): boolean => CHALLENGE.test(text)

/** Whether a verifier is well formed and matches a challenge (RFC 7636, section 4.6). */
export const fitsChallenge = (verifier: string, challenge: string): boolean => {
  if (!VERIFIER.test(verifier)) return false
  const given = Buffer.from(hash('sha256', verifier, 'base64url'))
  const right = Buffer.from(challenge)
  return given.length === right.length && timingSafeEqual(given, right)
}
