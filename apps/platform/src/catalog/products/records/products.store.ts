import { statement, type Transaction, type Value } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { nameKey } from '../../../floor/text/name-key.ts'
import { productPlaces } from './product-places.store.ts'
import { type ProductRecord, skuOf, storeVariantId } from './product-record.ts'

const insertProducts = insertRows(
  'products',
  [
    'site_id',
    'product_number',
    'product_id',
    'slug',
    'name_key',
    'sku',
    'product_type',
    'description',
    'visible',
    'price_minor',
    'last_updated',
    'created_at',
    'brand',
    'ribbon',
    'document',
  ],
  `ON CONFLICT (site_id, product_number) DO UPDATE SET slug = excluded.slug, name_key = excluded.name_key,
     sku = excluded.sku, product_type = excluded.product_type, description = excluded.description,
     visible = excluded.visible, price_minor = excluded.price_minor, last_updated = excluded.last_updated,
     created_at = excluded.created_at, brand = excluded.brand, ribbon = excluded.ribbon,
     document = excluded.document`,
)
const insertVariants = insertRows('variants', [
  'site_id',
  'product_number',
  'place',
  'variant_id',
  'choices',
  'price_minor',
  'cost_minor',
  'weight',
  'dimensions',
  'own_sku',
  'sku',
  'visible',
  'track_quantity',
  'quantity',
  'in_stock',
  'store_variant_id',
])
const deleteVariants = statement('DELETE FROM variants WHERE site_id = ? AND product_number = ?')
const deleteProduct = statement('DELETE FROM products WHERE site_id = ? AND product_number = ?')
const numbersOfProducts = selectIn<{ product_id: string; product_number: number }>(
  'SELECT product_id, product_number FROM products WHERE site_id = ? AND product_id IN (?*)',
)
/** Writes products. All calls need the site's catalog locked; see `catalogs`. */
export const productsStore = {
  /** Returns the numbers of existing products, by id. */
  numbers: async (tx: Transaction, siteId: string, ids: readonly string[]): Promise<Map<string, number>> =>
    new Map((await numbersOfProducts(tx, siteId, ids)).map((row) => [row.product_id, row.product_number])),

  /**
   * Writes whole products, including stock, with their places in collections and the counts.
   *
   * @param before - the current products by number, if known: unchanged parts are not written again
   */
  save: async (
    tx: Transaction,
    siteId: string,
    records: readonly ProductRecord[],
    before: ReadonlyMap<number, ProductRecord> = new Map(),
  ): Promise<void> => {
    const staying = new Set(
      records.filter((record) => productPlaces.areSame(before.get(record.number), record)),
    )
    const moving = records.filter((record) => !staying.has(record))
    const places = await productPlaces.of(
      tx,
      siteId,
      moving.map((record) => record.number),
    )
    const known = new Set([...before.keys(), ...places.map((place) => place.product_number)])
    await insertProducts(
      tx,
      records.map((record) => productRow(siteId, record)),
    )
    await saveVariants(
      tx,
      siteId,
      records.filter((record) => !hasSameVariants(before.get(record.number), record)),
      known,
    )
    for (const record of staying) await productPlaces.update(tx, siteId, before.get(record.number), record)
    await productPlaces.save(tx, siteId, moving, places)
  },

  /** Deletes products with everything that belongs to them. Their numbers are never reused. */
  remove: async (tx: Transaction, siteId: string, numbers: readonly number[]): Promise<void> => {
    const before = await productPlaces.of(tx, siteId, numbers)
    for (const number of numbers) await tx.run(deleteProduct, siteId, number)
    await productPlaces.forget(tx, siteId, before)
  },
}

const hasSameVariants = (before: ProductRecord | undefined, { variants, sku }: ProductRecord): boolean =>
  before?.variants === variants && before.sku === sku

const saveVariants = async (
  tx: Transaction,
  siteId: string,
  records: readonly ProductRecord[],
  known: ReadonlySet<number>,
): Promise<void> => {
  for (const { number } of records) if (known.has(number)) await tx.run(deleteVariants, siteId, number)
  await insertVariants(
    tx,
    records.flatMap((record) => variantRows(siteId, record)),
  )
}

const productRow = (siteId: string, record: ProductRecord): Value[] => [
  siteId,
  record.number,
  record.productId,
  record.slug,
  nameKey(record.document.name),
  record.sku,
  record.productType,
  record.description,
  Number(record.visible),
  record.priceMinor,
  record.lastUpdated,
  record.createdAt,
  record.document.brand ?? '',
  record.document.ribbon ?? '',
  JSON.stringify(record.document),
]

const variantRows = (siteId: string, record: ProductRecord): Value[][] =>
  record.variants.map((variant, place) => [
    siteId,
    record.number,
    place,
    variant.variantId,
    JSON.stringify(variant.choices),
    variant.priceMinor ?? null,
    variant.costMinor ?? null,
    variant.weight ?? null,
    variant.dimensions ? JSON.stringify(variant.dimensions) : '',
    variant.sku,
    skuOf(variant, record),
    Number(variant.visible),
    Number(variant.stock.track),
    variant.stock.track ? variant.stock.quantity : 0,
    Number(variant.stock.track || variant.stock.inStock),
    storeVariantId(record.productId, variant.variantId),
  ])
