import { base64url } from '../http/base64url.ts'
import { refuse } from '../http/error.ts'
import { randomText } from '../http/random-text.ts'
import { sha256 } from './sha256.ts'

/** What proves that the code comes back to the one who asked for it (RFC 7636), and the state that names the flow. */
export interface Pkce {
  codeVerifier: string
  codeChallenge: string
  state: string
}

/**
 * Makes a verifier, its S256 challenge and a state.
 *
 * @param length - letters of the verifier, 43 to 128; default 43
 * @throws {CommerceError} 'Expected a length between 43 and 128. Received N.'
 */
export const pkce = (length = 43): Pkce => {
  if (!(length >= 43 && length <= 128)) refuse(`Expected a length between 43 and 128. Received ${length}.`)
  const codeVerifier = randomText(length)
  return {
    codeVerifier,
    codeChallenge: base64url(sha256(codeVerifier)),
    state: randomText(43),
  }
}
