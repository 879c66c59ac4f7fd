import { setProductSchedule } from '@vitrine/contract/operations'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createWorker, type Worker } from '../../floor/turns/worker.ts'
import type { Recording } from '../../shop/audit/recording.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { ChangeProducts } from '../products/write/change-products.ts'
import { changeSchedule } from '../schedules/change-schedule.ts'
import { type KeptSchedule, type ScheduledTimes, schedulesStore } from '../schedules/schedules.store.ts'

export interface KeepSchedulesParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  readonly onSchedule: Recording['onSchedule']
  /** Must keep schedules. */
  readonly changeProducts: ChangeProducts
}

/** Another process or a person was faster; nothing was written. */
class Superseded extends Error {
  override readonly name = 'Superseded'
}

const BATCH = 50

/**
 * Shows and hides products at their times. The schedule moves on in the transaction that turns its product, and only
 * if it is still the one that was read: with several processes, and after a crash, a product is turned once.
 */
export const createKeepSchedules = (parts: KeepSchedulesParts): Worker => {
  const { database, sites, clock, logger, onSchedule, changeProducts } = parts

  const turn = async (due: KeptSchedule): Promise<void> => {
    const { siteId, productId } = due
    const at = clock.now()
    const left = leftAt(due, at)
    const site = await sites.get(siteId)
    await onSchedule({ siteId, operation: setProductSchedule, at }, () =>
      changeProducts.one(site, productId, (record) => ({ ...record, visible: isShownAt(due, at) }), {
        also: async (tx, decisions) => {
          const kept = await schedulesStore.byNumber(tx, siteId, [due.productNumber])
          const now = kept.get(due.productNumber)
          if (now?.from !== due.from || now?.until !== due.until) throw new Superseded()
          for (const { outcome } of decisions)
            if ('record' in outcome) await changeSchedule(tx, siteId, outcome.record, left)
        },
      }),
    )
  }

  return createWorker(logger, 'products were not shown or hidden on schedule', async (stopping) => {
    let last: KeptSchedule | undefined
    for (let hasMore = true; hasMore && !stopping.aborted; ) {
      const due = await schedulesStore.due(database, clock.now(), last, BATCH)
      for (const each of due) {
        if (stopping.aborted) return
        // One that fails is tried again next time, and holds up no other.
        await turn(each).catch((error) => {
          if (!(error instanceof Superseded))
            logger.error({ err: error }, 'a product was not turned on schedule')
        })
      }
      last = due.at(-1)
      hasMore = due.length === BATCH
    }
  })
}

/** What is left of a schedule at a time. */
const leftAt = ({ from, until }: ScheduledTimes, at: number): ScheduledTimes | undefined => {
  const left = [from, until].map((time) => (time !== undefined && time > at ? time : undefined))
  return left.some((time) => time !== undefined) ? { from: left[0], until: left[1] } : undefined
}

const isShownAt = ({ from, until }: ScheduledTimes, at: number): boolean =>
  (from === undefined || from <= at) && (until === undefined || until > at)
