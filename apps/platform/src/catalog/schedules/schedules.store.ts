import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

/** The times that are still to come, in milliseconds since 1970: at least one of them, `from` before `until`. */
export interface ScheduledTimes {
  readonly from: number | undefined
  readonly until: number | undefined
}

/** A product's schedule. */
export interface KeptSchedule extends ScheduledTimes {
  readonly siteId: string
  readonly productNumber: number
  readonly productId: string
  readonly visible: boolean
}

/** Where a page begins: behind this schedule. */
export interface SchedulePlace {
  readonly dueAt: number
  readonly productNumber: number
}

interface ScheduleRow {
  site_id: string
  product_number: number
  product_id: string
  visible: number
  visible_from: number | null
  visible_until: number | null
}

const SELECT = `SELECT s.site_id, s.product_number, p.product_id, p.visible, s.visible_from, s.visible_until
  FROM product_schedules s
  JOIN products p ON p.site_id = s.site_id AND p.product_number = s.product_number`

const saveSchedule = statement(
  `INSERT INTO product_schedules (site_id, product_number, visible_from, visible_until, due_at)
   VALUES (?, ?, ?, ?, ?)
   ON CONFLICT (site_id, product_number) DO UPDATE SET visible_from = excluded.visible_from,
     visible_until = excluded.visible_until, due_at = excluded.due_at`,
)
const deleteSchedule = statement('DELETE FROM product_schedules WHERE site_id = ? AND product_number = ?')
const timesByNumber = selectIn<Pick<ScheduleRow, 'product_number' | 'visible_from' | 'visible_until'>>(
  `SELECT product_number, visible_from, visible_until FROM product_schedules
   WHERE site_id = ? AND product_number IN (?*)`,
)
const listSchedules = statement<ScheduleRow>(
  `${SELECT} WHERE s.site_id = ? AND (s.due_at, s.product_number) > (CAST(? AS BIGINT), CAST(? AS BIGINT))
   ORDER BY s.due_at, s.product_number LIMIT CAST(? AS BIGINT)`,
)
const schedulesById = selectIn<ScheduleRow>(
  `${SELECT} WHERE s.site_id = ? AND p.product_id IN (?*) ORDER BY s.due_at, s.product_number`,
)
const dueSchedules = statement<ScheduleRow>(
  `${SELECT} WHERE s.due_at <= ? AND (s.due_at, s.site_id, s.product_number) > (CAST(? AS BIGINT), ?, CAST(? AS BIGINT))
   ORDER BY s.due_at, s.site_id, s.product_number LIMIT CAST(? AS BIGINT)`,
)

/** When products appear and disappear. All writes need the site's catalog locked; see `catalogs`. */
export const schedulesStore = {
  /** Replaces a product's schedule; undefined ends it. */
  save: async (
    tx: Transaction,
    siteId: string,
    productNumber: number,
    times: ScheduledTimes | undefined,
  ): Promise<void> => {
    const dueAt = times && dueAtOf(times)
    if (dueAt === undefined) await tx.run(deleteSchedule, siteId, productNumber)
    else await tx.run(saveSchedule, siteId, productNumber, times?.from ?? null, times?.until ?? null, dueAt)
  },

  /** Finds the schedules of products, by number; most have none. */
  byNumber: async (
    tx: Transaction,
    siteId: string,
    productNumbers: readonly number[],
  ): Promise<ReadonlyMap<number, ScheduledTimes>> =>
    new Map(
      (await timesByNumber(tx, siteId, productNumbers)).map((row) => [row.product_number, timesOf(row)]),
    ),

  /** Lists a shop's schedules, the next change first. */
  list: async (
    reader: Reader,
    siteId: string,
    { dueAt, productNumber }: SchedulePlace,
    limit: number,
  ): Promise<KeptSchedule[]> =>
    (await reader.all(listSchedules, siteId, dueAt, productNumber, limit)).map(scheduleOf),

  /** Lists the schedules of some products, at most a hundred. */
  byId: async (reader: Reader, siteId: string, productIds: readonly string[]): Promise<KeptSchedule[]> =>
    (await schedulesById(reader, siteId, productIds)).map(scheduleOf),

  /** Lists the schedules of all shops that are due, behind another one. */
  due: async (
    reader: Reader,
    now: number,
    behind: KeptSchedule | undefined,
    limit: number,
  ): Promise<KeptSchedule[]> => {
    const place = [(behind && dueAtOf(behind)) ?? 0, behind?.siteId ?? '', behind?.productNumber ?? 0]
    return (await reader.all(dueSchedules, now, ...place, limit)).map(scheduleOf)
  },
}

/** When a schedule changes its product next. */
export const dueAtOf = ({ from, until }: ScheduledTimes): number | undefined => from ?? until

const timesOf = (row: Pick<ScheduleRow, 'visible_from' | 'visible_until'>): ScheduledTimes => ({
  from: row.visible_from ?? undefined,
  until: row.visible_until ?? undefined,
})

const scheduleOf = (row: ScheduleRow): KeptSchedule => ({
  ...timesOf(row),
  ...{ siteId: row.site_id, productNumber: row.product_number, productId: row.product_id },
  visible: row.visible === 1,
})
