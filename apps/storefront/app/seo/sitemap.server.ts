import { findCollections } from '../catalog/catalog.server.ts'
import { findPageSlugs } from '../content/content.server.ts'
import { LANGUAGES, type Language } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'
import { catalog } from '../shop.server.ts'
import { addressesOf } from './addresses.server.ts'

/** Products per file: with all languages this stays far below the limit of 50,000 addresses. */
const PRODUCTS_A_FILE = 1000
const PAGE = 100

/** A page of the shop, by its path in the first language. */
interface Place {
  path: string
  languages?: readonly Language[]
  /** When it was last changed. */
  changed?: Date | undefined
}

/**
 * Lists the sitemap files: one for pages, and as many as needed for products.
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemapIndex(): Promise<string> {
  const { totalCount = 0 } = await catalog.products.queryProducts().limit(1).find()
  const files = Array.from(
    { length: Math.ceil(totalCount / PRODUCTS_A_FILE) },
    (_, file) => `products-${file + 1}`,
  )
  const entries = ['pages', ...files].map(
    (name) => `<sitemap><loc>${settings.storefrontUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  )
  return document('sitemapindex', entries)
}

/** Writes one sitemap file; undefined for an unknown name. */
export async function sitemapFile(name: string): Promise<string | undefined> {
  if (name === 'pages.xml') return document('urlset', (await pages()).flatMap(entriesOf))
  const file = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1])
  if (!file) return undefined
  const places = await products((file - 1) * PRODUCTS_A_FILE)
  return places.length > 0 ? document('urlset', places.flatMap(entriesOf)) : undefined
}

async function pages(): Promise<Place[]> {
  const [collections, content] = await Promise.all([
    findCollections({ language: LANGUAGES[0] }),
    findPageSlugs(),
  ])
  return [
    ...['/', '/products', '/collections'].map((path) => ({ path })),
    ...collections.map(({ slug }) => ({ path: `/collections/${slug}` })),
    ...content.map(({ slug, languages }) => ({ path: `/pages/${slug}`, languages })),
  ]
}

async function products(from: number): Promise<Place[]> {
  const places: Place[] = []
  while (places.length < PRODUCTS_A_FILE) {
    const query = catalog.products.queryProducts().ascending('numericId')
    const { items } = await query
      .skip(from + places.length)
      .limit(PAGE)
      .find()
    places.push(
      ...items.map(({ slug, lastUpdated }) => ({
        path: `/products/${slug}`,
        changed: lastUpdated ?? undefined,
      })),
    )
    if (items.length < PAGE) break
  }
  return places
}

/** A page has an entry in each of its languages, and each entry lists them all. */
const entriesOf = ({ path, languages = LANGUAGES, changed }: Place): string[] =>
  languages.map((language) => {
    const { canonical, alternates } = addressesOf(language, path, languages)
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escaped(one.address)}"/>`,
    )
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${escaped(canonical)}</loc>${date}${links.join('')}</url>`
  })

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')

const document = (root: 'sitemapindex' | 'urlset', entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${root}>`,
  ].join('\n')
