import type { ProductSchedule, SetProductScheduleRequest } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { fail, refuse } from '../../floor/failure.ts'
import { cursorNumbers, pageOf } from '../../floor/query/page.ts'
import type { UseCase } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { type CatalogWritesParts, writeOf } from '../products/write/catalog-write.ts'
import { changeSchedule, shownTimes } from '../schedules/change-schedule.ts'
import { dueAtOf, type ScheduledTimes, schedulesStore } from '../schedules/schedules.store.ts'

/** When products appear in the shop and when they disappear. */
export interface ProductSchedules {
  readonly set: UseCase<typeof operations.setProductSchedule>
  readonly list: UseCase<typeof operations.listProductSchedules>
}

const PAGE = 50

/**
 * A product with a schedule is visible exactly if its schedule says so: `keepSchedules` turns it when a time comes,
 * and showing or hiding it by hand ends the schedule.
 *
 * @param parts - its `changeProducts` must keep schedules
 */
export const createProductSchedules = (parts: CatalogWritesParts): ProductSchedules => {
  const { database, changeProducts } = parts

  const read = async (siteId: string, productId: string): Promise<ProductSchedule> => {
    const [record] = await productRecords.byId(database, siteId, [productId])
    if (!record) throw fail('PRODUCT_NOT_FOUND')
    const [kept] = await schedulesStore.byId(database, siteId, [productId])
    return { productId, visible: record.visible, ...(kept && shownTimes(kept)) }
  }

  return {
    set: async (call) => {
      const times = timesOf(call.input, call.at)
      const { site, fits, attempt } = await writeOf(parts, call)
      const { siteId } = site
      const productSchedule = await once(
        database,
        attempt,
        call.input.id,
        async (claim) => {
          const { productId, visible } = await changeProducts.one(
            site,
            call.input.id,
            (record) => (times ? { ...record, visible: times.from === undefined } : record),
            {
              fits,
              also: async (tx, decisions) => {
                await claim?.(tx)
                for (const { outcome } of decisions)
                  if ('record' in outcome) await changeSchedule(tx, siteId, outcome.record, times)
              },
            },
          )
          return { productId, visible, ...(times && shownTimes(times)) }
        },
        (known) => read(siteId, known),
      )
      return { productSchedule }
    },

    list: async ({ actor: { siteId }, input: { productIds, limit = PAGE, cursor } }) => {
      if (productIds)
        return { productSchedules: (await schedulesStore.byId(database, siteId, productIds)).map(shown) }
      const [dueAt = 0, productNumber = 0] = cursorNumbers(cursor, 2)
      const found = await schedulesStore.list(database, siteId, { dueAt, productNumber }, limit + 1)
      const { page, ...next } = pageOf(found, limit, (each) => `${dueAtOf(each)}_${each.productNumber}`)
      return { productSchedules: page.map(shown), ...next }
    },
  }
}

const shown = ({
  productId,
  visible,
  ...times
}: ScheduledTimes & Pick<ProductSchedule, 'productId' | 'visible'>) => ({
  ...{ productId, visible },
  ...shownTimes(times),
})

/** @throws {InvalidArgument} MIN for a time that isn't after now, or an end that isn't after the beginning */
const timesOf = (
  { visibleFrom, visibleUntil }: SetProductScheduleRequest,
  now: number,
): ScheduledTimes | undefined => {
  const from = visibleFrom ? Date.parse(visibleFrom) : undefined
  const until = visibleUntil ? Date.parse(visibleUntil) : undefined
  if (from !== undefined && from <= now) throw tooEarly('visibleFrom', now)
  if (until !== undefined && until <= (from ?? now)) throw tooEarly('visibleUntil', from ?? now)
  return from === undefined && until === undefined ? undefined : { from, until }
}

const tooEarly = (field: string, at: number) =>
  refuse(field, 'MIN', `must be later than ${new Date(at).toISOString()}`)
