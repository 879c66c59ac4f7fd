import { base64url } from '../../http/base64url.ts'
import { randomText } from '../../http/random-text.ts'
import { sha256 } from '../sha256.ts'

/** Proof that the code returns to the client that requested it (RFC 7636), and the state that identifies the flow. */
export interface Pkce {
  codeVerifier: string
  codeChallenge: string
  state: string
}

/** Makes a verifier of 43 letters, its S256 challenge and a state. */
export const shortPkce = (): Pkce => {
  const codeVerifier = randomText(43)
  return { codeVerifier, codeChallenge: base64url(sha256(codeVerifier)), state: randomText(43) }
}
