import { SHOP } from '../shop.ts'

/** How many collections a page without anything else to show leads to. */
const SHELVES = 3

/** Picks the collections that the front page shows first: those the shop has chosen, else any with products. */
export function shelvesOf<Collection extends Known & { count: number }>(
  all: readonly Collection[],
): Collection[] {
  const chosen = SHOP.shelves.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
  return chosen.length > 0 ? chosen : all.filter(({ count }) => count > 0).slice(0, SHELVES)
}

interface Known {
  id: string
  slug: string
}

/** If the shop has chosen no collections, the header shows the first few. */
const FEW = 6

/** Picks the collections of the header. */
export function navigationOf<Collection extends Known>(all: readonly Collection[]): Collection[] {
  const chosen = SHOP.navigation.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
  return chosen.length > 0 ? chosen : all.slice(0, FEW)
}

/**
 * Picks the collection of the header that leads to a product. Seasonal collections say least about what
 * something is, so they come last.
 */
export function shelfOf<Collection extends Known>(
  navigation: readonly Collection[],
  collectionIds: readonly string[],
): Collection | undefined {
  const own = navigation.filter(({ id }) => collectionIds.includes(id))
  return own.find(({ slug }) => slug !== SHOP.featured) ?? own[0]
}
