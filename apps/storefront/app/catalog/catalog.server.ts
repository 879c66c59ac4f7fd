import type { collections, products } from '@vitrine/client/stores'
import type { Picture } from '../pictures/picture.ts'
import { catalog, isNotFound } from '../shop.server.ts'
import { type Listing, PAGE_SIZE } from './listing.ts'
import { picturesOf } from './media.ts'
import { type ProductCard, productCard } from './product-card.ts'

/** A collection as links and tiles show it. */
export interface CollectionTile {
  id: string
  slug: string
  name: string
  description: string
  count: number
  picture?: Picture
}

/** One page of products, and how many there are in all. */
export interface ProductList {
  cards: ProductCard[]
  total: number
  pages: number
}

/** The collection that holds everything; the shop has a page of its own for it. */
const EVERYTHING = 'all-products'

function collectionTile({ _id, slug, name, description, numberOfProducts, media }: collections.Collection) {
  const [picture] = picturesOf(media)
  const tile: CollectionTile = {
    id: _id ?? '',
    slug: slug ?? '',
    name: name ?? '',
    description: description ?? '',
    count: numberOfProducts ?? 0,
    ...(picture && { picture }),
  }
  return tile
}

/** Lists the collections of the shop, without the one that holds everything. */
export async function findCollections(): Promise<CollectionTile[]> {
  const { items } = await catalog.collections.queryCollections().limit(100).find()
  return items.map(collectionTile).filter(({ slug }) => slug !== EVERYTHING)
}

/** Finds a collection by its slug. */
export async function findCollection(slug: string): Promise<CollectionTile | undefined> {
  try {
    const { collection } = await catalog.collections.getCollectionBySlug(slug)
    return collection && collectionTile(collection)
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Finds a product by its slug, with its variants. */
export async function findProduct(slug: string): Promise<products.Product | undefined> {
  const { items } = await catalog.products.queryProducts().eq('slug', slug).limit(1).find()
  return items[0]
}

/** What a list of products is narrowed to. */
export interface Scope {
  collectionId?: string
  /** The beginning of a name. */
  words?: string
}

/** Lists one page of products. */
export async function listProducts(listing: Listing, scope: Scope = {}): Promise<ProductList> {
  const { items, totalCount = 0 } = await queryOf(listing, scope)
    .skip((listing.page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .find()
  return {
    cards: items.map(productCard),
    total: totalCount,
    pages: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
  }
}

/** Lists the newest products, of one collection or of all. */
export async function newestProducts(count: number, collectionId?: string): Promise<ProductCard[]> {
  const { items } = await queryOf({ order: 'newest', page: 1 }, collectionId ? { collectionId } : {})
    .limit(count)
    .find()
  return items.map(productCard)
}

function queryOf({ order, min, max }: Listing, { collectionId, words }: Scope) {
  let query = catalog.products.queryProducts()
  if (words) query = query.startsWith('name', words)
  if (collectionId) query = query.hasSome('collectionIds', [collectionId])
  if (min !== undefined) query = query.ge('priceData.price', min)
  if (max !== undefined) query = query.le('priceData.price', max)
  switch (order) {
    case 'newest':
      return query.descending('lastUpdated')
    case 'oldest':
      return query.ascending('lastUpdated')
    case 'price-up':
      return query.ascending('priceData.price')
    case 'price-down':
      return query.descending('priceData.price')
    case 'name-up':
      return query.ascending('name')
    case 'name-down':
      return query.descending('name')
  }
}
