import type { products } from '@vitrine/client/stores'
import { LANGUAGES, type Language } from '../messages/languages.ts'
import { wordsOf } from './page-meta.ts'

/** What search engines and link previews say about a product. */
export interface ProductWords {
  readonly title: string
  readonly description: string
}

/**
 * Picks the title and description that the merchant wrote for search engines, and else the product's own. They are
 * written in the shop's first language; other languages show the translated product.
 * @param shown - the product as its page shows it
 */
export const productWords = (
  { seoData }: products.Product,
  shown: { readonly name: string; readonly description: string },
  language: Language,
): ProductWords => {
  const tags = language === LANGUAGES[0] ? (seoData?.tags ?? []).filter(({ disabled }) => !disabled) : []
  const title = tags.find(({ type }) => type === 'title')?.children
  const written = tags.find(({ type, props }) => type === 'meta' && props?.name === 'description')
  const description = written?.props?.content
  return {
    title: title || shown.name,
    description: typeof description === 'string' && description ? description : wordsOf(shown.description),
  }
}
