/** The columns of a sheet, in their order. */
export const COLUMN_KEYS = [
  ...(['name', 'price', 'discount', 'cost', 'stock', 'sku'] as const),
  ...(['weight', 'visible', 'ribbon', 'brand', 'collections'] as const),
] as const
export type ColumnKey = (typeof COLUMN_KEYS)[number]

/**
 * What a cell holds. Amounts are whole minor units. Stock is a counted number, or whether there is any. A discount is
 * text such as `PERCENT 20` or `AMOUNT 500`. Collections are ids.
 */
export type CellValue = string | number | boolean | null | readonly string[]

/** What was typed or pasted into a cell. */
export interface Edit {
  /** As it was typed. */
  readonly text: string
  /** The value that the text stands for; undefined if it can't be read. */
  readonly value: CellValue | undefined
  /** Why it can't be saved. */
  readonly problem: string | undefined
  /** What the cell held when it was edited first. */
  readonly was: CellValue
}
export type RowEdits = Readonly<Partial<Record<ColumnKey, Edit>>>
/** By row id. Rows without changes are left out. */
export type Edits = ReadonlyMap<string, RowEdits>

/** A row as the shop has it. */
export interface SheetRow {
  readonly id: string
  /** What its values belong to; without a variant, to the product itself. */
  readonly of: { readonly productId: string; readonly variantId?: string }
  readonly title: string
  readonly revision: string
  readonly values: Readonly<Record<ColumnKey, CellValue>>
  /** What can't be edited here. */
  readonly locked: ReadonlySet<ColumnKey>
  /** How many variants a product has; more than one are edited in a sheet of their own. */
  readonly variantCount: number
}

/** Whether two cells hold the same. The order of collections doesn't count. */
export const isSameValue = (one: CellValue | undefined, other: CellValue | undefined): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  return one.length === other.length && [...one].sort().join() === [...other].sort().join()
}
