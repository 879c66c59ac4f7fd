import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Secrets of others that we must be able to say again: kept so that whoever reads the database alone cannot. */
export interface SealedSecrets {
  /** @param place - what the secret is for; opened elsewhere it is none */
  seal(secret: string, place: string): string
  /** Gives the secret; undefined when it was sealed with another key or for another place. */
  open(sealed: string, place: string): string | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param key - 256 bits; a key of its own is derived */
export const createSealedSecrets = (key: Uint8Array): SealedSecrets => {
  const own = createHmac('sha256', key).update('external login secrets').digest()
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
        return undefined // the secrets file was changed: the owner types it in again
      }
    },
  }
}
