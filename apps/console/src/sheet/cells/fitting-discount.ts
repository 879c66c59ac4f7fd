import type { ColumnKey, Edit, Edits, RowEdits, SheetRow } from './cell.ts'
import type { SheetColumn } from './columns.ts'
import type { CellChange } from './history.ts'
import { discountOf } from './show-numbers.ts'

const PAIR = ['price', 'discount'] as const

/**
 * Marks a discount that is higher than the price, because the product would be sold for nothing. If only the price was
 * changed, it is the price that is marked.
 */
export const withFittingDiscount = (
  row: SheetRow,
  own: RowEdits,
  columns: readonly SheetColumn[],
): RowEdits => {
  const problem = columns.find(({ abovePrice }) => abovePrice)?.abovePrice
  if (problem === undefined || !(own.price || own.discount)) return own
  const held = (key: 'price' | 'discount') => (own[key] ? own[key].value : row.values[key])
  const [price, discount] = [held('price'), discountOf(held('discount') ?? '')]
  const isAbove = discount?.type === 'AMOUNT' && typeof price === 'number' && discount.value > price
  const marked = own.discount ? 'discount' : 'price'
  const fitted = { ...own }
  for (const key of PAIR) {
    const edit = own[key]
    if (!edit || edit.value === undefined) continue
    const wanted = isAbove && key === marked ? problem : undefined
    if (edit.problem !== wanted) fitted[key] = { ...edit, problem: wanted }
  }
  return fitted
}

/** Adds to changes of prices and discounts what they mean for the other one of the two. */
export const fittingChanges = (
  rows: readonly SheetRow[],
  edits: Edits,
  changes: readonly CellChange[],
  columns: readonly SheetColumn[],
): CellChange[] => {
  const typed = new Map<string, Partial<Record<ColumnKey, Edit | undefined>>>()
  for (const { rowId, key, after } of changes)
    if (key === 'price' || key === 'discount')
      typed.set(rowId, { ...(typed.get(rowId) ?? edits.get(rowId)), [key]: after })
  const fitted = new Map(
    rows.flatMap((row): [string, RowEdits][] => {
      const own = typed.get(row.id)
      return own ? [[row.id, withFittingDiscount(row, withoutNone(own), columns)]] : []
    }),
  )
  const isTyped = new Set(changes.map(({ rowId, key }) => `${rowId} ${key}`))
  const others = [...fitted].flatMap(([rowId, own]) =>
    PAIR.flatMap((key): CellChange[] => {
      const before = edits.get(rowId)?.[key]
      return own[key] === before || isTyped.has(`${rowId} ${key}`)
        ? []
        : [{ rowId, key, before, after: own[key] }]
    }),
  )
  const own = changes.map((change) => ({
    ...change,
    after: fitted.get(change.rowId)?.[change.key] ?? change.after,
  }))
  return [...own, ...others]
}

const withoutNone = (own: Partial<Record<ColumnKey, Edit | undefined>>): RowEdits =>
  Object.fromEntries(Object.entries(own).filter(([, edit]) => edit !== undefined))
