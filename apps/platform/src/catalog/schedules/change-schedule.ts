import type { Transaction } from '../../floor/database/database.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import { type ScheduledTimes, schedulesStore } from './schedules.store.ts'

interface Numbered {
  readonly number: number
  readonly productId: string
}

/** Replaces a product's schedule, or ends it, and notes that for the audit log. The catalog must be locked. */
export const changeSchedule = async (
  tx: Transaction,
  siteId: string,
  { number, productId }: Numbered,
  times: ScheduledTimes | undefined,
): Promise<void> => {
  const before = (await schedulesStore.byNumber(tx, siteId, [number])).get(number)
  if (!before && !times) return
  await schedulesStore.save(tx, siteId, number, times)
  noteChange(tx, {
    ...{ entityType: 'PRODUCT_SCHEDULE', entityId: productId },
    before: before ? shownTimes(before) : null,
    after: times ? shownTimes(times) : null,
  })
  // The product's own history leads to the entry, too.
  noteChange(tx, { entityType: 'PRODUCT', entityId: productId })
}

/** Ends the schedules of products, most of which have none. */
export const endSchedules = async (
  tx: Transaction,
  siteId: string,
  products: readonly Numbered[],
): Promise<void> => {
  const numbers = products.map(({ number }) => number)
  const scheduled = await schedulesStore.byNumber(tx, siteId, numbers)
  for (const product of products)
    if (scheduled.has(product.number)) await changeSchedule(tx, siteId, product, undefined)
}

/** A schedule's times as the API shows them. */
export const shownTimes = ({
  from,
  until,
}: ScheduledTimes): { readonly visibleFrom?: string; readonly visibleUntil?: string } => ({
  ...(from !== undefined && { visibleFrom: new Date(from).toISOString() }),
  ...(until !== undefined && { visibleUntil: new Date(until).toISOString() }),
})
