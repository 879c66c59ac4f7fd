import { fail } from '../../../floor/failure.ts'
import type { ProductRecord, StockRecord } from '../../products/records/product-record.ts'
import type { KeptValues } from './kept-change.ts'
import { named, printOf, valuesOf } from './product-values.ts'

/** Facts beyond the product that decide whether a value can be restored. */
export interface RestoreFacts {
  /** Whether the collection still exists. */
  readonly hasCollection: (collectionId: string) => boolean
  /** Whether only orders and returns have changed a variant's stock since it was `after`. */
  readonly onlySold: (variantId: string, after: StockRecord, now: StockRecord) => boolean
}

/**
 * Returns a product with the values from before an import; the same object if it has them already. Sales since then
 * stay: units that the import added are subtracted, units that it removed are added, and stock never falls below 0.
 *
 * @throws {Failure} CONFLICT when one of the values is no longer what the import made it
 */
export const restoredProduct = (
  record: ProductRecord,
  kept: KeptValues,
  facts: RestoreFacts,
): ProductRecord => {
  const { before, after } = kept
  const [now, was] = [named(valuesOf(record)), named(before)]
  const differing = Object.keys(after).filter((name) => printOf(now.get(name)) !== printOf(was.get(name)))
  if (differing.every((name) => after[name] === printOf(was.get(name)))) return record
  for (const name of differing)
    if (!name.startsWith('stock ') && printOf(now.get(name)) !== after[name]) throw fail('CONFLICT')
  return {
    ...record,
    ...before.own,
    document: withoutNulls({ ...record.document, ...before.document }),
    collectionIds: collectionsOf(record, kept, facts),
    variants: variantsOf(record, kept, facts),
  }
}

const withoutNulls = (document: ProductRecord['document']): ProductRecord['document'] =>
  Object.values(document).includes(null)
    ? JSON.parse(JSON.stringify(document, (_, value) => value ?? undefined)) // as it is stored
    : document

const collectionsOf = (
  { collectionIds }: ProductRecord,
  { before: { collections } }: KeptValues,
  { hasCollection }: RestoreFacts,
): readonly string[] => {
  const back = Object.keys(collections).filter((id) => collections[id] && hasCollection(id))
  const staying = collectionIds.filter((id) => collections[id] !== null)
  return Object.keys(collections).length === 0 ? collectionIds : [...new Set([...staying, ...back])]
}

const variantsOf = (
  record: ProductRecord,
  kept: KeptValues,
  facts: RestoreFacts,
): ProductRecord['variants'] => {
  const { variantIds, variants, stock } = kept.before
  if (!variantIds && Object.keys(variants).length === 0 && Object.keys(stock).length === 0)
    return record.variants
  const known = new Map(record.variants.map((variant) => [variant.variantId, variant]))
  const stockNow = (id: string) => stockOf(id, known.get(id)?.stock, kept, facts)
  for (const id of Object.keys(stock)) if (!variantIds?.includes(id)) stockNow(id)
  return (variantIds ?? [...known.keys()]).map((id) => {
    const values = variants[id] ?? known.get(id)
    const left = stockNow(id)
    if (!values || !left) throw fail('CONFLICT')
    return { priceMinor: undefined, costMinor: undefined, weight: undefined, ...values, stock: left }
  })
}

const stockOf = (
  id: string,
  now: StockRecord | undefined,
  { before, after }: KeptValues,
  { onlySold }: RestoreFacts,
): StockRecord | undefined => {
  const print = after[`stock ${id}`]
  if (print === undefined) return now
  const was = before.stock[id] ?? undefined
  if (printOf(now) === print) return was
  const made: StockRecord | null = JSON.parse(print) // printed by `printOf`
  if (was && made && now && onlySold(id, made, now))
    return was.track && made.track && now.track
      ? { track: true, quantity: Math.max(0, now.quantity + was.quantity - made.quantity) }
      : was
  if (printOf(now) === printOf(was)) return now
  throw fail('CONFLICT')
}
