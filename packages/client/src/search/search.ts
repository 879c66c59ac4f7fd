import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import { queryLine } from '../query/query-line.ts'
import { product } from '../stores/product.shapes.ts'
import type { Answer, Argument } from '../wire/forms.ts'

const gives = { products: product }

/** Words, filters, order, page and facets; all optional. */
export type SearchProductsOptions = Argument<wire.SearchProductsRequest>
/** The result: a page of products, the total, and the requested facets. */
export type SearchProductsResponse = Answer<wire.SearchProductsResponse, typeof gives>
/** A product as visitors read it. */
export type Product = Answer<wire.Product, typeof product>
/** How hits are distributed over one property. */
export type Facet = Answer<wire.Facet>
/** One value of a facet and its number of hits. */
export type FacetValue = Answer<wire.FacetValue>

/**
 * Searches products by words and filters, best first, and counts the hits per facet.
 *
 * Words match names, descriptions, SKUs, brands, options, choices and collections: whole, as a prefix, in other
 * forms of the shop's language, or by a synonym that the merchant set. Case and accents don't matter. Prices in
 * words ("under 40") filter, and `price` says how they were read. If no product has every word, the closest
 * come with `isPartial`; words that nothing matches are replaced by similar ones, and `correction` says so. A
 * facet's own filter does not narrow its counts. Sent as GET, so caches may keep the answer.
 * @throws {CommerceError} `INVALID_ARGUMENT` when a limit is broken: 200 characters, pages of 100, offsets to
 * 10,000; `SYSTEM_ERROR` with status 503, to be retried, while too many searches run at once
 * @example
 * const { products, facets, correction } = await client.search.searchProducts({
 *   search: { expression: 'mono jar' },
 *   filters: { options: [{ name: 'Glaze', choices: ['Chalk', 'Tenmoku'] }], price: { max: 250 }, inStock: true },
 *   facets: ['PRICE', 'OPTION', 'AVAILABILITY', 'BRAND', 'COLLECTION'],
 * })
 * // correction: { from: 'mono jar', to: 'moon jar' }
 */
export const searchProducts: (options?: SearchProductsOptions) => Promise<SearchProductsResponse> =
  /* @__PURE__ */ bindable(
    ({ call }) =>
      async (options: SearchProductsOptions = {}) =>
        (await call(
          operations.searchProducts,
          options,
          gives,
          undefined,
          queryLine,
        )) as unknown as SearchProductsResponse, // the contract guarantees the shape of the answer
  )

export {
  ColorFamily,
  colorFamiliesOf,
  FacetKind,
  isColorOption,
  SearchMode,
  SearchSort,
} from '@vitrine/contract'
