import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'

/**
 * Writes places as texts for one shop's listeners. Places count the events of all shops, so they are encrypted: a
 * cursor doesn't tell how much happens elsewhere. The same place is always the same text.
 */
export interface Cursors {
  write(siteId: string, place: number): string
  /** Undefined for a text that isn't a cursor of this shop. */
  read(siteId: string, text: string): number | undefined
}

/** One block: the place, and half of what identifies the shop, which also proves that it was written here. */
const CIPHER = 'aes-256-ecb'
const HALF = 8

/** @param key - 256 bits; the key of cursors is derived from it */
export const createCursors = (key: Uint8Array): Cursors => {
  const own = createHmac('sha256', key).update('live cursors').digest()
  const markOf = (siteId: string) => createHash('sha256').update(siteId).digest().subarray(0, HALF)
  return {
    write: (siteId, place) => {
      const block = Buffer.alloc(HALF)
      block.writeBigUInt64BE(BigInt(place))
      const cipher = createCipheriv(CIPHER, own, null).setAutoPadding(false)
      return cipher.update(Buffer.concat([block, markOf(siteId)])).toString('base64url')
    },
    read: (siteId, text) => {
      const sealed = Buffer.from(text, 'base64url')
      if (sealed.length !== 2 * HALF) return undefined
      const block = createDecipheriv(CIPHER, own, null).setAutoPadding(false).update(sealed)
      if (!block.subarray(HALF).equals(markOf(siteId))) return undefined
      const place = block.readBigUInt64BE()
      return place <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(place) : undefined
    },
  }
}
