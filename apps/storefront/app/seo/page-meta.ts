import type { MetaDescriptor } from 'react-router'
import type { Messages } from '../messages/messages.ts'
import { SHOP } from '../shop.ts'

interface PageMeta {
  title: string
  description?: string | undefined
  /** The one address of the page, absolute. */
  canonical?: string | undefined
}

/** Writes what a page tells browsers and search engines about itself. */
export const pageMeta = ({ title, description, canonical }: PageMeta): MetaDescriptor[] => [
  { title: `${title} · ${SHOP.name}` },
  ...(description ? [{ name: 'description', content: shortened(description) }] : []),
  ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
]

/** Writes what the shop tells of itself, on pages without words of their own. */
export const shopMeta = ({ shop }: Messages): MetaDescriptor[] => [
  { title: `${SHOP.name}: ${shop.tagline}` },
  { name: 'description', content: shop.description },
]

/** As `pageMeta`, for pages that are one person's, or only lead on: no search engine should lead to them. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  ...pageMeta({ title }),
  { name: 'robots', content: 'noindex' },
]

const LONGEST = 160

/** Cuts a text after the last word that fits, as search engines would do it anyway. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,.;:]+$/, '')}…`
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Takes the words out of HTML, for places that hold none. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => NAMED[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
