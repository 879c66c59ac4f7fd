import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { type LoggedRow, variantLog } from '../products/records/variant-log.ts'

/** A price in minor units of the shop's currency, without and with the product's discount. */
export interface Priced {
  readonly priceMinor: number
  readonly reducedMinor: number
}

/** A variant's price before and after a change. */
export interface Repriced {
  readonly productId: string
  readonly variantId: string
  readonly before: Priced
  readonly after: Priced
}

/** A stored price change. */
export interface KeptPriceChange extends Repriced {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actorName: string | undefined
}

interface ChangeRow extends LoggedRow {
  readonly price_before: number
  readonly reduced_before: number
  readonly price_after: number
  readonly reduced_after: number
}

const log = variantLog<ChangeRow>('price_changes', [
  ...['price_before', 'reduced_before', 'price_after', 'reduced_after'],
])
const lowestBefore = statement<{ variant_id: string; lowest: number }>(
  `SELECT c.variant_id, min(c.reduced_before) AS lowest FROM price_changes c
   JOIN (SELECT variant_id, max(at) AS since FROM price_changes
         WHERE site_id = ? AND product_id = ? AND at >= ? GROUP BY variant_id) latest
     ON latest.variant_id = c.variant_id
   WHERE c.site_id = ? AND c.product_id = ? AND c.at > latest.since - CAST(? AS BIGINT)
   GROUP BY c.variant_id`,
)

/** How prices changed, in the order of the changes. Each row also says what the price was before it. */
export const priceHistoryStore = {
  /** Records changes of prices in their transaction; those that change nothing are left out. */
  record: (tx: Transaction, siteId: string, repriced: readonly Repriced[], at: number): Promise<void> => {
    const real = repriced.filter(({ before, after }) => !isSame(before, after))
    const changes = real.map(({ productId, variantId, before, after }) => ({
      ...{ productId, variantId },
      values: [before.priceMinor, before.reducedMinor, after.priceMinor, after.reducedMinor],
    }))
    return log.record(tx, siteId, changes, at)
  },

  /** Lists the changes of a product, or of one of its variants, newest first. */
  list: async (...of: Parameters<typeof log.list>): Promise<KeptPriceChange[]> =>
    (await log.list(...of)).map(changeOf),

  /**
   * Finds the lowest price that each variant of a product had in a window before its last change, in minor units.
   * Variants that haven't changed after `from` are left out.
   *
   * @param from - milliseconds since 1970
   */
  lowestBefore: async (
    reader: Reader,
    siteId: string,
    productId: string,
    from: number,
    windowMs: number,
  ): Promise<ReadonlyMap<string, number>> => {
    const rows = await reader.all(lowestBefore, siteId, productId, from, siteId, productId, windowMs)
    return new Map(rows.map(({ variant_id, lowest }) => [variant_id, Number(lowest)]))
  },

  purge: log.purge,
}

const isSame = (one: Priced, other: Priced): boolean =>
  one.priceMinor === other.priceMinor && one.reducedMinor === other.reducedMinor

const changeOf = (row: ChangeRow): KeptPriceChange => ({
  ...{ seq: row.seq, at: row.at, productId: row.product_id, variantId: row.variant_id },
  before: { priceMinor: row.price_before, reducedMinor: row.reduced_before },
  after: { priceMinor: row.price_after, reducedMinor: row.reduced_after },
  actorName: row.actor_name ?? undefined,
})
