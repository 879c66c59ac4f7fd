import { pictureSources } from '@vitrine/react/pure'
import type { MetaDescriptor } from 'react-router'
import type { Language } from '../messages/languages.ts'
import type { Messages } from '../messages/messages.ts'
import type { Picture } from '../pictures/picture.ts'
import { SHOP } from '../shop.ts'

/** The page's absolute addresses: in its own language, and in all of them. */
export interface PageAddresses {
  canonical: string
  /** Language and country, as in `de_DE`. */
  locale: string
  alternates: { language: Language; address: string }[]
}

interface PageMeta {
  title: string
  description?: string | undefined
  /** Left out for pages that shouldn't be indexed. */
  addresses?: PageAddresses | undefined
  /** The picture for link previews. */
  picture?: Picture | undefined
}

/** Writes a page's metadata for browsers, search engines and link previews. */
export const pageMeta = ({ title, description, addresses, picture }: PageMeta): MetaDescriptor[] => [
  { title: `${title} · ${SHOP.name}` },
  ...(description ? [{ name: 'description', content: shortened(description) }] : []),
  ...(addresses ? [...linksTo(addresses), ...graph(title, description, addresses, picture)] : []),
]

const linksTo = ({ canonical, alternates }: PageAddresses): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: canonical },
  ...alternates.map(({ language, address }) => alternate(language, address)),
  ...alternates.slice(0, 1).map(({ address }) => alternate('x-default', address)),
]

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})

/**
 * Writes a page's metadata for link previews.
 * @see https://ogp.me
 */
function graph(
  title: string,
  description: string | undefined,
  { canonical, locale }: PageAddresses,
  picture: Picture | undefined,
): MetaDescriptor[] {
  const image = picture && pictureSources(picture).src
  const said = {
    'og:site_name': SHOP.name,
    'og:type': 'website',
    'og:locale': locale,
    'og:title': title,
    'og:url': canonical,
    ...(description && { 'og:description': shortened(description) }),
    ...(image && { 'og:image': image, 'og:image:alt': picture.alt }),
  }
  return [
    ...Object.entries(said).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}

/** Writes the shop's own metadata, for its home page and for pages without their own. */
export const shopMeta = (
  { shop }: Messages,
  addresses?: PageAddresses,
  picture?: Picture,
): MetaDescriptor[] => [
  { title: `${SHOP.name}: ${shop.tagline}` },
  { name: 'description', content: shop.description },
  ...(addresses
    ? [...linksTo(addresses), ...graph(`${SHOP.name}: ${shop.tagline}`, shop.description, addresses, picture)]
    : []),
]

/** Like `pageMeta`, for personal pages and redirects: search engines shouldn't index them. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  ...pageMeta({ title }),
  { name: 'robots', content: 'noindex' },
]

const LONGEST = 160

/** Cuts a text after the last word that fits, as search engines would. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,.;:]+$/, '')}…`
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Extracts the text of HTML, for places that allow no markup. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => NAMED[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
