import type { RequestedFields, V3InventoryResults, V3Product } from '@vitrine/contract'
import type { Database } from '../../../floor/database/database.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { isArranged } from '../../products/records/arranged-variants.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import {
  type ProductRecord,
  storeVariantId,
  type VariantRecord,
} from '../../products/records/product-record.ts'
import { readAll } from '../../products/write/product-decisions.ts'
import { bulkAnswer, succeeded } from '../bulk-results.ts'
import { inventoryItems } from '../inventory/inventory-items.service.ts'
import { wholeV3Product } from '../printed/product-v3.ts'
import { readV3View } from '../printed/read-view.ts'
import type { GivenProduct } from './given-product.ts'
import { choicesKey, createReadChoices } from './variant-choices.ts'

/** A product that was written, and how it was written. */
export interface WrittenProduct {
  readonly productId: string
  readonly given: GivenProduct
}

/** Shows products that were just written. */
export const createShowProducts = (database: Database, mediaUrl: string) => ({
  /** Returns whole products by id; those that are gone are missing. */
  products: async (
    call: Call<{ readonly fields?: readonly RequestedFields[] }>,
    productIds: readonly string[],
  ): Promise<Map<string, V3Product>> => {
    const visit = { ...(await visitOf(database, call)), reader: database }
    const view = await readV3View(visit, mediaUrl, call.input.fields)
    const read = await readAll(database, visit.site, productIds)
    return new Map(
      [...read].map(([id, { record, revision }]) => [id, wholeV3Product(record, revision, view)]),
    )
  },

  /** Returns the stock that variants were written with, in the order of the request. */
  stock: async (
    call: Call<{ readonly returnEntity?: boolean }>,
    written: readonly WrittenProduct[],
  ): Promise<V3InventoryResults> => {
    const site = await call.site()
    const read = await readAll(
      database,
      site,
      written.map(({ productId }) => productId),
    )
    const places = written.flatMap(({ productId, given }) => {
      const record = read.get(productId)?.record
      return record ? stockedVariants(site.siteId, record, given).map((variant) => ({ record, variant })) : []
    })
    const rows = places.map(({ record, variant }) => ({
      product_number: record.number,
      variant_id: variant.variantId,
      store_variant_id: storeVariantId(record.productId, variant.variantId),
    }))
    const items = call.input.returnEntity ? await inventoryItems(database, site.siteId, rows) : []
    const itemOf = new Map(items.map((item) => [item.id, item]))
    return bulkAnswer(
      rows.map(({ store_variant_id: id }, index) => {
        const item = itemOf.get(id)
        return { itemMetadata: succeeded(id, index), ...(item && { item }) }
      }),
    )
  },
})

export type ShowProducts = ReturnType<typeof createShowProducts>

/** The variants that were written with stock. */
const stockedVariants = (
  siteId: string,
  { document, variants }: ProductRecord,
  { variantsInfo }: GivenProduct,
): VariantRecord[] => {
  const given = (variantsInfo?.variants ?? []).filter(({ inventoryItem }) => inventoryItem)
  if (!isArranged(document)) return given.length > 0 ? variants.slice(0, 1) : []
  const { options } = document
  const read = createReadChoices(siteId, options)
  const byChoices = new Map(variants.map((variant) => [choicesKey(options, variant.choices), variant]))
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  return given.flatMap((one) => {
    const choices = read(one)
    return (choices ? byChoices.get(choicesKey(options, choices)) : byId.get(one.id ?? '')) ?? []
  })
}
