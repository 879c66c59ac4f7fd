import type { DuplicateProductRequest, DuplicateProductResponse } from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { wholeProduct } from '../products/printed/product.ts'
import {
  DEFAULT_VARIANT_ID,
  type ProductRecord,
  type StockRecord,
} from '../products/records/product-record.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { type CatalogWritesParts, writeOf } from '../products/write/catalog-write.ts'
import type { ProductDraft } from '../products/write/change-products.ts'

/**
 * Copies a product: hidden, with a new address made from its name, and with nothing of what is counted in stock.
 * Its pictures are the same files; files that buyers download aren't copied.
 */
export const createDuplicateProduct = (parts: CatalogWritesParts) => {
  const { database, ids, changeProducts } = parts

  const find = async (siteId: string, id: string): Promise<ProductRecord> => {
    const [record] = await productRecords.byId(database, siteId, [id])
    if (!record) throw fail('PRODUCT_NOT_FOUND')
    return record
  }

  return async (call: Call<DuplicateProductRequest>): Promise<DuplicateProductResponse> => {
    const write = await writeOf(parts, call)
    const { site, attempt } = write
    const { id, name } = call.input
    const draft = copyOf(await find(site.siteId, id), ids.guid(), name ?? undefined, ids.guid)
    const record = await once(
      database,
      attempt,
      draft.productId,
      async (also) => {
        const [made] = await changeProducts.create(site, [draft], { also })
        return made ?? find(site.siteId, draft.productId)
      },
      (known) => find(site.siteId, known),
    )
    return { product: wholeProduct(record, write.view) }
  }
}

const copyOf = (
  { number: _, createdAt: __, lastUpdated: ___, preorder: ____, ...record }: ProductRecord,
  productId: string,
  name: string | undefined,
  newId: () => string,
): ProductDraft => ({
  ...{ ...record, productId, slug: undefined, visible: false },
  document: { ...record.document, ...(name !== undefined && { name }) },
  variants: record.variants.map((variant) => ({
    ...variant,
    variantId: variant.variantId === DEFAULT_VARIANT_ID ? DEFAULT_VARIANT_ID : newId(),
    stock: emptied(variant.stock),
  })),
})

const emptied = (stock: StockRecord): StockRecord => (stock.track ? { track: true, quantity: 0 } : stock)
