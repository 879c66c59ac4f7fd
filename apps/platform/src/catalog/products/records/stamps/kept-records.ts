import { createBounded } from '../../../../floor/bounded.ts'
import type { Reader } from '../../../../floor/database/database.ts'
import type { ProductRecord } from '../product-record.ts'
import { productRecords } from '../product-records.store.ts'
import { productStamps } from './product-stamps.store.ts'

/** How many products and variants are cached in memory together. */
const KEPT = 20_000

export interface ReadRecords {
  (reader: Reader, siteId: string, productIds: readonly string[]): Promise<Map<string, ProductRecord>>
  /**
   * Caches those that aren't, before a transaction reads them. Cached ones cost no statement: a transaction that
   * finds one outdated reads it, and notes that for the next time.
   */
  ahead(database: Reader, siteId: string, productIds: readonly string[]): Promise<void>
}

interface KeptRecord {
  readonly stamp: string
  readonly record: ProductRecord
  isOutdated: boolean
}

/**
 * Creates a cached reader of whole products that are read again and again, such as those in carts. Each is
 * cached while its stamp stays the same.
 *
 * Reads inside a transaction aren't cached: it may see its own changes, and may still fail.
 */
export const createKeptRecords = (): ReadRecords => {
  const kept = createBounded<KeptRecord>(KEPT)
  const read = async (
    reader: Reader,
    siteId: string,
    productIds: readonly string[],
  ): Promise<Map<string, ProductRecord>> => {
    const stamps = await productStamps(reader, siteId, productIds)
    const records = new Map<string, ProductRecord>()
    const others: string[] = []
    for (const [id, stamp] of stamps) {
      const known = kept.get(`${siteId} ${id}`)
      if (known?.stamp === stamp) {
        records.set(id, known.record)
        continue
      }
      if (known) known.isOutdated = true
      others.push(id)
    }
    if (others.length === 0) return records
    for (const record of await productRecords.byId(reader, siteId, others)) {
      const { productId } = record
      const stamp = stamps.get(productId)
      records.set(productId, record)
      if (stamp !== undefined && !isTransaction(reader))
        kept.set(`${siteId} ${productId}`, { stamp, record, isOutdated: false }, 1 + record.variants.length)
    }
    return records
  }
  const ahead = async (database: Reader, siteId: string, productIds: readonly string[]): Promise<void> => {
    const others = productIds.filter((id) => kept.get(`${siteId} ${id}`)?.isOutdated !== false)
    if (others.length > 0) await read(database, siteId, others)
  }
  return Object.assign(read, { ahead })
}

const isTransaction = (reader: Reader): boolean => 'run' in reader
