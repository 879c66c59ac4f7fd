import { pictureSources } from '@vitrine/react/pure'
import type { Language } from '../../messages/languages.ts'
import type { Picture } from '../../pictures/picture.ts'
import { catalogFor } from '../../shop.server.ts'
import type { Shopper } from '../../shopper.ts'
import { findCollections } from '../catalog.server.ts'
import { productCard } from '../product-card.ts'

/** A page to suggest while someone types: a product or a collection. Complete, so that scripts stay small. */
export interface Suggestion {
  path: string
  name: string
  /** Its price, or what it is if it isn't a product. */
  about: string
  picture?: { src: string; srcSet?: string | undefined }
  /** The language of the name if it isn't the page's. */
  lang?: Language
}

const MOST_PRODUCTS = 5
const MOST_COLLECTIONS = 2
/** One letter says too little. */
const FEWEST_LETTERS = 2

/** Finds what words that are still being typed may mean. */
export async function suggestionsFor(words: string, shopper: Shopper): Promise<Suggestion[]> {
  if (words.length < FEWEST_LETTERS) return []
  const [{ products }, collections] = await Promise.all([
    catalogFor(shopper).search.searchProducts({
      search: { expression: words },
      paging: { limit: MOST_PRODUCTS },
    }),
    findCollections(shopper),
  ])
  const typed = words.toLocaleLowerCase().split(/\s+/)
  const named = collections.filter(({ name, count }) => count > 0 && isNamed(name, typed))
  const about = shopper.answers.collection
  return [
    ...named.slice(0, MOST_COLLECTIONS).map(({ slug, name, picture, langs }) => ({
      ...{ path: `/collections/${slug}`, name, about, ...thumb(picture) },
      ...(langs?.name && { lang: langs.name }),
    })),
    ...products
      .map((product) => productCard(product, shopper))
      .map(({ slug, name, price, langs, pictures: [picture] }) => ({
        ...{ path: `/products/${slug}`, name, ...thumb(picture) },
        ...(langs?.name && { lang: langs.name }),
        about: price?.isFrom ? shopper.answers.fromPrice(price.now) : (price?.now ?? ''),
      })),
  ]
}

function thumb(picture: Picture | undefined): Pick<Suggestion, 'picture'> {
  if (!picture) return {}
  const { src, srcSet } = pictureSources(picture, 4 / 5)
  return { picture: { src, srcSet } }
}

/** Whether every typed word starts a word of a name. */
const isNamed = (name: string, typed: readonly string[]): boolean => {
  const own = name.toLocaleLowerCase().split(/\P{L}+/u)
  return typed.every((word) => own.some((one) => one.startsWith(word)))
}
