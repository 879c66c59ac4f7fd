import { SHOP } from '../shop.ts'

/** A breadcrumb: a parent page, or the page itself. */
interface Crumb {
  name: string
  /** Absolute. */
  address: string
}

const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: address,
  })),
})

/**
 * Writes a page's breadcrumbs for search engines: home page, list and page.
 * @param address - absolute; the home page of the same language is two levels above it
 * @param list - its path is relative to that home page; by default the list is one level above the page
 * @see https://schema.org/BreadcrumbList
 */
export function wayTo(name: string, address: string, list: { name: string; path?: string }) {
  const above = address.slice(0, address.lastIndexOf('/'))
  const front = above.slice(0, above.lastIndexOf('/'))
  return breadcrumbs([
    { name: SHOP.name, address: new URL(front).pathname === '/' ? `${front}/` : front },
    { name: list.name, address: list.path === undefined ? above : front + list.path },
    { name, address },
  ])
}
