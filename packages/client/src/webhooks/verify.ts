import { CommerceError } from '../http/error.ts'

/** The claims of a verified token. */
export interface Claims {
  /** JSON text. */
  data?: unknown
  exp?: number
  iss?: string
  aud?: string | string[]
}

const refuse = (message: string, code: string, cause?: unknown): never => {
  throw new CommerceError(message, { code, cause })
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

const partOf = (text: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(text)))

/**
 * Verifies a compact JWS (RFC 7515) signed RS256.
 *
 * @param publicKey - PEM text, or base64 of it
 * @throws {CommerceError} `WEBHOOK_BODY_PARSED`, `ERR_JWS_INVALID`, `ERR_JWS_SIGNATURE_VERIFICATION_FAILED`,
 *   `ERR_JWT_EXPIRED`, `INVALID_PUBLIC_KEY`
 */
export async function verify(token: string, publicKey: string): Promise<Claims> {
  if (typeof token !== 'string' || /^\s*[{["]/.test(token))
    refuse('Pass the raw body: text of three parts, not parsed', 'WEBHOOK_BODY_PARSED')
  const [header = '', payload = '', signature = '', ...more] = token.trim().split('.')
  let claims: Claims = {}
  let signed = new Uint8Array()
  try {
    if (more.length || (partOf(header) as { alg?: string }).alg !== 'RS256')
      throw TypeError('Not signed with RS256')
    claims = partOf(payload) as Claims
    signed = bytesOf(signature)
  } catch (cause) {
    refuse('Invalid Compact JWS', 'ERR_JWS_INVALID', cause)
  }
  const key = await importKey(publicKey)
  const isGenuine = await crypto.subtle.verify(
    key.algorithm.name,
    key,
    signed,
    new TextEncoder().encode(`${header}.${payload}`),
  )
  // Either the key belongs to another app, or the body was changed on its way.
  if (!isGenuine) refuse('signature verification failed', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
  if (claims.exp !== undefined && claims.exp <= Date.now() / 1000)
    refuse('"exp" claim timestamp check failed', 'ERR_JWT_EXPIRED')
  return claims
}

const importKey = async (publicKey: string): Promise<CryptoKey> => {
  try {
    const pem = publicKey.includes('-----BEGIN') ? publicKey : atob(publicKey)
    const der = bytesOf(pem.replace(/-----[^-]+-----|\s/g, ''))
    return await crypto.subtle.importKey('spki', der, RS256, false, ['verify'])
  } catch (cause) {
    return refuse('The public key is neither PEM nor base64 of PEM', 'INVALID_PUBLIC_KEY', cause)
  }
}

export const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
