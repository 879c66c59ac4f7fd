import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import type { ProductRecord } from './product-record.ts'
import { productRecords } from './product-records.store.ts'
import { productStamps } from './product-stamps.store.ts'

/** How many products and variants are cached in memory together. */
const KEPT = 20_000

export type ReadRecords = (
  reader: Reader,
  siteId: string,
  productIds: readonly string[],
) => Promise<Map<string, ProductRecord>>

/**
 * Creates a cached reader of whole products that are read again and again, such as those in carts. Each is
 * cached while its stamp stays the same.
 *
 * Reads inside a transaction aren't cached: it may see its own changes, and may still fail.
 */
export const createKeptRecords = (): ReadRecords => {
  const kept = createBounded<{ readonly stamp: string; readonly record: ProductRecord }>(KEPT)
  return async (reader, siteId, productIds) => {
    const stamps = await productStamps(reader, siteId, productIds)
    const records = new Map<string, ProductRecord>()
    const others: string[] = []
    for (const [id, stamp] of stamps) {
      const known = kept.get(`${siteId} ${id}`)
      if (known?.stamp === stamp) records.set(id, known.record)
      else others.push(id)
    }
    if (others.length === 0) return records
    for (const record of await productRecords.byId(reader, siteId, others)) {
      const { productId } = record
      const stamp = stamps.get(productId)
      records.set(productId, record)
      if (stamp !== undefined && !isTransaction(reader))
        kept.set(`${siteId} ${productId}`, { stamp, record }, 1 + record.variants.length)
    }
    return records
  }
}

const isTransaction = (reader: Reader): boolean => 'run' in reader
