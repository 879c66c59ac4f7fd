import type { Reader, Value } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { mainOf } from './media-source.ts'
import {
  JOIN_PREORDERS,
  type JoinedPreorder,
  type KeptPreorder,
  keptPreorder,
  PREORDER_COLUMNS,
  preordersLeft,
} from './preorders.store.ts'
import type { ProductDocument, ProductRecord, StockRecord, VariantRecord } from './product-record.ts'

interface OwnRow {
  product_number: number
  product_id: string
  slug: string
  sku: string
  product_type: ProductRecord['productType']
  description: string
  visible: number
  price_minor: number
  last_updated: number
  created_at: number
  document: string
}

type ProductRow = OwnRow & JoinedPreorder

interface VariantRow {
  product_number: number
  variant_id: string
  choices: string
  price_minor: number | null
  cost_minor: number | null
  weight: number | null
  dimensions: string
  own_sku: string
  visible: number
  track_quantity: number
  quantity: number
  in_stock: number
}

const SELECT = `SELECT p.product_number, p.product_id, p.slug, p.sku, p.product_type, p.description, p.visible,
    p.price_minor, p.last_updated, p.created_at, p.document, ${PREORDER_COLUMNS}
  FROM products p ${JOIN_PREORDERS}`

/** Variants that differ in nothing that lists show are one row, with their quantities added up. */
const variantGroupsOf = selectIn<VariantRow>(
  `SELECT product_number, '' AS variant_id, '{}' AS choices, price_minor, cost_minor, weight, '' AS dimensions,
     '' AS own_sku, visible, track_quantity, CAST(SUM(quantity) AS integer) AS quantity, in_stock
   FROM variants WHERE site_id = ? AND product_number IN (?*)
   GROUP BY product_number, price_minor, cost_minor, weight, visible, track_quantity, in_stock,
     CASE WHEN quantity > 0 THEN 1 ELSE 0 END`,
)

const byNumber = selectIn<ProductRow>(`${SELECT} WHERE p.site_id = ? AND p.product_number IN (?*)`)
const byId = selectIn<ProductRow>(`${SELECT} WHERE p.site_id = ? AND p.product_id IN (?*)`)
const variantsOf = selectIn<VariantRow>(
  `SELECT product_number, variant_id, choices, price_minor, cost_minor, weight, dimensions, own_sku, visible, track_quantity,
     quantity, in_stock
   FROM variants WHERE site_id = ? AND product_number IN (?*) ORDER BY product_number, place`,
)
const collectionsOf = selectIn<{ product_number: number; collection_id: string }>(
  `SELECT m.product_number, c.collection_id
   FROM collection_products m
   JOIN collections c ON c.site_id = m.site_id AND c.collection_number = m.collection_number
   WHERE m.site_id = ? AND m.product_number IN (?*) AND m.collection_number > 0
   ORDER BY m.product_number, m.collection_number`,
)

/** Reads whole products. Missing ones are left out; the order is the database's. */
export const productRecords = {
  byNumber: async (reader: Reader, siteId: string, numbers: readonly number[]): Promise<ProductRecord[]> =>
    withParts(reader, siteId, await byNumber(reader, siteId, numbers)),
  /** What lists show: reading it costs as much for a thousand variants as for one. */
  briefByNumber: async (
    reader: Reader,
    siteId: string,
    numbers: readonly number[],
  ): Promise<ProductRecord[]> =>
    (await withParts(reader, siteId, await byNumber(reader, siteId, numbers), variantGroupsOf)).map(briefOf),
  byId: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<ProductRecord[]> =>
    withParts(reader, siteId, await byId(reader, siteId, ids)),
}

const withParts = async (
  reader: Reader,
  siteId: string,
  rows: readonly ProductRow[],
  readVariants = variantsOf,
): Promise<ProductRecord[]> => {
  const numbers: Value[] = rows.map((row) => row.product_number)
  const variants = byProduct(await readVariants(reader, siteId, numbers))
  const collections = byProduct(await collectionsOf(reader, siteId, numbers))
  return rows.map((row) => ({
    productId: row.product_id,
    number: row.product_number,
    slug: row.slug,
    sku: row.sku,
    productType: row.product_type,
    description: row.description,
    visible: row.visible === 1,
    priceMinor: row.price_minor,
    lastUpdated: row.last_updated,
    createdAt: row.created_at,
    document: documentOf(row.document),
    variants: (variants.get(row.product_number) ?? []).map(variantOf),
    collectionIds: (collections.get(row.product_number) ?? []).map((held) => held.collection_id),
    ...termsOfPreorder(keptPreorder(row)),
  }))
}

/** A product without what only its own page shows. */
const briefOf = (record: ProductRecord): ProductRecord => {
  const { translations: _, ...document } = record.document
  const main = mainOf(document.media)
  return {
    ...record,
    description: '',
    document: {
      ...document,
      ...{ options: [], additionalInfoSections: [], customTextFields: [] },
      media: main ? [main] : [],
    },
  }
}

const termsOfPreorder = (kept: KeptPreorder | undefined): Pick<ProductRecord, 'preorder'> => {
  const left = kept ? preordersLeft(kept) : 0
  if (!kept || left === 0) return {}
  const { message, expectedDate } = kept.info
  return {
    preorder: {
      ...(expectedDate && { expectedDate }),
      ...(message && { message }),
      left: Number.isFinite(left) ? left : undefined,
    },
  }
}

const variantOf = (row: VariantRow): VariantRecord => ({
  variantId: row.variant_id,
  choices: JSON.parse(row.choices),
  priceMinor: row.price_minor ?? undefined,
  costMinor: row.cost_minor ?? undefined,
  weight: row.weight ?? undefined,
  ...(row.dimensions && { dimensions: JSON.parse(row.dimensions) }),
  sku: row.own_sku,
  visible: row.visible === 1,
  stock: stockOf(row),
})

const stockOf = (row: VariantRow): StockRecord =>
  row.track_quantity === 1
    ? { track: true, quantity: row.quantity }
    : { track: false, inStock: row.in_stock === 1 }

/** This feature's store printed the text from a document. */
const documentOf = (text: string): ProductDocument => JSON.parse(text)

export const byProduct = <Row extends { product_number: number }>(
  rows: readonly Row[],
): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_number)
    if (group) group.push(row)
    else groups.set(row.product_number, [row])
  }
  return groups
}
