import type {
  QueryVariantsResponse,
  ReadOnlyVariant,
  RequestedFields,
  V3CursorQuery,
  VariantRequestedFields,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { type Field, field } from '../../../floor/query/field.ts'
import { createReaderFor } from '../../../floor/query/reader.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import type { ListSource } from '../../products/read/list.store.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import type { ProductRecord, VariantRecord } from '../../products/records/product-record.ts'
import { productRecords } from '../../products/records/product-records.store.ts'
import { productTexts } from '../../products/records/translated.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import { directCategories, NO_TREE } from '../category-tree.ts'
import { type V3View, v3View } from '../printed/v3-view.ts'
import { v3VariantOf } from '../printed/variant-v3.ts'
import { withShownNames } from '../query/both-names.ts'
import { type RowList, readRowPage, withWords } from '../query/row-page.ts'

export interface VariantsV3Service {
  readonly query: UseCase<typeof operations.queryVariants>
  readonly search: UseCase<typeof operations.searchVariants>
}

/** A variant's place in lists across the store. */
export interface VariantPlace {
  product_number: number
  variant_id: string
  store_variant_id: string
}

/** A list of variants, and the fields that words are looked for in. */
export interface PlaceList extends RowList<VariantPlace> {
  readonly words: readonly string[]
}

/** The source of lists of variants across the store. */
export const VARIANT_SOURCE: ListSource = {
  name: 'store variants',
  columns: 'v.product_number, v.variant_id, v.store_variant_id',
  from: `FROM products p
    JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number
    LEFT JOIN preorders o ON o.site_id = p.site_id AND o.product_number = p.product_number`,
  leading: 'p',
  shown: 'p.visible = 1',
  ties: ['v.product_number', 'v.place'],
  indexes: {
    unique: new Set(['p.product_id', 'v.store_variant_id']),
    ordered: new Set(['v.product_number']),
    natural: 'v.product_number',
  },
}

const IN_STOCK = '(CASE WHEN v.in_stock = 1 AND (v.track_quantity = 0 OR v.quantity > 0) THEN 1 ELSE 0 END)'

const FIELDS = withShownNames([
  ['id', field('text', 'v.store_variant_id', 'unsortable')],
  ['variantId', field('text', 'v.store_variant_id', 'unsortable')],
  ['sku', field('text', 'v.sku')],
  ['visible', field('flag', 'v.visible')],
  ['inventoryStatus.inStock', field('flag', IN_STOCK, 'unsortable')],
  ['inventoryStatus.preorderEnabled', field('flag', 'COALESCE(o.enabled, 0)', 'unsortable')],
  ['productData.productId', field('text', 'p.product_id')],
  ['productData.name', field('name', 'p.name_key')],
  ['productData.slug', field('text', 'p.slug')],
  ['productData.visible', field('flag', 'p.visible')],
  ['productData.createdDate', field('time', 'p.created_at')],
  ['productData.updatedDate', field('time', 'p.last_updated')],
] satisfies [string, Field][])

/** Lists of variants. */
export const VARIANTS: PlaceList = {
  source: VARIANT_SOURCE,
  fields: FIELDS,
  keyOf: (row) => `${row.product_number} ${row.variant_id}`,
  words: ['productData.name', 'sku'],
}

export const createVariantsV3 = (database: Database, mediaUrl: string): VariantsV3Service => {
  const readerFor = createReaderFor(database)

  const page = async (
    call: Call<unknown>,
    place: 'query' | 'search',
    { cursorPaging: paging, filter, sort }: V3CursorQuery,
    fields: readonly VariantRequestedFields[] = [],
  ): Promise<QueryVariantsResponse> => {
    const visit = await visitOf(database, call)
    const { reader, site, audience } = visit
    const asked = new Set<RequestedFields>(fields)
    if (asked.has('MERCHANT_DATA') && audience === 'public') throw fail('NO_PERMISSION_TO_READ_MERCHANT_DATA')
    const { siteId } = site
    const found = await readRowPage(VARIANTS, readerFor, {
      ...{ reader, siteId, audience, field: place, filter, sort, paging },
    })
    const view = v3View(site, mediaUrl, visit, asked, NO_TREE)
    const records = await recordsOf(reader, siteId, found.rows)
    const variants = found.rows.flatMap((row) => {
      const record = records.get(row.product_number)
      const variant = record?.variants.find(({ variantId }) => variantId === row.variant_id)
      return record && variant ? [readOnlyVariantOf(record, variant, view)] : []
    })
    return { variants, pagingMetadata: { ...found.pagingMetadata, count: variants.length } }
  }

  return {
    query: (call) => page(call, 'query', call.input.query ?? {}, call.input.fields),
    search: async (call) => {
      const { search: words, aggregations, ...query } = call.input.search ?? {}
      if (aggregations?.length)
        throw refuse('search.aggregations', 'FIELD_NOT_ALLOWED', 'is not supported for variants')
      const filter = withWords(query.filter, words?.expression, VARIANTS.words)
      const found = await page(call, 'search', { ...query, filter }, call.input.fields)
      return { ...found, aggregationData: { results: [] } }
    },
  }
}

export const recordsOf = async (
  reader: Parameters<typeof productRecords.byNumber>[0],
  siteId: string,
  rows: readonly VariantPlace[],
): Promise<Map<number, ProductRecord>> => {
  const numbers = [...new Set(rows.map((row) => row.product_number))]
  const records = await productRecords.byNumber(reader, siteId, numbers)
  return new Map(records.map((record) => [record.number, record]))
}

const readOnlyVariantOf = (record: ProductRecord, variant: VariantRecord, view: V3View): ReadOnlyVariant => {
  const { id, choices, visible, sku, ...shown } = v3VariantOf(record, variant, view, true)
  const { document } = record
  return {
    ...shown,
    id: id ?? '',
    variantId: id ?? '',
    visible: visible ?? true,
    ...(sku && { sku }),
    optionChoices: choices,
    productData: {
      productId: record.productId,
      productType: record.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
      name: productTexts(record, view.texts).name,
      slug: record.slug,
      visible: record.visible,
      createdDate: new Date(record.createdAt).toISOString(),
      updatedDate: new Date(record.lastUpdated).toISOString(),
      ...(view.fields.has('CURRENCY') && { currency: view.currency }),
      ...(document.brand && {
        brand: { id: sharedId(view.site.siteId, 'brand', document.brand), name: document.brand },
      }),
      directCategoryIds: directCategories(record.collectionIds),
    },
  }
}
