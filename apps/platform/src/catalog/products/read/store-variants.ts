import type { PreorderInfo, QueryStoreVariantsResponse, StoreVariant } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { readAll } from '../../../floor/database/statements/bound-statement.ts'
import { fail } from '../../../floor/failure.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import { readQuery } from '../../../floor/query/language.ts'
import type { ReaderFor } from '../../../floor/query/reader.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { picturesOf } from '../printed/product-media.ts'
import type { Audience } from '../records/audience.ts'
import { STORE_VARIANT_FIELDS, STORE_VARIANT_ID } from '../records/fields.ts'
import { pictureUrl } from '../records/media-source.ts'
import { NO_PREORDER, preordersStore } from '../records/preorders.store.ts'
import {
  DEFAULT_VARIANT_ID,
  type ProductRecord,
  skuOf,
  type VariantRecord,
} from '../records/product-record.ts'
import { productRecords } from '../records/product-records.store.ts'
import { variantStockOf } from '../records/stock.ts'
import { type ListSource, listOf } from './list.store.ts'
import type { Totals } from './totals.ts'

interface VariantPlaceRow {
  product_number: number
  variant_id: string
}

const SOURCE: ListSource = {
  name: 'variants',
  columns: 'v.product_number, v.variant_id',
  from: `FROM products p
    JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number`,
  leading: 'p',
  shown: 'p.visible = 1',
  ties: ['v.product_number', 'v.place'],
  indexes: {
    unique: new Set(['p.product_id']),
    ordered: new Set(['v.product_number']),
    natural: 'v.product_number',
  },
}

const LONGEST_NAME = 80

/**
 * The reads of variants across the store. There a variant's id is its product's id, a dash, and its own id.
 */
export const createStoreVariants = (mediaUrl: string, totals: Totals, readerFor: ReaderFor) => ({
  page: async (
    reader: Reader,
    site: Site,
    audience: Audience,
    asked: unknown,
  ): Promise<QueryStoreVariantsResponse> => {
    const { siteId } = site
    const query = readQuery(asked, { fields: STORE_VARIANT_FIELDS, moneyDigits: 0 })
    const list = listOf<VariantPlaceRow>(SOURCE, siteId, audience, {
      ...query,
      condition: withIdsInParts(query.condition),
    })
    const rows = await readAll(await readerFor(reader, list.pageCost, list.size), list.page)
    const numbers = [...new Set(rows.map((row) => row.product_number))]
    const records = await productRecords.byNumber(reader, siteId, numbers)
    const byNumber = new Map(records.map((record) => [record.number, record]))
    const preorders = await preordersStore.byNumber(reader, siteId, numbers)
    const variants = rows.flatMap((row) => {
      const record = byNumber.get(row.product_number)
      const variant = record?.variants.find(({ variantId }) => variantId === row.variant_id)
      if (!record || !variant) return []
      return [storeVariantOf(record, variant, mediaUrl, preorders.get(record.number)?.info)]
    })
    const { filterKey, limit, offset } = list
    const page = { siteId, filterKey, limit, offset, count: rows.length, changes: rows[0]?.changes }
    const total = await totals.of(page, list.total, () => readerFor(reader, list.totalCost, list.size))
    return { variants, metadata: { count: variants.length, offset, total } }
  },

  one: async (reader: Reader, { siteId }: Site, audience: Audience, id: string): Promise<StoreVariant> => {
    const [productId, variantId] = partsOf(id)
    const [record] = productId ? await productRecords.byId(reader, siteId, [productId]) : []
    const variant = record?.variants.find((candidate) => candidate.variantId === variantId)
    if (!record || !variant || (audience === 'public' && !record.visible)) throw fail('VARIANT_NOT_FOUND')
    const preorders = await preordersStore.byNumber(reader, siteId, [record.number])
    return storeVariantOf(record, variant, mediaUrl, preorders.get(record.number)?.info)
  },
})

/** As GUIDs both parts have 36 characters; the variant's always is one. */
const partsOf = (id: string): [productId: string, variantId: string] => [id.slice(0, -37), id.slice(-36)]

/** Uses the parts of an id, which are indexed, instead of the whole, which isn't. */
const withIdsInParts = (condition: Condition): Condition => {
  switch (condition.is) {
    case 'all':
    case 'any':
      return { is: condition.is, of: condition.of.map(withIdsInParts) }
    case 'compare': {
      const { column, relation, value } = condition
      if (column !== STORE_VARIANT_ID || relation !== '=' || typeof value !== 'string') return condition
      const [productId, variantId] = partsOf(value)
      const parts: Condition[] = [
        { is: 'compare', column: 'p.product_id', relation, value: productId },
        { is: 'compare', column: 'v.variant_id', relation, value: variantId },
        condition,
      ]
      return { is: 'all', of: parts }
    }
    default:
      return condition
  }
}

const storeVariantOf = (
  record: ProductRecord,
  variant: VariantRecord,
  mediaUrl: string,
  preorder: PreorderInfo = NO_PREORDER,
): StoreVariant => {
  const { document } = record
  const [picture] = picturesOf(document, variant.choices)
  const chosen = Object.values(variant.choices).join(', ')
  return {
    id: `${record.productId}-${variant.variantId}`,
    variantId: variant.variantId,
    productId: record.productId,
    variantName: (chosen || document.name).slice(0, LONGEST_NAME),
    productName: document.name,
    managedVariant: variant.variantId !== DEFAULT_VARIANT_ID,
    sku: skuOf(variant, record),
    stock: variantStockOf(variant.stock),
    choices: { ...variant.choices },
    collectionIds: [...record.collectionIds],
    ...(picture && {
      media: {
        image: {
          id: picture.mediaId,
          url: pictureUrl(picture, mediaUrl, picture.width, picture.height),
          width: picture.width,
          height: picture.height,
          altText: picture.altText,
          filename: picture.filename,
        },
      },
    }),
    preorderInfo: preorder,
  }
}
