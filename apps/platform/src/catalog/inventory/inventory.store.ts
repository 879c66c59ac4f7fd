import type { Reader } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import type { Fields } from '../../floor/query/field.ts'
import type { ListSource } from '../products/read/list.store.ts'
import { NO_PREORDER, preordersLeft, preordersStore } from '../products/records/preorders.store.ts'
import type { StockOfProduct } from './inventory.ts'

interface ProductRow {
  product_number: number
  product_id: string
  visible: number
  updated_at: number
  tracked: number
}

interface VariantRow {
  product_number: number
  variant_id: string
  track_quantity: number
  quantity: number
  in_stock: number
}

const VARIANTS_OF = 'FROM variants v WHERE v.site_id = p.site_id AND v.product_number = p.product_number'
const TRACKED = `(CASE WHEN EXISTS (SELECT 1 ${VARIANTS_OF} AND v.track_quantity = 1) THEN 1 ELSE 0 END)`

const SELECT = `SELECT p.product_number, p.product_id, p.visible, ${TRACKED} AS tracked,
    COALESCE((SELECT max(CASE WHEN v.stock_updated > p.last_updated THEN v.stock_updated ELSE p.last_updated END)
      ${VARIANTS_OF}), p.last_updated) AS updated_at
  FROM products p`

const byId = selectIn<ProductRow>(`${SELECT} WHERE p.site_id = ? AND p.product_id IN (?*)`)
const byNumber = selectIn<ProductRow>(`${SELECT} WHERE p.site_id = ? AND p.product_number IN (?*)`)
const variantsOf = selectIn<VariantRow>(
  `SELECT product_number, variant_id, track_quantity, quantity, in_stock FROM variants
   WHERE site_id = ? AND product_number IN (?*) ORDER BY product_number, place`,
)
/** The source of stock lists: products, whose ids are also those of their stock. */
export const INVENTORY_SOURCE: ListSource = {
  name: 'inventory',
  columns: `p.product_number, (SELECT w.variant_count FROM product_wire w
    WHERE w.site_id = p.site_id AND w.product_number = p.product_number) AS variant_count`,
  from: `FROM products p
    LEFT JOIN preorders o ON o.site_id = p.site_id AND o.product_number = p.product_number`,
  leading: 'p',
  shown: 'p.visible = 1',
  ties: ['p.product_number'],
  indexes: {
    unique: new Set(['p.product_id', 'p.product_number']),
    ordered: new Set(['p.product_number']),
    natural: 'p.product_number',
  },
}

/** A row of such a list. */
export interface InventoryPlace {
  readonly product_number: number
  readonly variant_count: number
}

/** The fields that stock lists can be filtered by; those of the product itself can also sort them. */
export const INVENTORY_FIELDS: Fields = new Map([
  ['id', { kind: 'text', column: 'p.product_id', sortable: true }],
  ['productId', { kind: 'text', column: 'p.product_id', sortable: true }],
  ['numericId', { kind: 'number', column: 'p.product_number', sortable: true }],
  ['trackQuantity', { kind: 'flag', column: TRACKED, sortable: false }],
  ['preorderInfo.enabled', { kind: 'flag', column: 'COALESCE(o.enabled, 0)', sortable: false }],
])

/** Fields whose values change without a change of the catalog. */
export const STOCK_FIELDS: readonly string[] = ['trackQuantity', 'preorderInfo.enabled']

/** A product's stock, and whether visitors can see the product. */
export interface KeptItem extends StockOfProduct {
  readonly isVisible: boolean
}

export const inventoryStore = {
  find: async (reader: Reader, siteId: string, productId: string): Promise<KeptItem | undefined> => {
    const [item] = await itemsOf(reader, siteId, await byId(reader, siteId, [productId]), 'all')
    return item
  },

  /** Reads the stock of products, in number order. Missing products are left out. */
  byNumber: async (
    reader: Reader,
    siteId: string,
    numbers: readonly number[],
    variants: 'all' | 'none',
  ): Promise<KeptItem[]> => {
    const items = await itemsOf(reader, siteId, await byNumber(reader, siteId, numbers), variants)
    const found = new Map(items.map((item) => [item.number, item]))
    return numbers.flatMap((number) => found.get(number) ?? [])
  },
}

const itemsOf = async (
  reader: Reader,
  siteId: string,
  products: readonly ProductRow[],
  variants: 'all' | 'none',
): Promise<KeptItem[]> => {
  const numbers = products.map((row) => row.product_number)
  const ofProduct = new Map<number, KeptItem['variants'][number][]>(numbers.map((number) => [number, []]))
  for (const row of variants === 'all' ? await variantsOf(reader, siteId, numbers) : [])
    ofProduct.get(row.product_number)?.push(variantOf(row))
  const preorders = await preordersStore.byNumber(reader, siteId, numbers)
  return products.map((row) => ({
    productId: row.product_id,
    number: row.product_number,
    isVisible: row.visible === 1,
    updatedAt: row.updated_at,
    isTracked: row.tracked === 1,
    preorder: preorders.get(row.product_number)?.info ?? NO_PREORDER,
    preordersLeft: preordersLeft(preorders.get(row.product_number) ?? { info: NO_PREORDER, taken: 0 }),
    variants: ofProduct.get(row.product_number) ?? [],
  }))
}

const variantOf = (row: VariantRow): KeptItem['variants'][number] => ({
  variantId: row.variant_id,
  stock:
    row.track_quantity === 1
      ? { track: true, quantity: row.quantity }
      : { track: false, inStock: row.in_stock === 1 },
})
