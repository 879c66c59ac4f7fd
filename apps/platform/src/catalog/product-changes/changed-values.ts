import { fail } from '../../floor/failure.ts'
import type { ProductRecord, VariantRecord } from '../products/records/product-record.ts'

/** The values that a change of many products can affect, by name; null for none. */
export type ChangedValues = Readonly<Record<string, unknown>>

/** A product's values before and after a change: only those that differ. */
export interface ValuesOfChange {
  readonly before: ChangedValues
  readonly after: ChangedValues
}

type VariantPart = Pick<VariantRecord, 'priceMinor' | 'costMinor' | 'weight' | 'stock'>

/** Compares a product before and after a change. */
export const changedValues = (before: ProductRecord, after: ProductRecord): ValuesOfChange => {
  const [one, other] = [valuesOf(before), valuesOf(after)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const different = names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
  const picked = (values: ChangedValues) =>
    Object.fromEntries(different.map((name) => [name, values[name] ?? null]))
  return { before: picked(one), after: picked(other) }
}

/**
 * Returns a product with the values from before a change.
 *
 * @throws {Failure} CONFLICT when one of them is no longer what the change made it
 */
export const restoredProduct = (record: ProductRecord, { before, after }: ValuesOfChange): ProductRecord => {
  const now = valuesOf(record)
  for (const [name, value] of Object.entries(after))
    if (JSON.stringify(now[name] ?? null) !== JSON.stringify(value)) throw fail('CONFLICT')
  return withValues(record, before)
}

const valuesOf = ({ document, variants, ...record }: ProductRecord): ChangedValues => ({
  name: document.name,
  sku: record.sku,
  visible: record.visible,
  priceMinor: record.priceMinor,
  collectionIds: [...record.collectionIds].sort(),
  costMinor: document.costMinor ?? null,
  weight: document.weight ?? null,
  ribbon: document.ribbon ?? null,
  brand: document.brand ?? null,
  discount: [document.discount.type, document.discount.value],
  ...Object.fromEntries(
    variants.flatMap((variant) => [
      [`variant ${variant.variantId}`, partOf(variant)],
      [`sku ${variant.variantId}`, variant.sku],
      [`visible ${variant.variantId}`, variant.visible],
    ]),
  ),
})

const partOf = ({ priceMinor, costMinor, weight, stock }: VariantPart) => [
  ...[priceMinor ?? null, costMinor ?? null, weight ?? null],
  stock.track ? stock.quantity : stock.inStock,
]

const withValues = (record: ProductRecord, values: ChangedValues): ProductRecord => {
  const read = <T>(name: string, known: T, of: (value: unknown) => T): T =>
    name in values ? of(values[name]) : known
  const { costMinor, weight, ribbon, brand, ...document } = record.document
  const left = {
    costMinor: read('costMinor', costMinor, numberOf),
    weight: read('weight', weight, numberOf),
    ribbon: read('ribbon', ribbon, textOf),
    brand: read('brand', brand, textOf),
  }
  return {
    ...record,
    sku: read('sku', record.sku, (value) => textOf(value) ?? ''),
    visible: read('visible', record.visible, (value) => value === true),
    priceMinor: read('priceMinor', record.priceMinor, Number),
    collectionIds: read('collectionIds', record.collectionIds, textsOf),
    document: {
      ...document,
      name: read('name', document.name, (value) => textOf(value) ?? document.name),
      ...(left.costMinor !== undefined && { costMinor: left.costMinor }),
      ...(left.weight !== undefined && { weight: left.weight }),
      ...(left.ribbon !== undefined && { ribbon: left.ribbon }),
      ...(left.brand !== undefined && { brand: left.brand }),
      discount: read('discount', document.discount, discountOf),
    },
    variants: record.variants.map((variant) => ({
      ...read(`variant ${variant.variantId}`, variant, (value) => ({ ...variant, ...variantPartOf(value) })),
      sku: read(`sku ${variant.variantId}`, variant.sku, (value) => textOf(value) ?? ''),
      visible: read(`visible ${variant.variantId}`, variant.visible, (value) => value === true),
    })),
  }
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown): string[] => listOf(value).flatMap((text) => textOf(text) ?? [])

const discountOf = (value: unknown): ProductRecord['document']['discount'] => {
  const [type, amount] = listOf(value)
  if (type !== 'AMOUNT' && type !== 'PERCENT') return { type: 'NONE', value: 0 }
  return { type, value: Number(amount) }
}

const variantPartOf = (value: unknown): VariantPart => {
  const [priceMinor, costMinor, weight, stock] = listOf(value)
  return {
    ...{ priceMinor: numberOf(priceMinor), costMinor: numberOf(costMinor), weight: numberOf(weight) },
    stock:
      typeof stock === 'number'
        ? { track: true, quantity: stock }
        : { track: false, inStock: stock === true },
  }
}
