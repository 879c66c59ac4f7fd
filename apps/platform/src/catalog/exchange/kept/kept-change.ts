import type { ProductRecord } from '../../products/records/product-record.ts'
import { stampOf } from '../../products/records/stamps/product-stamps.store.ts'
import { named, type ProductValues, picked, printOf, valuesOf } from './product-values.ts'

/** What an import did to an existing product: the values it replaced, and digests of its own. */
export interface KeptValues {
  /** The product's stamps before and after. */
  readonly from: string
  readonly to: string
  readonly before: ProductValues
  /** What each value became, see `printOf`, by its name. */
  readonly after: Readonly<Record<string, string>>
}

/** What an import did to a product; one that it created is kept as its stamp only. */
export type KeptChange = { readonly created: string } | KeptValues

/** Values that are only valid together: if one changes, all are kept and compared. */
const GROUPS = [
  ['own priceMinor', 'own productType', 'document discount', 'document isGiftCard'],
  ['document media', 'document options', 'document manageVariants', 'variantIds'],
]

/** What undoing the creation of a product needs. */
export const keptCreation = ({ number }: ProductRecord): KeptChange => ({ created: stampOf(number, 1) })

/** What undoing the change of a product needs. */
export const keptValues = (before: ProductRecord, revision: number, after: ProductRecord): KeptChange => {
  const [one, other] = [valuesOf(before), valuesOf(after)]
  const [was, is] = [named(one), named(other)]
  const names = new Set([...was.keys(), ...is.keys()])
  for (const name of names) if (printOf(was.get(name)) === printOf(is.get(name))) names.delete(name)
  for (const group of GROUPS)
    if (group.some((name) => names.has(name))) for (const name of group) names.add(name)
  return {
    from: stampOf(before.number, revision),
    to: stampOf(before.number, revision + 1),
    before: picked(one, [...names]),
    after: Object.fromEntries([...names].map((name) => [name, printOf(is.get(name))])),
  }
}

/** Joins what two lines of an import's file did to the same product. */
export const joined = (one: KeptChange, next: KeptChange): KeptChange => {
  if ('created' in next) return next
  if ('created' in one) return { created: one.created === next.from ? next.to : CHANGED_BETWEEN }
  const [first, last] = [one.before, next.before]
  const variantIds = first.variantIds ?? last.variantIds
  return {
    from: one.from,
    to: next.to,
    before: {
      own: { ...last.own, ...first.own },
      document: { ...last.document, ...first.document },
      collections: { ...last.collections, ...first.collections },
      ...(variantIds && { variantIds }),
      variants: { ...last.variants, ...first.variants },
      stock: { ...last.stock, ...first.stock },
    },
    after: { ...one.after, ...next.after },
  }
}

/** No product has this stamp. */
const CHANGED_BETWEEN = ''
