import { createHash } from 'node:crypto'
import type {
  ProductDocument,
  ProductRecord,
  StockRecord,
  VariantRecord,
} from '../../products/records/product-record.ts'

/** A variant as it is stored: without undefined values. */
type KeptVariant = Pick<VariantRecord, 'variantId' | 'choices' | 'sku' | 'visible'> &
  Partial<Pick<VariantRecord, 'priceMinor' | 'costMinor' | 'weight' | 'dimensions'>>

/** A product's values, or some of them, so that each can be compared and restored. Null: it has none. */
export interface ProductValues {
  readonly own: Partial<Pick<ProductRecord, (typeof OWN)[number]>>
  readonly document: Partial<ProductDocument>
  /** The collections that hold it. */
  readonly collections: Readonly<Record<string, true | null>>
  /** The ids of its variants, in order. */
  readonly variantIds?: readonly string[]
  readonly variants: Readonly<Record<string, KeptVariant | null>>
  readonly stock: Readonly<Record<string, StockRecord | null>>
}

const OWN = ['slug', 'sku', 'productType', 'description', 'visible', 'priceMinor'] as const

/** All values of a product. */
export const valuesOf = (record: ProductRecord): ProductValues => ({
  own: record,
  document: record.document,
  collections: Object.fromEntries(record.collectionIds.map((id) => [id, true])),
  variantIds: record.variants.map(({ variantId }) => variantId),
  variants: Object.fromEntries(
    record.variants.map(({ stock: _, ...variant }) => [variant.variantId, variant]),
  ),
  stock: Object.fromEntries(record.variants.map(({ variantId, stock }) => [variantId, stock])),
})

/** Values by name; the names of stock begin with `stock`. */
export const named = ({ own, document, variantIds, ...lists }: ProductValues): Map<string, unknown> =>
  new Map<string, unknown>([
    ...OWN.flatMap((name): [string, unknown][] => (name in own ? [[`own ${name}`, own[name]]] : [])),
    ...entries('document', document),
    ...(variantIds ? [['variantIds', variantIds] as const] : []),
    ...entries('collections', lists.collections),
    ...entries('variants', lists.variants),
    ...entries('stock', lists.stock),
  ])

const entries = (part: string, values: object): [string, unknown][] =>
  Object.entries(values).map(([name, value]) => [`${part} ${name}`, value])

/** The values with some names; null for those that are missing. */
export const picked = (values: ProductValues, names: readonly string[]): ProductValues => {
  const all = named(values)
  const part = (prefix: string) =>
    Object.fromEntries(
      names.flatMap((name) =>
        name.startsWith(`${prefix} `) ? [[name.slice(prefix.length + 1), all.get(name) ?? null]] : [],
      ),
    )
  // As they are after being stored: without undefined values.
  return JSON.parse(
    JSON.stringify({
      ...{ own: part('own'), document: part('document'), collections: part('collections') },
      ...(names.includes('variantIds') && { variantIds: values.variantIds }),
      ...{ variants: part('variants'), stock: part('stock') },
    }),
  )
}

/** The longest value that is printed as it is; every stock is shorter. */
const LONGEST_PRINT = 60

/** A short text that two values share only if they are equal: their JSON, or its digest. */
export const printOf = (value: unknown): string => {
  const text = JSON.stringify(sorted(value ?? null))
  return text.length > LONGEST_PRINT ? createHash('sha256').update(text).digest('base64url') : text
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
