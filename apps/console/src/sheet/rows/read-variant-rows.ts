import type { productsV3 } from '@vitrine/client/stores'
import { minorOf } from '../../parts/amounts/amounts.ts'
import { shop } from '../../session/shop-client.ts'
import type { CellValue, ColumnKey, SheetRow } from '../cells/cell.ts'
import { discountValue } from './product-row.ts'
import { sheetShop } from './sheet-shop.ts'

type Variant = productsV3.Variant

/** The columns of a sheet of variants; the name is made of the choices. */
export const VARIANT_KEYS: readonly ColumnKey[] = [
  ...(['name', 'price', 'cost', 'stock', 'sku', 'weight', 'visible'] as const),
]
const LOCKED: ReadonlySet<ColumnKey> = new Set(['name', 'discount', 'ribbon', 'brand', 'collections'])
const AT_ONCE = 1000

export interface VariantRows {
  readonly product: { readonly id: string; readonly name: string }
  readonly rows: readonly SheetRow[]
}

/** Reads the variants of a product. Their revision is the product's. */
export const readVariantRows = async (productId: string, digits: number): Promise<VariantRows> => {
  const [product, stock, { products }] = await Promise.all([
    sheetShop.productsV3.getProduct(productId, { fields: ['MERCHANT_DATA', 'VARIANT_OPTION_CHOICE_NAMES'] }),
    sheetShop.inventoryItemsV3.queryInventoryItems().eq('productId', productId).limit(AT_ONCE).find(),
    shop.products.queryProducts(
      { filter: { _id: productId }, paging: { limit: 1 } },
      { includeVariants: false },
    ),
  ])
  const discount = discountValue(products[0]?.discount, digits)
  const stocked = new Map(
    stock.items.map((item): [string | undefined, CellValue] => [
      item.variantId,
      item.trackQuantity ? (item.quantity ?? 0) : (item.inStock ?? false),
    ]),
  )
  const rows = (product.variantsInfo?.variants ?? []).map((variant) =>
    variantRow(variant, {
      ...{ productId, revision: product.revision, discount, digits },
      stock: stocked.get(variant._id ?? '') ?? null,
    }),
  )
  return { product: { id: productId, name: product.name }, rows }
}

/** Reads some variants of a product again. */
export const readVariantRowsOf = async (
  productId: string,
  ids: readonly string[],
  digits: number,
): Promise<readonly SheetRow[]> => {
  const asked = new Set(ids)
  return (await readVariantRows(productId, digits)).rows.filter(({ id }) => asked.has(id))
}

interface AboutVariant {
  readonly productId: string
  readonly revision: string
  readonly discount: string
  readonly digits: number
  readonly stock: CellValue
}

const variantRow = (
  variant: Variant,
  { productId, revision, discount, digits, stock }: AboutVariant,
): SheetRow => {
  const variantId = variant._id ?? ''
  const name = (variant.choices ?? [])
    .map(({ optionChoiceNames }) => optionChoiceNames?.choiceName)
    .filter(Boolean)
    .join(' / ')
  const full = variant.price?.compareAtPrice?.amount ?? variant.price?.actualPrice.amount ?? '0'
  const cost = variant.revenueDetails?.cost?.amount
  return {
    id: variantId,
    of: { productId, variantId },
    title: name,
    revision,
    variantCount: 1,
    locked: LOCKED,
    values: {
      ...{ name, discount, stock, ribbon: '', brand: '', collections: [] },
      price: minorOf(full, digits) ?? 0,
      cost: cost === undefined ? null : (minorOf(cost, digits) ?? null),
      sku: variant.sku ?? '',
      weight: variant.physicalProperties?.weight || null,
      visible: variant.visible ?? true,
    },
  }
}
