import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * Secrets that we must be able to use, such as those of other parties: stored so that reading only the database
 * doesn't reveal them.
 */
export interface SealedSecrets {
  /** @param place - what the secret is for; it can't be opened for anything else */
  seal(secret: string, place: string): string
  /** Returns the secret; undefined if it was sealed with another key or for another place. */
  open(sealed: string, place: string): string | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * @param key - 256 bits; the sealing key is derived from it
 * @param kind - what the secrets are; each kind has a key of its own
 */
export const createSealedSecrets = (
  key: Uint8Array,
  kind: 'external login secrets' | 'webhook keys',
): SealedSecrets => {
  const own = createHmac('sha256', key).update(kind).digest()
  return {
    seal: (secret, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, own, nonce).setAAD(Buffer.from(place))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, own, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return undefined // the secrets file was changed: the owner must enter it again
      }
    },
  }
}
