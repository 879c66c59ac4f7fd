import type { Reader } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { nameKey } from '../../floor/text/name-key.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { SiteView } from '../products/printed/site-view.ts'
import { printProduct } from '../products/printed/wire-bytes.ts'
import { ALL_PRODUCTS, type ProductRecord, skuOf } from '../products/records/product-record.ts'
import { byProduct, productRecords } from '../products/records/product-records.store.ts'
import { type SearchDocument, searchDocumentOf } from '../search-index/search-document.ts'
import { compared, type Drift } from './drift.ts'

interface NameRow {
  product_number: number
  name_key: string
}

interface SkuRow {
  product_number: number
  sku: string
}

interface PlaceRow {
  product_number: number
  collection_number: number
  visible: number
  price_minor: number
  name_key: string
  last_updated: number
  created_at: number
  brand: string
  ribbon: string
  collection_id: string | null
}

interface WireRow {
  product_number: number
  revision: number
  built_revision: number
  made_for: string
  variant_count: number
  variants_at: number
  body: Uint8Array
  more_variants: Uint8Array
}

const names = selectIn<NameRow>(
  'SELECT product_number, name_key FROM products WHERE site_id = ? AND product_number IN (?*)',
)
const skus = selectIn<SkuRow>(
  `SELECT product_number, sku FROM variants WHERE site_id = ? AND product_number IN (?*)
   ORDER BY product_number, place`,
)
// Found with the columns of the index by product, then read by key: SQLite would otherwise read all places.
const places = selectIn<PlaceRow>(
  `SELECT m.product_number, m.collection_number, m.visible, m.price_minor, m.name_key, m.last_updated, m.created_at,
     m.brand, m.ribbon, c.collection_id
   FROM collection_products o
   JOIN collection_products m ON m.site_id = o.site_id AND m.collection_number = o.collection_number
     AND m.product_number = o.product_number
   LEFT JOIN collections c ON c.site_id = o.site_id AND c.collection_number = o.collection_number
   WHERE o.site_id = ? AND o.product_number IN (?*) AND o.collection_number >= 0`,
)
const wires = selectIn<WireRow>(
  `SELECT product_number, revision, built_revision, made_for, variant_count, variants_at, body, more_variants
   FROM product_wire WHERE site_id = ? AND product_number IN (?*)`,
)
const documents = selectIn<{ product_number: number; document: string }>(
  'SELECT product_number, document FROM search_documents WHERE site_id = ? AND product_number IN (?*)',
)

/** Everything derived from some products, by product number. */
interface Derived {
  readonly nameKeys: ReadonlyMap<number, string>
  readonly skus: ReadonlyMap<number, readonly SkuRow[]>
  readonly places: ReadonlyMap<number, readonly PlaceRow[]>
  readonly wires: ReadonlyMap<number, WireRow>
  readonly documents: ReadonlyMap<number, string>
}

/** What was found for one product. */
export interface ProductDrifts {
  readonly record: ProductRecord
  readonly drifts: readonly Drift[]
}

/**
 * Compares what is derived from products with the products; returns those that differ.
 *
 * @param indexedBelow - products with this number or higher still wait to be indexed for the search
 */
export const productDrifts = async (
  reader: Reader,
  site: Site,
  siteView: SiteView,
  numbers: readonly number[],
  indexedBelow: number,
): Promise<ProductDrifts[]> => {
  const { siteId } = site
  const records = await productRecords.byNumber(reader, siteId, numbers)
  const derived = await readDerived(reader, siteId, numbers)
  return records.flatMap((record) => {
    const own = derived.places.get(record.number) ?? []
    if (own.some((place) => place.collection_id === null)) return [] // about to leave a deleted collection
    const drifts = [
      ...rowDrifts(site, record, derived, own),
      ...wireDrifts(site, siteView, record, derived.wires.get(record.number)),
      ...(record.number < indexedBelow
        ? searchDrifts(site, record, derived.documents.get(record.number))
        : []),
    ]
    return drifts.length > 0 ? [{ record, drifts }] : []
  })
}

const readDerived = async (reader: Reader, siteId: string, numbers: readonly number[]): Promise<Derived> => ({
  nameKeys: new Map((await names(reader, siteId, numbers)).map((row) => [row.product_number, row.name_key])),
  skus: byProduct(await skus(reader, siteId, numbers)),
  places: byProduct(await places(reader, siteId, numbers)),
  wires: new Map((await wires(reader, siteId, numbers)).map((row) => [row.product_number, row])),
  documents: new Map(
    (await documents(reader, siteId, numbers)).map((row) => [row.product_number, row.document]),
  ),
})

const rowDrifts = (
  { siteId }: Site,
  record: ProductRecord,
  { nameKeys, skus: allSkus }: Derived,
  own: readonly PlaceRow[],
): Drift[] => {
  const about = (what: string) => ({ siteId, of: record.productId, what })
  const key = nameKey(record.document.name)
  const copies = [
    ...[Number(record.visible), record.priceMinor, key, record.lastUpdated, record.createdAt],
    ...[record.document.brand ?? '', record.document.ribbon ?? ''],
  ].join(' ')
  const isListed = own.some((place) => place.collection_number === ALL_PRODUCTS.number)
  return [
    ...compared(about('name key'), nameKeys.get(record.number), key),
    ...record.variants.flatMap((variant, place) =>
      compared(
        about(`sku of variant ${variant.variantId}`),
        allSkus.get(record.number)?.[place]?.sku,
        skuOf(variant, record),
      ),
    ),
    ...compared(about('place among all products'), isListed ? 'there' : undefined, 'there'),
    ...own.flatMap((place) =>
      compared(
        about(`place in collection ${place.collection_id}`),
        [
          place.visible,
          place.price_minor,
          place.name_key,
          place.last_updated,
          place.created_at,
          place.brand,
          place.ribbon,
        ].join(' '),
        copies,
      ),
    ),
  ]
}

/** Stale bytes are rebuilt before they are sent, so they need not match. */
const wireDrifts = (
  { siteId }: Site,
  { view, madeFor }: SiteView,
  record: ProductRecord,
  row: WireRow | undefined,
): Drift[] => {
  const about = (what: string) => ({ siteId, of: record.productId, what })
  if (!row) return compared(about('stamp'), undefined, 'a revision')
  if (row.built_revision > row.revision || row.revision < 1)
    return compared(about('stamp'), `${row.built_revision} of ${row.revision}`, `at most ${row.revision}`)
  if (row.built_revision !== row.revision || row.made_for !== madeFor) return []
  const bytes = printProduct(record, view)
  const stored = textOf(row.body, row.more_variants)
  const computed = textOf(bytes.body, bytes.moreVariants)
  const isSameForm = row.body.length === bytes.body.length || stored.length !== computed.length
  return [
    ...compared(about('variants in wire bytes'), row.variant_count, bytes.variantCount),
    ...(stored === computed || normal(stored) === normal(computed)
      ? compared(
          about('place of variants in wire bytes'),
          isSameForm ? row.variants_at : undefined,
          isSameForm && stored === computed ? bytes.variantsAt : row.variants_at,
        )
      : compared(about('wire bytes'), stored, computed)),
  ]
}

const textOf = (body: Uint8Array, more: Uint8Array): string => Buffer.concat([body, more]).toString()

/** Collections are a set, so bytes with another order of ids are fine. */
const normal = (text: string): string => {
  try {
    const product = JSON.parse(text)
    return JSON.stringify({ ...product, collectionIds: [...product.collectionIds].sort() })
  } catch {
    return text
  }
}

const searchDrifts = (site: Site, record: ProductRecord, stored: string | undefined): Drift[] =>
  compared(
    { siteId: site.siteId, of: record.productId, what: 'search document' },
    stored === undefined ? undefined : printed(JSON.parse(stored)), // printed by the index
    printed(searchDocumentOf(record, site.currency)),
  )

const printed = ({ words, name, facets, ...others }: SearchDocument): string => {
  const { price, highest, visible, inStock, isPartlyInStock, isDigital, isManaged } = others
  const sorted = [...facets].sort()
  return JSON.stringify({
    words,
    name,
    facets: sorted,
    price,
    highest,
    visible,
    inStock,
    isPartlyInStock,
    isDigital,
    isManaged,
  })
}
