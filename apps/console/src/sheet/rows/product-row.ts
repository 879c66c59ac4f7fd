import type { products, productsV3 } from '@vitrine/client/stores'
import { minorOf, minorOfNumber } from '../../parts/amounts/amounts.ts'
import type { CellValue, ColumnKey, SheetRow } from '../cells/cell.ts'

type Product = products.Product
type V3Product = productsV3.V3Product

/** The columns that each variant of a product has its own values for. */
export const OF_VARIANTS: readonly ColumnKey[] = ['price', 'cost', 'stock', 'sku', 'weight']
const NOTHING: ReadonlySet<ColumnKey> = new Set()

/** The collection that every product is in. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001'

/** Makes the row of a product. @param digits - of the shop's currency after the point */
export const productRow = (product: Product, v3: V3Product, digits: number): SheetRow => {
  const isSimple = !(product.manageVariants && product.productOptions.length > 0)
  const cost = v3.costRange?.minValue.amount
  return {
    id: product._id,
    of: { productId: product._id },
    title: product.name ?? '',
    revision: v3.revision,
    variantCount: isSimple ? 1 : (v3.variantSummary?.variantCount ?? 1),
    locked: isSimple ? NOTHING : new Set(OF_VARIANTS),
    values: {
      name: product.name ?? '',
      price: minorOfNumber(product.priceData?.price ?? 0, digits),
      discount: discountValue(product.discount, digits),
      cost: cost === undefined ? null : (minorOf(cost, digits) ?? null),
      stock: stockValue(product),
      sku: product.sku ?? '',
      weight: product.weight || null,
      visible: product.visible ?? true,
      ribbon: product.ribbon ?? '',
      brand: product.brand ?? '',
      collections: product.collectionIds.filter((id) => id !== ALL_PRODUCTS),
    },
  }
}

/** A discount as a cell holds it. */
export const discountValue = (discount: Product['discount'], digits: number): string => {
  const { type, value = 0 } = discount ?? {}
  if (value <= 0) return ''
  if (type === 'PERCENT') return `PERCENT ${value}`
  return type === 'AMOUNT' ? `AMOUNT ${minorOfNumber(value, digits)}` : ''
}

const stockValue = ({ stock }: Product): CellValue =>
  stock?.trackInventory ? (stock.quantity ?? 0) : (stock?.inStock ?? false)
