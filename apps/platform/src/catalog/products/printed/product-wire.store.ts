import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { ProductRecord } from '../records/product-record.ts'
import type { WireBytes } from './wire-bytes.ts'

const save = insertRows(
  'product_wire',
  [
    'site_id',
    'product_number',
    'revision',
    'built_revision',
    'made_for',
    'variant_count',
    'variants_at',
    'body',
    'more_variants',
  ],
  `ON CONFLICT (site_id, product_number) DO UPDATE SET revision = product_wire.revision + 1,
     built_revision = product_wire.revision + 1, made_for = excluded.made_for,
     variant_count = excluded.variant_count, variants_at = excluded.variants_at, body = excluded.body,
     more_variants = excluded.more_variants`,
)
const rebuild = statement(
  `UPDATE product_wire SET built_revision = revision, made_for = ?, variant_count = ?, variants_at = ?, body = ?,
     more_variants = ?
   WHERE site_id = ? AND product_number = ?`,
)
const markStale = statement(
  'UPDATE product_wire SET revision = revision + 1 WHERE site_id = ? AND product_number = ?',
)
const lock = statement<{ revision: number }>(
  'SELECT revision FROM product_wire WHERE site_id = ? AND product_number = ? FOR UPDATE',
)
const lockAll = selectIn<{ product_number: number; revision: number }>(
  `SELECT product_number, revision FROM product_wire WHERE site_id = ? AND product_number IN (?*)
   ORDER BY product_number FOR UPDATE`,
)
const good = selectIn<GoodRow>(
  `SELECT product_number, revision, variant_count, variants_at, body,
     more_variants
   FROM product_wire
   WHERE site_id = ? AND product_number IN (?*) AND revision = built_revision AND made_for = ?`,
)
const goodBodies = selectIn<GoodRow>(
  `SELECT product_number, revision, variant_count, variants_at, body, NULL AS more_variants
   FROM product_wire
   WHERE site_id = ? AND product_number IN (?*) AND revision = built_revision AND made_for = ?`,
)

interface GoodRow {
  product_number: number
  revision: number
  variant_count: number
  variants_at: number
  body: Uint8Array
  more_variants: Uint8Array | null
}

/** Stored bytes. `moreVariants` is undefined if it wasn't read. */
export interface StoredBytes extends Omit<WireBytes, 'moreVariants'> {
  readonly number: number
  readonly revision: number
  readonly moreVariants: Uint8Array | undefined
}

/** The stored bytes of products, in their own table. */
export const productWire = {
  /** Stores the bytes of products that this transaction has written. */
  save: (
    tx: Transaction,
    siteId: string,
    madeFor: string,
    products: readonly { readonly record: ProductRecord; readonly bytes: WireBytes }[],
  ): Promise<void> =>
    save(
      tx,
      products.map(({ record, bytes }) => [
        siteId,
        record.number,
        1,
        1,
        madeFor,
        bytes.variantCount,
        bytes.variantsAt,
        bytes.body,
        bytes.moreVariants,
      ]),
    ),

  /**
   * Marks the bytes of a product as stale; call it in the transaction that changes the product. Like `lock`,
   * it locks the product until the end.
   *
   * @returns whether there is such a product
   */
  markStale: async (tx: Transaction, siteId: string, number: number): Promise<boolean> =>
    (await tx.run(markStale, siteId, number)) === 1,

  /**
   * Waits for others that change or rebuild the product, and locks it until the end of the transaction.
   *
   * @returns its revision; undefined when it is gone
   */
  lock: async (tx: Transaction, siteId: string, number: number): Promise<number | undefined> =>
    (await tx.first(lock, siteId, number))?.revision,

  /**
   * Locks several products in number order, so that two transactions can't wait for each other.
   *
   * @returns their revisions by number; those that are gone have none
   */
  lockAll: async (
    tx: Transaction,
    siteId: string,
    numbers: readonly number[],
  ): Promise<Map<number, number>> => {
    const inOrder = [...numbers].sort((one, other) => one - other)
    const rows = await lockAll(tx, siteId, inOrder)
    return new Map(rows.map((row) => [row.product_number, row.revision]))
  },

  /** Replaces stale bytes. The product must have been locked before it was read. */
  rebuild: async (
    tx: Transaction,
    siteId: string,
    number: number,
    madeFor: string,
    bytes: WireBytes,
  ): Promise<void> => {
    const { variantCount, variantsAt, body, moreVariants: more } = bytes
    await tx.run(rebuild, madeFor, variantCount, variantsAt, body, more, siteId, number)
  },

  /**
   * Reads the bytes of those products whose bytes are current.
   *
   * @param variants - whether to also read variants stored separately
   */
  good: async (
    reader: Reader,
    siteId: string,
    madeFor: string,
    numbers: readonly number[],
    variants: 'all' | 'inline',
  ): Promise<StoredBytes[]> => {
    const select = variants === 'all' ? good : goodBodies
    const rows = await select(reader, siteId, numbers, madeFor)
    return rows.map((row) => ({
      number: row.product_number,
      revision: row.revision,
      variantCount: row.variant_count,
      variantsAt: row.variants_at,
      body: row.body,
      moreVariants: row.more_variants ?? undefined,
    }))
  },
}
