import type { inventory } from '@vitrine/client/stores'
import type { Product } from './read-products.ts'

export type InventoryItem = NonNullable<inventory.QueryInventoryResponse['inventoryItems']>[number]

/** What a variant has of its own. */
export interface VariantValues {
  readonly price: number
  readonly sku: string
  readonly weight: number
  readonly visible: boolean
  /** Null while units aren't counted. */
  readonly quantity: number | null
  /** Null while units are counted. */
  readonly inStock: boolean | null
}

/** What was typed, and what the page showed before. */
interface Typed<Value> {
  readonly from: Value
  readonly to: Value
}
export type VariantEdit = { readonly [Field in keyof VariantValues]?: Typed<VariantValues[Field]> }

/** What was typed about a product's variants. */
export interface VariantEdits {
  /** Whether to count units, if that was switched. */
  readonly counts: Typed<boolean> | undefined
  /** By variant. */
  readonly rows: Readonly<Record<string, VariantEdit>>
}
export const NO_EDITS: VariantEdits = { counts: undefined, rows: {} }

/** A product's variants as they are in the shop. */
export interface VariantsNow {
  readonly counts: boolean
  readonly values: ReadonlyMap<string, VariantValues>
}

export const variantsNow = (
  { variants }: Pick<Product, 'variants'>,
  { trackQuantity, variants: stock = [] }: Pick<InventoryItem, 'trackQuantity' | 'variants'>,
): VariantsNow => {
  const byId = new Map(variants.map(({ _id, variant }) => [_id, variant]))
  const values = stock.map(({ variantId = '', quantity, inStock }) => {
    const { priceData, sku, weight, visible } = byId.get(variantId) ?? {}
    const own = {
      price: priceData?.price ?? 0,
      sku: sku ?? '',
      weight: weight ?? 0,
      visible: visible ?? true,
    }
    const left = trackQuantity
      ? { quantity: quantity ?? 0, inStock: null }
      : { quantity: null, inStock: inStock ?? false }
    return [variantId, { ...own, ...left }] as const
  })
  return { counts: trackQuantity, values: new Map(values) }
}

/** Notes what was typed for a variant. Typing the old value again removes the edit. */
export const typed = <Field extends keyof VariantValues>(
  { counts, rows }: VariantEdits,
  id: string,
  field: Field,
  { from, to }: Typed<VariantValues[Field]>,
): VariantEdits => {
  const { [id]: { [field]: earlier, ...others } = {}, ...rest } = rows
  const begun = earlier ? earlier.from : from
  const row = to === begun ? others : { ...others, [field]: { from: begun, to } }
  return { counts, rows: Object.keys(row).length > 0 ? { ...rest, [id]: row } : rest }
}

/** Begins to count units, or stops. What was typed about the stock before means nothing then. */
export const switched = ({ counts, rows }: VariantEdits, { from, to }: Typed<boolean>): VariantEdits => {
  const begun = counts?.from ?? from
  return { counts: to === begun ? undefined : { from: begun, to }, rows: without(rows, STOCK) }
}

const STOCK = ['quantity', 'inStock'] as const

const without = (rows: VariantEdits['rows'], fields: readonly (keyof VariantValues)[]) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) => {
      const left = Object.entries(row).filter(([field]) => !fields.some((each) => each === field))
      return left.length > 0 ? [[id, Object.fromEntries(left)]] : []
    }),
  )

/** Takes out what was saved. What was typed over it meanwhile stays, as a change of what was saved. */
export const leftOf = ({ counts, rows }: VariantEdits, saved: VariantEdits): VariantEdits => {
  const left = Object.entries(rows).flatMap(([id, row]) => {
    const fields = Object.entries(row).flatMap(([field, edit]) => {
      const done = Object.entries(saved.rows[id] ?? {}).find(([each]) => each === field)?.[1]
      if (!done) return [[field, edit]]
      return done.to === edit.to ? [] : [[field, { from: done.to, to: edit.to }]]
    })
    return fields.length > 0 ? [[id, Object.fromEntries(fields)]] : []
  })
  return { counts: saved.counts ? undefined : counts, rows: Object.fromEntries(left) }
}

/** The edits of only some fields. */
export const onlyOf = (
  { rows }: VariantEdits,
  fields: readonly (keyof VariantValues)[],
): VariantEdits['rows'] => {
  const all = ['price', 'sku', 'weight', 'visible', 'quantity', 'inStock'] as const
  return without(
    rows,
    all.filter((each) => !fields.includes(each)),
  )
}

/**
 * Whether someone else has changed, since the page was read, what was also changed here. A count is none of it: what was
 * typed is saved as a difference, so that units sold meanwhile stay sold.
 */
export const isInTheWay = ({ rows }: VariantEdits, { values }: VariantsNow): boolean =>
  Object.entries(rows).some(([id, row]) => {
    const now = values.get(id)
    return Object.entries(row).some(([field, { from, to }]) => {
      const found = Reflect.get(now ?? {}, field)
      const isCount = typeof from === 'number' && field === 'quantity' && typeof found === 'number'
      return now !== undefined && !isCount && found !== from && found !== to
    })
  })
