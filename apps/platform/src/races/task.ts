import type { Database } from '../floor/database/database.ts'
import { type Purchases, purchases } from './buyers.ts'
import { type CouponTries, couponTries } from './claimers.ts'
import { type GiftCardTries, giftCardTries } from './spenders.ts'
import { type Tally, type Try, tallyOf } from './tally.ts'

/** What a crowd does. */
export type Task = Purchases | CouponTries | GiftCardTries

/** How many per process run at the same time. */
const AT_ONCE = 100

const triesOf = (database: Database, task: Task): Try[] => {
  switch (task.kind) {
    case 'PURCHASES':
      return purchases(database, task)
    case 'COUPON':
      return couponTries(database, task)
    case 'GIFT_CARD':
      return giftCardTries(database, task)
  }
}

/** Runs a task in this process. */
export const carryOut = (database: Database, task: Task): Promise<Tally> =>
  tallyOf(triesOf(database, task), AT_ONCE)

/** Splits a task among processes as evenly as possible. */
export const sharesOf = (task: Task, processes: number): Task[] =>
  Array.from({ length: processes }, (_, share) =>
    task.kind === 'PURCHASES'
      ? { ...task, checkoutIds: task.checkoutIds.filter((_id, index) => index % processes === share) }
      : { ...task, tries: Math.floor((task.tries + share) / processes) },
  )
