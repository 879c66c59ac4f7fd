import { type Reader, statement, type Transaction } from '../../database/database.ts'
import { insertRows } from './insert-rows.ts'
import type { ProductRecord } from './product-record.ts'
import { selectIn } from './select-in.ts'
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
const mend = statement(
  `UPDATE product_wire SET built_revision = revision, made_for = ?, variant_count = ?, variants_at = ?, body = ?,
     more_variants = ?
   WHERE site_id = ? AND product_number = ?`,
)
const markStale = statement(
  'UPDATE product_wire SET revision = revision + 1 WHERE site_id = ? AND product_number = ?',
)
const lock = statement<{ product_number: number }>(
  'SELECT product_number FROM product_wire WHERE site_id = ? AND product_number = ? FOR UPDATE',
)
const moreVariants = selectIn<MoreVariantsRow>(
  `SELECT product_number, built_revision, more_variants FROM product_wire
   WHERE site_id = ? AND product_number IN (?*)`,
)

interface MoreVariantsRow {
  product_number: number
  built_revision: number
  more_variants: Uint8Array
}

/** The stored bytes of products, in a table of their own. */
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

  /** Says that the bytes of a product no longer fit it; to be called in the transaction that changed it. */
  markStale: async (tx: Transaction, siteId: string, number: number): Promise<void> => {
    await tx.run(markStale, siteId, number)
  },

  /** Waits for others that change or mend the product, and lets none until the end of the transaction. */
  lock: async (tx: Transaction, siteId: string, number: number): Promise<void> => {
    await tx.first(lock, siteId, number)
  },

  /** Replaces bytes that were stale. The product must have been locked before it was read. */
  mend: async (
    tx: Transaction,
    siteId: string,
    number: number,
    madeFor: string,
    bytes: WireBytes,
  ): Promise<void> => {
    const { variantCount, variantsAt, body, moreVariants: more } = bytes
    await tx.run(mend, madeFor, variantCount, variantsAt, body, more, siteId, number)
  },

  /** Reads the variants that are kept apart. */
  moreVariants: (reader: Reader, siteId: string, numbers: readonly number[]): Promise<MoreVariantsRow[]> =>
    moreVariants(reader, siteId, numbers),
}
