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
 * @param address - absolute; the list is one level above it, and the home page of the same language above
 * that
 * @see https://schema.org/BreadcrumbList
 */
export function wayTo(name: string, address: string, list: string) {
  const above = address.slice(0, address.lastIndexOf('/'))
  const front = above.slice(0, above.lastIndexOf('/'))
  return breadcrumbs([
    { name: SHOP.name, address: new URL(front).pathname === '/' ? `${front}/` : front },
    { name: list, address: above },
    { name, address },
  ])
}
