import type { products } from '@vitrine/client/stores'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

export type Product = products.Product

export const VISIBILITIES = ['true', 'false', 'scheduled'] as const
export const STOCKS = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const
export const PRODUCT_SORTS = ['newest', 'name', 'cheapest', 'dearest'] as const
type ProductSort = (typeof PRODUCT_SORTS)[number]

const SORTS: Readonly<Record<ProductSort, { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }>> = {
  newest: { fieldName: '_createdDate', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
  cheapest: { fieldName: 'price', order: 'ASC' },
  dearest: { fieldName: 'price', order: 'DESC' },
}
const PAGE_SIZE = 50

/** What a list of products was asked for. */
export interface AskedProducts {
  readonly search: string
  readonly visible: string | undefined
  readonly stock: string | undefined
  readonly collection: string | undefined
  readonly sort: string | undefined
}

/** The filter of a list of products, as queries and bulk changes take it. */
export const filterOf = ({ search, visible, stock, collection }: AskedProducts): Record<string, unknown> => {
  const words = search.trim()
  return {
    ...(words && { $or: [{ name: { $contains: words } }, { sku: { $startsWith: words } }] }),
    ...(visible && (visible === 'scheduled' ? { scheduled: true } : { visible: visible === 'true' })),
    ...(stock && { inventoryStatus: stock }),
    ...(collection && { collectionIds: { $hasSome: [collection] } }),
  }
}

/** Reads a page of products, without what no list shows: it would be most of the answer. */
export const readProducts = async (
  asked: AskedProducts,
  cursor: string | undefined,
): Promise<Page<Product>> => {
  // A cursor has its filter and its order in it.
  const { products: rows, metadata } = await shop.products.queryProducts(
    cursor === undefined
      ? {
          filter: filterOf(asked),
          sort: [SORTS[PRODUCT_SORTS.find((each) => each === asked.sort) ?? 'newest']],
          cursorPaging: { limit: PAGE_SIZE },
        }
      : { cursorPaging: { limit: PAGE_SIZE, cursor } },
    { includeDetails: false },
  )
  return { rows, next: metadata.cursors?.next ?? undefined }
}

/** A collection to filter by or to put a product into. */
export interface NamedCollection {
  readonly id: string
  readonly name: string
}

const COLLECTIONS_PAGE = 100

const collectionsFrom = (offset: number) =>
  shop.collections.queryCollections().skip(offset).limit(COLLECTIONS_PAGE).find()

/** Reads all collections of the shop, by name. */
export const readCollections = async (): Promise<NamedCollection[]> => {
  const { items, totalCount = 0 } = await collectionsFrom(0)
  const rest = Array.from({ length: Math.ceil(totalCount / COLLECTIONS_PAGE) - 1 }, (_, page) =>
    collectionsFrom((page + 1) * COLLECTIONS_PAGE),
  )
  return [...items, ...(await Promise.all(rest)).flatMap((page) => page.items)]
    .flatMap(({ _id, name }) => (_id ? [{ id: _id, name: name ?? _id }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
