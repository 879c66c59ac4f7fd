import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { callerNameOf } from '../../shop/audit/noted.ts'

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

/** A change of a price as it is kept. */
export interface KeptPriceChange extends Repriced {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actorName: string | undefined
}

interface ChangeRow {
  seq: number
  product_id: string
  variant_id: string
  at: number
  price_before: number
  reduced_before: number
  price_after: number
  reduced_after: number
  actor_name: string | null
}

const COLUMNS = `seq, product_id, variant_id, at, price_before, reduced_before, price_after, reduced_after, actor_name`

const insertChanges = insertRows('price_changes', [
  ...['site_id', 'product_id', 'variant_id', 'at', 'price_before', 'reduced_before', 'price_after'],
  ...['reduced_after', 'actor_name'],
])
const listOfProduct = statement<ChangeRow>(
  `SELECT ${COLUMNS} FROM price_changes WHERE site_id = ? AND product_id = ? AND seq < ?
   ORDER BY seq DESC LIMIT CAST(? AS BIGINT)`,
)
const listOfVariant = statement<ChangeRow>(
  `SELECT ${COLUMNS} FROM price_changes WHERE site_id = ? AND product_id = ? AND variant_id = ? AND seq < ?
   ORDER BY seq DESC LIMIT CAST(? AS BIGINT)`,
)
const lowestBefore = statement<{ variant_id: string; lowest: number }>(
  `SELECT c.variant_id, min(c.reduced_before) AS lowest FROM price_changes c
   JOIN (SELECT variant_id, max(at) AS since FROM price_changes
         WHERE site_id = ? AND product_id = ? AND at >= ? GROUP BY variant_id) latest
     ON latest.variant_id = c.variant_id
   WHERE c.site_id = ? AND c.product_id = ? AND c.at > latest.since - CAST(? AS BIGINT)
   GROUP BY c.variant_id`,
)
const purgeOld = statement(
  'DELETE FROM price_changes WHERE seq IN (SELECT seq FROM price_changes WHERE at < ? ORDER BY at LIMIT 500)',
)

/** How prices changed, in the order of the changes. Each row also says what the price was before it. */
export const priceHistoryStore = {
  /** Records changes of prices in their transaction; those that change nothing are left out. */
  record: async (
    tx: Transaction,
    siteId: string,
    repriced: readonly Repriced[],
    at: number,
  ): Promise<void> => {
    const real = repriced.filter(({ before, after }) => !isSame(before, after))
    if (real.length === 0) return
    const name = (await callerNameOf(tx)) ?? null
    await insertChanges(
      tx,
      real.map(({ productId, variantId, before, after }) => [
        ...[siteId, productId, variantId, at, before.priceMinor, before.reducedMinor],
        ...[after.priceMinor, after.reducedMinor, name],
      ]),
    )
  },

  /** Lists the changes of a product, or of one of its variants, newest first. */
  list: async (
    reader: Reader,
    siteId: string,
    { productId, variantId }: { readonly productId: string; readonly variantId?: string | undefined },
    before: number,
    limit: number,
  ): Promise<KeptPriceChange[]> => {
    const rows =
      variantId === undefined
        ? await reader.all(listOfProduct, siteId, productId, before, limit)
        : await reader.all(listOfVariant, siteId, productId, variantId, before, limit)
    return rows.map(changeOf)
  },

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

  /** Deletes up to 500 changes from before a time (milliseconds since 1970); returns how many. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(purgeOld, before),
}

const isSame = (one: Priced, other: Priced): boolean =>
  one.priceMinor === other.priceMinor && one.reducedMinor === other.reducedMinor

const changeOf = (row: ChangeRow): KeptPriceChange => ({
  ...{ seq: row.seq, at: row.at, productId: row.product_id, variantId: row.variant_id },
  before: { priceMinor: row.price_before, reducedMinor: row.reduced_before },
  after: { priceMinor: row.price_after, reducedMinor: row.reduced_after },
  actorName: row.actor_name ?? undefined,
})
