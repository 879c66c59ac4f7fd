import type { ProductValues, VariantValues } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import {
  type ProductRecord,
  type StockRecord,
  skuOf,
  type VariantRecord,
} from '../products/records/product-record.ts'
import { minorOf } from '../products/write/product-edit.ts'
import { type Comparison, createComparison } from './comparison.ts'

/** What a variant has, or what it will have. Undefined parts have no value. */
export interface OfVariant {
  readonly priceMinor: number
  readonly costMinor: number | undefined
  readonly weight: number | undefined
  readonly sku: string
  readonly stock: StockRecord
}

export const valuesOfVariant = (
  { next }: Comparison,
  variant: VariantRecord,
  record: ProductRecord,
  edit: Omit<VariantValues, 'variantId'>,
  currency: string,
): OfVariant => {
  const { document } = record
  const factor = 10 ** minorDigits(currency)
  const priceMinor = variant.priceMinor ?? record.priceMinor
  const costMinor = variant.costMinor ?? document.costMinor
  const weight = (variant.weight ?? document.weight) || null
  const price = next('price', edit.price, priceMinor / factor)
  const cost = next('cost', edit.cost, costMinor === undefined ? null : costMinor / factor)
  const stock = next('stock', edit.stock, stockLevelOf(variant.stock), stockKey)
  return {
    priceMinor: minorOf(price, currency) ?? priceMinor,
    costMinor: minorOf(cost, currency),
    weight: next('weight', edit.weight, weight, (one) => one || null) || undefined,
    sku: next('sku', edit.sku, skuOf(variant, record)),
    stock: stockOf(stock, variant.stock),
  }
}

/** A product's only variant has the product's values, except those that are its own. */
export const withOnlyVariant = (
  record: ProductRecord,
  variant: VariantRecord,
  { priceMinor, costMinor, weight, sku, stock }: OfVariant,
): ProductRecord => {
  const { costMinor: _, weight: __, ...document } = record.document
  return {
    ...record,
    ...{ priceMinor, sku },
    document: {
      ...document,
      ...(costMinor !== undefined && { costMinor }),
      ...(weight !== undefined && { weight }),
    },
    variants: [
      {
        ...variant,
        stock,
        priceMinor: variant.priceMinor === undefined ? undefined : priceMinor,
        costMinor: variant.costMinor === undefined ? undefined : costMinor,
        weight: variant.weight === undefined ? undefined : weight,
        sku: variant.sku && sku,
      },
    ],
  }
}

/** Returns the same variant if one of its values has changed meanwhile; `clashes` names them. */
export const withVariantValues = (
  variant: VariantRecord,
  record: ProductRecord,
  edit: VariantValues,
  currency: string,
): { readonly variant: VariantRecord; readonly clashes: readonly string[] } => {
  const comparison = createComparison()
  const visible = comparison.next('visible', edit.visible, variant.visible)
  const { priceMinor, costMinor, weight, sku, stock } = valuesOfVariant(
    ...([comparison, variant, record, edit, currency] as const),
  )
  const { clashes } = comparison
  if (clashes.length > 0 || !comparison.isChanged()) return { variant, clashes }
  return {
    variant: {
      ...{ ...variant, visible, stock },
      priceMinor: edit.price ? priceMinor : variant.priceMinor,
      costMinor: edit.cost ? costMinor : variant.costMinor,
      weight: edit.weight ? weight : variant.weight,
      sku: edit.sku ? sku : variant.sku,
    },
    clashes,
  }
}

type Level = NonNullable<ProductValues['stock']>['to']

const stockLevelOf = (stock: StockRecord): Level =>
  stock.track ? { quantity: stock.quantity } : { inStock: stock.inStock }

const stockKey = ({ quantity, inStock }: Level) => quantity ?? inStock ?? null

const stockOf = ({ quantity, inStock }: Level, before: StockRecord): StockRecord => {
  if (quantity !== undefined) return { track: true, quantity }
  return inStock === undefined ? before : { track: false, inStock }
}
