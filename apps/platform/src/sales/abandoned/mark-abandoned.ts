import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createWorker, type Worker } from '../../floor/turns/worker.ts'
import { type ReminderTerms, reminderTermsOf } from '../../shop/settings/reminder-terms.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import { abandonedStore, type IdleCheckout, type LeftCheckout } from './kept/abandoned.store.ts'

export interface MarkAbandonedParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

const HOUR_MS = 3_600_000
/** After this long without a change, a checkout counts as left. */
export const LEFT_AFTER_MS = HOUR_MS
const BATCH = 100

/**
 * Notes which checkouts their buyers have left, and when to remind each buyer. Every checkout is looked at once
 * after each of its changes, so a shop with many old ones costs nothing. Several processes do no harm: the row of a
 * checkout is written under its lock.
 */
export const createMarkAbandoned = ({ database, clock, logger }: MarkAbandonedParts): Worker => {
  let place: { updatedAt: number; checkoutId: string } | undefined

  const mark = ({ siteId, checkoutId, updatedAt }: IdleCheckout): Promise<void> =>
    database.transaction(async (tx) => {
      const checkout = await checkoutStore.lock(tx, siteId, checkoutId)
      if (!checkout || checkout.updatedAt !== updatedAt || !isLeft(checkout)) return
      const before = await abandonedStore.lock(tx, { siteId, checkoutId })
      const after = leftAgain(before, checkout, await reminderTermsOf(tx, siteId), clock.now())
      if (!before) await abandonedStore.insert(tx, after)
      else if (before.leftAt !== after.leftAt) await abandonedStore.update(tx, after)
    })

  return createWorker(logger, 'checkouts that were left were not noted', async (stopping) => {
    place ??= { updatedAt: await abandonedStore.lastLeftAt(database), checkoutId: '' }
    for (let hasMore = true; hasMore && !stopping.aborted; ) {
      const idle = await abandonedStore.idle(database, place, clock.now() - LEFT_AFTER_MS, BATCH)
      for (const each of idle) {
        if (stopping.aborted) return
        await mark(each)
        place = each
      }
      hasMore = idle.length === BATCH
    }
  })
}

/** Drafts and balances are made by staff, so no shopper abandoned them. */
const isLeft = ({ state, lines, details, ownerKey }: StoredCheckout): boolean =>
  state === 'OPEN' &&
  lines.length > 0 &&
  details.draftId === undefined &&
  details.balanceOf === undefined &&
  (/^(visitor|member):/.test(ownerKey) || details.email !== undefined)

/** A checkout that is left again gets no second reminder. */
const leftAgain = (
  before: LeftCheckout | undefined,
  { siteId, id, cartId, updatedAt: leftAt, details }: StoredCheckout,
  { sendsReminders, afterHours }: ReminderTerms,
  at: number,
): LeftCheckout => {
  const isWanted = sendsReminders && mailAddressOf(details.email ?? '') !== undefined
  const waiting = { reminder: 'WAITING', reminderAt: leftAt + afterHours * HOUR_MS } as const
  const times = { leftAt, updatedAt: at }
  if (before) {
    const mayWait = before.status === 'ABANDONED' && ['NONE', 'WAITING'].includes(before.reminder)
    return { ...before, ...times, ...(mayWait && isWanted && waiting) }
  }
  return {
    ...{ siteId, checkoutId: id, cartId, status: 'ABANDONED', recoveredAt: undefined, ...times },
    ...(isWanted ? waiting : { reminder: 'NONE', reminderAt: undefined }),
  }
}
