import type { collections, products } from '@vitrine/client/stores'
import { type Language, langsOf, type Reader } from '../messages/languages.ts'
import type { Picture } from '../pictures/picture.ts'
import { catalog, catalogFor, isNotFound } from '../shop.server.ts'
import type { Shopper } from '../shopper.ts'
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
  /** The languages of texts that aren't in the page's. */
  langs?: { name?: Language; description?: Language }
}

/** The slug of the collection with all products; the shop has its own page for it. */
export const EVERYTHING = 'all-products'

function collectionTile(
  { _id, slug, name, description, numberOfProducts, media, untranslated }: collections.Collection,
  reader: Reader,
) {
  const [picture] = picturesOf(media)
  const tile: CollectionTile = {
    id: _id ?? '',
    slug: slug ?? '',
    name: name ?? '',
    description: description ?? '',
    count: numberOfProducts ?? 0,
    ...(picture && { picture }),
    ...langsOf(reader, untranslated, ['name', 'description']),
  }
  return tile
}

/** The most collections that one call lists. */
const COLLECTIONS_PAGE = 100

/** Lists the first of the shop's collections, as many as a menu can have. The one with all products isn't among them. */
export async function firstCollections(reader: Reader): Promise<CollectionTile[]> {
  const { items } = await collectionsFrom(0, reader)
  return tilesOf(items, reader)
}

/** Lists all of the shop's collections, except the one with all products. */
export async function findCollections(reader: Reader): Promise<CollectionTile[]> {
  const { items, totalCount = 0 } = await collectionsFrom(0, reader)
  const rest = Array.from({ length: Math.ceil(totalCount / COLLECTIONS_PAGE) - 1 }, (_, page) =>
    collectionsFrom((page + 1) * COLLECTIONS_PAGE, reader),
  )
  return tilesOf([...items, ...(await Promise.all(rest)).flatMap((page) => page.items)], reader)
}

const collectionsFrom = (offset: number, reader: Reader) =>
  catalogFor(reader).collections.queryCollections().skip(offset).limit(COLLECTIONS_PAGE).find()

const tilesOf = (items: readonly collections.Collection[], reader: Reader): CollectionTile[] =>
  items.map((item) => collectionTile(item, reader)).filter(({ slug }) => slug !== EVERYTHING)

export async function findCollection(slug: string, reader: Reader): Promise<CollectionTile | undefined> {
  try {
    const { collection } = await catalogFor(reader).collections.getCollectionBySlug(slug)
    return collection && collectionTile(collection, reader)
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Finds a product by its slug, with its variants. */
export async function findProduct(slug: string, shopper: Shopper): Promise<products.Product | undefined> {
  const { items } = await catalogFor(shopper).products.queryProducts().eq('slug', slug).limit(1).find()
  return items[0]
}

/** Finds products by id, in that order; ones that aren't sold any more are left out. */
export async function findProductsById(
  ids: readonly string[],
  shopper: Shopper,
): Promise<products.Product[]> {
  if (ids.length === 0) return []
  const all = catalogFor(shopper).products.queryProducts()
  const { items } = await all
    .in('_id', [...ids])
    .limit(100)
    .find()
  const byId = new Map(items.map((product) => [product._id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Finds the current slug of a product that used to have another one. */
export async function findMovedSlug(slug: string): Promise<string | undefined> {
  try {
    return (await catalog.productSlugs.findMovedProduct(slug)).slug
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Finds the current slug of a collection that used to have another one. */
export async function findMovedCollectionSlug(slug: string): Promise<string | undefined> {
  try {
    return (await catalog.collectionSlugs.findMovedCollection(slug)).slug
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Lists the newest products, of one collection or of all. */
export async function newestProducts(
  count: number,
  shopper: Shopper,
  collectionId?: string,
): Promise<ProductCard[]> {
  const all = catalogFor(shopper).products.queryProducts()
  const some = collectionId ? all.hasSome('collectionIds', [collectionId]) : all
  const { items } = await some.descending('lastUpdated').limit(count).find()
  return items.map((product) => productCard(product, shopper))
}
