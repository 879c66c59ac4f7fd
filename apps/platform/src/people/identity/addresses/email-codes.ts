import { createHmac, randomInt } from 'node:crypto'
import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { emailCodesStore } from './email-codes.store.ts'

/** How long a code is valid. */
export const CODE_LIFETIME_MS = 10 * 60_000

/**
 * Codes that prove an email address: six digits, ten minutes, five attempts, one per member. A newer code
 * replaces the previous one, whichever login requested it.
 */
export interface EmailCodes {
  /** Creates a member's code; the caller mails it. The stored form reveals the code only with our secret. */
  make(tx: Transaction, siteId: string, memberId: string): Promise<{ code: string; expiresAt: number }>
  /** Counts an attempt, then checks the code; a correct code is deleted. */
  isRight(tx: Transaction, siteId: string, memberId: string, code: string): Promise<boolean>
}

export const createEmailCodes = (secret: Uint8Array, clock: Clock): EmailCodes => {
  const key = createHmac('sha256', secret).update('email codes').digest()
  const digestOf = (siteId: string, memberId: string, code: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([siteId, memberId, code]))
      .digest('base64url')
  return {
    make: async (tx, siteId, memberId) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const expiresAt = clock.now() + CODE_LIFETIME_MS
      await emailCodesStore.put(tx, { siteId, memberId, digest: digestOf(siteId, memberId, code), expiresAt })
      return { code, expiresAt }
    },
    isRight: async (tx, siteId, memberId, code) => {
      // The attempt is counted first: a thousand at once are five.
      if ((await emailCodesStore.countTry(tx, siteId, memberId, clock.now())) === 0) return false
      return (await emailCodesStore.use(tx, siteId, memberId, digestOf(siteId, memberId, code))) === 1
    },
  }
}
