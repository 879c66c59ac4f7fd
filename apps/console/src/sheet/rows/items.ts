import type { productChanges } from '@vitrine/client/merchant'
import type { CellValue, Edit, Edits, RowEdits, SheetRow } from '../cells/cell.ts'
import { discountOf } from '../cells/show-numbers.ts'

/** New values of a product, as the platform's job takes them. */
export type Item = NonNullable<productChanges.StartProductChangeOptions['items']>[number]
type VariantItem = NonNullable<Item['variants']>[number]

/**
 * Turns what was typed into the items of a job, one for each product. Every value names the one that it replaces, so
 * that nothing is overwritten that someone else changed meanwhile.
 *
 * @param digits - of the shop's currency after the point
 */
export const itemsOf = (rows: readonly SheetRow[], edits: Edits, digits: number): Item[] => {
  const items = new Map<string, Item>()
  for (const row of rows) {
    const own = edits.get(row.id)
    if (!own) continue
    const { productId, variantId } = row.of
    const item = items.get(productId) ?? { productId }
    const variants: readonly VariantItem[] = item.variants ?? []
    items.set(
      productId,
      variantId === undefined
        ? { ...item, ...productValues(own, digits) }
        : { ...item, variants: [...variants, { variantId, ...variantValues(own, digits) }] },
    )
  }
  return [...items.values()]
}

const productValues = (own: RowEdits, digits: number) => ({
  ...variantValues(own, digits),
  ...(own.name && { name: texts(own.name) }),
  ...(own.ribbon && { ribbon: texts(own.ribbon) }),
  ...(own.brand && { brand: texts(own.brand) }),
  ...(own.discount && {
    discount: {
      from: writtenDiscount(own.discount.was, digits),
      to: writtenDiscount(now(own.discount), digits),
    },
  }),
  ...(own.collections && {
    collectionIds: { from: idsOf(own.collections.was), to: idsOf(now(own.collections)) },
  }),
})

const variantValues = (own: RowEdits, digits: number) => {
  const scale = 10 ** digits
  const major = (value: CellValue) => Number(value) / scale
  const { price, cost, stock, sku, weight, visible } = own
  return {
    ...(price && { price: { from: major(price.was), to: major(now(price)) } }),
    ...(cost && { cost: { from: cost.was === null ? null : major(cost.was), to: major(now(cost)) } }),
    ...(stock && { stock: stockEdit(stock) }),
    ...(sku && { sku: texts(sku) }),
    ...(weight && { weight: { from: numberOf(weight.was), to: numberOf(now(weight)) } }),
    ...(visible && { visible: { from: visible.was === true, to: now(visible) === true } }),
  }
}

/** Only edits without errors are saved. */
const now = ({ value, was }: Edit): CellValue => (value === undefined ? was : value)

const texts = (edit: Edit) => ({ from: String(edit.was ?? ''), to: String(now(edit) ?? '') })
const numberOf = (value: CellValue) => (typeof value === 'number' ? value : null)
const idsOf = (value: CellValue): string[] => (Array.isArray(value) ? value.map(String) : [])

const stockEdit = (edit: Edit) => {
  const level = (value: CellValue) =>
    typeof value === 'number' ? { quantity: value } : { inStock: value === true }
  return { ...(edit.was !== null && { from: level(edit.was) }), to: level(now(edit)) }
}

const writtenDiscount = (value: CellValue, digits: number) => {
  const discount = discountOf(value)
  if (!discount) return { type: 'NONE' as const, value: 0 }
  const { type, value: number } = discount
  return { type, value: type === 'AMOUNT' ? number / 10 ** digits : number }
}
