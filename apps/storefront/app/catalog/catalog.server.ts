import type { collections, products } from '@vitrine/client/stores'
import { type Language, langsOf, type Reader } from '../messages/languages.ts'
import type { Picture } from '../pictures/picture.ts'
import { catalog, catalogFor, isNotFound } from '../shop.server.ts'
import { SHOP } from '../shop.ts'
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

/** The collections that header and home page name, wherever they are in the catalog. */
const NAMED: readonly string[] = [...SHOP.navigation, ...SHOP.shelves, SHOP.opening]

/**
 * Lists the collections that menus can lead to: the first of the shop's, and those it names. The one with all products
 * isn't among them.
 */
export async function firstCollections(reader: Reader): Promise<CollectionTile[]> {
  const { items, totalCount = 0 } = await collectionsFrom(0, reader)
  const missing = NAMED.filter((named) => !items.some(({ slug }) => slug === named))
  if (totalCount <= items.length || missing.length === 0) return tilesOf(items, reader)
  const named = await catalogFor(reader).collections.queryCollections().in('slug', missing).find()
  return tilesOf([...items, ...named.items], reader)
}

/** How many collections a page of them shows: divisible by two and by three columns. */
const SHOWN = 48
/** More than any shop has; the platform counts no further. */
const MOST_PAGES = 1_000

/** Reads one page of the shop's collections, counted from 1, and how many there are. */
export async function collectionsPage(
  page: number,
  reader: Reader,
): Promise<{ collections: CollectionTile[]; pages: number }> {
  const all = catalogFor(reader).collections.queryCollections().ne('slug', EVERYTHING)
  const { items, totalCount = 0 } = await all
    .skip((Math.min(page, MOST_PAGES) - 1) * SHOWN)
    .limit(SHOWN)
    .find()
  return { collections: tilesOf(items, reader), pages: Math.max(1, Math.ceil(totalCount / SHOWN)) }
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
