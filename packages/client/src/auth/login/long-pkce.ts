import { base64url } from '../../http/base64url.ts'
import { refuse } from '../../http/error.ts'
import { randomText } from '../../http/random-text.ts'
import { bytesOf, compressed } from '../sha256.ts'
import { type Pkce, shortPkce } from './pkce.ts'

/**
 * Makes a verifier, its S256 challenge and a state, for a login that needs a longer verifier than
 * `generateOAuthData` makes.
 * @param length - letters of the verifier, 43 to 128; default 43
 * @throws {CommerceError} 'Expected a length between 43 and 128. Received N.'
 * @example
 * const data = { ...auth.generateOAuthData(redirectUri), ...pkce(128) }
 */
export const pkce = (length = 43): Pkce => {
  if (typeof length !== 'number' || !(length >= 43 && length <= 128))
    refuse(`Expected a length between 43 and 128. Received ${String(length)}.`)
  const codeVerifier = randomText(length)
  return { ...shortPkce(), codeVerifier, codeChallenge: base64url(longSha256(codeVerifier)) }
}

/** SHA-256 of ASCII text of any length, as bytes. */
export const longSha256 = (text: string): number[] => {
  const padded = `${text}\x80`
  let words: number[] | undefined
  for (let at = 0; at < text.length + 9; at += 64)
    words = compressed(padded.slice(at), at + 64 < text.length + 9 ? 0 : text.length * 8, words)
  return bytesOf(words ?? [])
}
