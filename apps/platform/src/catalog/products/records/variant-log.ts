import { type Reader, statement, type Transaction, type Value } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { callerNameOf } from '../../../shop/audit/noted.ts'

/** The columns that every log of variants has. */
export interface LoggedRow {
  readonly seq: number
  readonly product_id: string
  readonly variant_id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor_name: string | null
}

export interface LoggedChange {
  readonly productId: string
  readonly variantId: string
  /** In the order of the log's own columns. */
  readonly values: readonly Value[]
}

/** A table of changes of variants, in the order of the changes. */
export interface VariantLog<Row> {
  /** Records changes in their transaction, with the name of the caller. */
  record(tx: Transaction, siteId: string, changes: readonly LoggedChange[], at: number): Promise<void>
  /** Lists the changes of a product, or of one of its variants, newest first. */
  list(
    reader: Reader,
    siteId: string,
    of: { readonly productId: string; readonly variantId?: string | undefined },
    before: number,
    limit: number,
  ): Promise<Row[]>
  /** Deletes up to 500 changes from before a time (milliseconds since 1970); returns how many. */
  purge(tx: Transaction, before: number): Promise<number>
}

/**
 * Prepares a log of variants.
 *
 * @param own - the columns that only this log has
 */
export const variantLog = <Row extends LoggedRow>(table: string, own: readonly string[]): VariantLog<Row> => {
  const columns = ['product_id', 'variant_id', 'at', ...own, 'actor_name']
  const insert = insertRows(table, ['site_id', ...columns])
  const listWhere = (where: string) =>
    statement<Row>(
      `SELECT seq, ${columns.join(', ')} FROM ${table} WHERE ${where} AND seq < ?
       ORDER BY seq DESC LIMIT CAST(? AS BIGINT)`,
    )
  const ofProduct = listWhere('site_id = ? AND product_id = ?')
  const ofVariant = listWhere('site_id = ? AND product_id = ? AND variant_id = ?')
  return {
    record: async (tx, siteId, changes, at) => {
      if (changes.length === 0) return
      const name = (await callerNameOf(tx)) ?? null
      await insert(
        tx,
        changes.map(({ productId, variantId, values }) => [
          siteId,
          productId,
          variantId,
          at,
          ...values,
          name,
        ]),
      )
    },
    list: (reader, siteId, { productId, variantId }, before, limit) =>
      variantId === undefined
        ? reader.all(ofProduct, siteId, productId, before, limit)
        : reader.all(ofVariant, siteId, productId, variantId, before, limit),
    purge: deleteOldRows(table, ['seq'], 'at'),
  }
}
