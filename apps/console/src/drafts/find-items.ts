import type { products } from '@vitrine/client/stores'
import { filterOf } from '../products/read-products.ts'
import { shop } from '../session/shop-client.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const MOST = 20
const ANY = { visible: undefined, stock: undefined, collection: undefined, sort: undefined }

/** Something that can be added to a draft: a product, or one of its variants. */
export interface FoundItem {
  readonly id: string
  readonly name: string
  /** Such as `Red / L`; empty for a product without options. */
  readonly choices: string
  /** Formatted. */
  readonly price: string
  readonly isInStock: boolean
  readonly catalogReference: {
    readonly catalogItemId: string
    readonly appId: string
    readonly options?: Record<string, unknown>
  }
}

/** Finds products by a part of their name or the start of their SKU, each variant on its own. */
export const findItems = async (text: string): Promise<FoundItem[]> => {
  const filter = filterOf({ ...ANY, search: text })
  const { products: found } = await shop.products.queryProducts({ filter, paging: { limit: MOST } })
  return found.flatMap(itemsOf)
}

const itemsOf = (product: products.Product): FoundItem[] => {
  const { _id = '', name = '', variants = [], productOptions = [], priceData, stock } = product
  const catalogReference = { catalogItemId: _id ?? '', appId: STORES }
  if (productOptions.length === 0)
    return [
      {
        ...{ id: _id ?? '', name: name ?? '', choices: '', catalogReference },
        price: priceData?.formatted?.discountedPrice ?? '',
        isInStock: stock?.inventoryStatus !== 'OUT_OF_STOCK',
      },
    ]
  return variants.map(({ _id: variantId = '', choices = {}, variant, stock: left }) => ({
    ...{ id: `${_id} ${variantId}`, name: name ?? '', choices: Object.values(choices).join(' / ') },
    price: variant?.priceData?.formatted?.discountedPrice ?? '',
    isInStock: left?.inStock ?? true,
    catalogReference: { ...catalogReference, options: { options: { ...choices } } },
  }))
}
