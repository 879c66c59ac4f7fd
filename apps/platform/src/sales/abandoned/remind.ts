import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { createWorker, type Worker } from '../../floor/turns/worker.ts'
import { mailsStore } from '../../shop/mail/mails.store.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import { reminderTermsOf } from '../../shop/settings/reminder-terms.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import { isOpen } from '../payments/payment.ts'
import { paymentsStore } from '../payments/payments.store.ts'
import { abandonedStore, type CheckoutKey, type LeftCheckout } from './kept/abandoned.store.ts'
import { addressDigest, optOutsStore } from './kept/opt-outs.store.ts'
import { reminderData } from './reminder-data.ts'

export interface RemindParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 50
/** A reminder that couldn't be sent for this long would only confuse. */
const STALE_MS = 3 * DAY_MS
/** How long the mail may take. */
const SENDABLE_MS = DAY_MS
/** An address gets at most one reminder in this time, however many checkouts name it. */
const PAUSE_MS = DAY_MS

/** What to do about a reminder that is due: send it, never send it, or look again later. */
type Decision = { readonly to: string } | 'SKIP' | { readonly again: number }

/**
 * Reminds buyers of checkouts that they left. The transaction that queues the mail settles the reminder, so each
 * checkout gets one, even after a crash or with several processes.
 */
export const createRemind = ({ database, sites, clock, ids, logger }: RemindParts): Worker => {
  const decide = async (
    tx: Transaction,
    left: LeftCheckout,
    checkout: StoredCheckout,
    now: number,
  ): Promise<Decision> => {
    const { siteId, leftAt, reminderAt = now } = left
    const { sendsReminders, afterHours } = await reminderTermsOf(tx, siteId)
    const to = mailAddressOf(checkout.details.email ?? '')
    if (!sendsReminders || to === undefined || checkout.state !== 'OPEN' || checkout.lines.length === 0)
      return 'SKIP'
    if (checkout.updatedAt > leftAt) return { again: checkout.updatedAt + afterHours * HOUR_MS }
    const payment = await paymentsStore.findLatest(tx, siteId, checkout.id)
    if (payment && isOpen(payment)) return { again: now + HOUR_MS }
    const isUnwanted =
      now - reminderAt > STALE_MS ||
      (await optOutsStore.has(tx, siteId, addressDigest(to))) ||
      (await mailsStore.hasQueued(tx, siteId, to, 'checkout-reminder', now - PAUSE_MS)) ||
      (await abandonedStore.hasBoughtSince(
        tx,
        { siteId, email: to, owner: checkout.ownerKey },
        checkout.createdAt,
      ))
    return isUnwanted ? 'SKIP' : { to }
  }

  const remind = async (key: CheckoutKey): Promise<void> => {
    const site = await sites.get(key.siteId)
    await database.transaction(async (tx) => {
      const checkout = await checkoutStore.lock(tx, key.siteId, key.checkoutId)
      const left = await abandonedStore.lock(tx, key)
      if (!checkout || left?.reminder !== 'WAITING') return
      const now = clock.now()
      const decided = await decide(tx, left, checkout, now)
      if (typeof decided === 'object' && 'again' in decided) {
        await abandonedStore.update(tx, { ...left, reminderAt: decided.again })
        return
      }
      const reminder = decided === 'SKIP' ? 'SKIPPED' : 'SENT'
      await abandonedStore.update(tx, { ...left, reminder, reminderAt: now, updatedAt: now })
      if (decided === 'SKIP') return
      await queueMail(tx, {
        ...{ mailId: ids.guid(), siteId: key.siteId, to: decided.to, at: now, expiresAt: now + SENDABLE_MS },
        language: checkout.details.buyerLanguage ?? '',
        template: 'checkout-reminder',
        data: reminderData(site, checkout),
      })
    })
  }

  return createWorker(logger, 'buyers were not reminded', async (stopping) => {
    for (let hasMore = true; hasMore && !stopping.aborted; ) {
      const due = await abandonedStore.due(database, clock.now(), BATCH)
      for (const key of due) if (!stopping.aborted) await remind(key)
      hasMore = due.length === BATCH
    }
  })
}
