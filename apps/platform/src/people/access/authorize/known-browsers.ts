import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Recognizes browsers that have logged in before, so strangers' failed attempts don't lock them out. */
export interface KnownBrowsers {
  /** Creates a browser's mark after a login: an id, sealed together with the account. It doesn't say who that is. */
  remember(siteId: string, email: string): string
  /** Returns the id if a browser has logged in to that account before. */
  find(kept: string | undefined, siteId: string, email: string): string | undefined
}

export const createKnownBrowsers = (secret: Uint8Array): KnownBrowsers => {
  const key = createHmac('sha256', secret).update('known browsers').digest()
  const sealOf = (id: string, siteId: string, email: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, siteId, email]))
      .digest()
  return {
    remember: (siteId, email) => {
      const id = randomBytes(16).toString('base64url')
      return `${id}.${sealOf(id, siteId, email).toString('base64url')}`
    },
    find: (kept = '', siteId, email) => {
      const [id = '', seal = ''] = kept.split('.')
      const given = Buffer.from(seal, 'base64url')
      const right = sealOf(id, siteId, email)
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
    },
  }
}
