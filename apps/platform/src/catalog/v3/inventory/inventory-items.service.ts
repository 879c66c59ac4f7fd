import type { QueryInventoryItemsResponse, V3InventoryItem, V3LongCursorQuery } from '@vitrine/contract'
import { InventoryAvailabilityStatus } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { fail } from '../../../floor/failure.ts'
import { type Field, field } from '../../../floor/query/field.ts'
import { createReaderFor } from '../../../floor/query/reader.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import { preordersStore } from '../../products/records/preorders.store.ts'
import { withShownNames } from '../query/both-names.ts'
import { countRows, readRowPage, withWords } from '../query/row-page.ts'
import {
  type PlaceList,
  recordsOf,
  VARIANT_SOURCE,
  type VariantPlace,
} from '../variants/variants-v3.service.ts'
import { DEFAULT_LOCATION_ID, inventoryItemOf } from './inventory-item.ts'

/** Reads of the stock of variants. */
export interface InventoryItemsService {
  readonly get: UseCase<typeof operations.getInventoryItem>
  readonly query: UseCase<typeof operations.queryInventoryItems>
  readonly search: UseCase<typeof operations.searchInventoryItems>
  readonly count: UseCase<typeof operations.countInventoryItems>
}

const IS_LEFT = 'v.in_stock = 1 AND (v.track_quantity = 0 OR v.quantity > 0)'
const IN_STOCK = `(CASE WHEN ${IS_LEFT} THEN 1 ELSE 0 END)`
const STATUS = `(CASE WHEN ${IS_LEFT} THEN 'IN_STOCK'
  WHEN o.enabled = 1 AND (o.most IS NULL OR o.taken < o.most) THEN 'PREORDER' ELSE 'OUT_OF_STOCK' END)`

const FIELDS = withShownNames([
  ['id', field('text', 'v.store_variant_id', 'unsortable')],
  ['variantId', field('text', 'v.store_variant_id', 'unsortable')],
  ['locationId', { ...field('text', `'${DEFAULT_LOCATION_ID}'`, 'unsortable'), onlyEqual: true }],
  ['productId', field('text', 'p.product_id')],
  ['trackQuantity', field('flag', 'v.track_quantity')],
  ['quantity', field('number', 'v.quantity')],
  ['inStock', field('flag', IN_STOCK)],
  ['availabilityStatus', { ...field('choice', STATUS), values: Object.keys(InventoryAvailabilityStatus) }],
  ['preorderInfo.enabled', field('flag', 'COALESCE(o.enabled, 0)')],
  ['product.name', field('name', 'p.name_key')],
  ['product.variantSku', field('text', 'v.sku')],
  ['createdDate', field('time', 'p.created_at')],
  ['updatedDate', field('time', 'p.last_updated')],
] satisfies [string, Field][])

/** Lists of the stock of variants. */
export const ITEMS: PlaceList = {
  source: { ...VARIANT_SOURCE, name: 'inventory items' },
  fields: FIELDS,
  keyOf: (row) => `${row.product_number} ${row.variant_id}`,
  words: ['product.name', 'product.variantSku'],
}

const revisions = selectIn<{ product_number: number; revision: number }>(
  'SELECT product_number, revision FROM product_wire WHERE site_id = ? AND product_number IN (?*)',
)

/** Reads the stock of some variants. */
export const inventoryItems = async (
  reader: Reader,
  siteId: string,
  rows: readonly VariantPlace[],
): Promise<V3InventoryItem[]> => {
  const numbers = [...new Set(rows.map((row) => row.product_number))]
  const versions = new Map(
    (await revisions(reader, siteId, numbers)).map((row) => [row.product_number, row.revision]),
  )
  const records = await recordsOf(reader, siteId, rows)
  const preorders = await preordersStore.byNumber(reader, siteId, numbers)
  return rows.flatMap((row) => {
    const record = records.get(row.product_number)
    const variant = record?.variants.find(({ variantId }) => variantId === row.variant_id)
    if (!record || !variant) return []
    const revision = versions.get(record.number) ?? 0
    return [inventoryItemOf(record, variant, revision, preorders.get(record.number))]
  })
}

export const createInventoryItems = (database: Database): InventoryItemsService => {
  const readerFor = createReaderFor(database)

  const page = async (
    call: Call<unknown>,
    place: 'query' | 'search',
    query: V3LongCursorQuery,
  ): Promise<QueryInventoryItemsResponse> => {
    const { reader, site, audience } = await visitOf(database, call)
    const { siteId } = site
    const { cursorPaging: paging, filter, sort } = query
    const found = await readRowPage(ITEMS, readerFor, {
      ...{ reader, siteId, audience, field: place, filter, sort, paging },
    })
    return {
      inventoryItems: await inventoryItems(reader, siteId, found.rows),
      pagingMetadata: found.pagingMetadata,
    }
  }

  return {
    get: async (call) => {
      const { reader, site, audience } = await visitOf(database, call)
      const filter = { id: call.input.inventoryItemId }
      const asked = { reader, siteId: site.siteId, audience, field: 'request', filter }
      const { rows } = await readRowPage(ITEMS, readerFor, asked)
      const [inventoryItem] = await inventoryItems(reader, site.siteId, rows)
      if (!inventoryItem) throw fail('INVENTORY_ITEM_NOT_FOUND')
      return { inventoryItem }
    },

    query: (call) => page(call, 'query', call.input.query ?? {}),

    search: (call) => {
      const { search: words, ...query } = call.input.search ?? {}
      return page(call, 'search', {
        ...query,
        filter: withWords(query.filter, words?.expression, ITEMS.words),
      })
    },

    count: async (call) => {
      const { reader, site, audience } = await visitOf(database, call)
      const { filter, search } = call.input
      const sought = withWords(filter, search?.expression, ITEMS.words)
      const asked = { reader, siteId: site.siteId, audience, field: 'request', filter: sought }
      return { count: await countRows(ITEMS, readerFor, asked) }
    },
  }
}
