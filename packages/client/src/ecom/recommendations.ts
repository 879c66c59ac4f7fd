import type * as wire from '@vitrine/contract'
import { ALGORITHMS } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import { product } from '../stores/product.shapes.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** A recommendation algorithm and the app that offers it. */
export type Algorithm = Argument<wire.Algorithm>
/**
 * The recommendation algorithms of the platform.
 * @example
 * const { boughtTogether, sameCollections } = client.recommendations.algorithms
 * await client.recommendations.getRecommendation([boughtTogether, sameCollections], { items })
 */
export const algorithms: {
  /** Products from the same collections as the given items, those sharing the most first. */
  readonly sameCollections: Algorithm
  /** Products ordered together with the given items. Finds nothing in a shop without orders. */
  readonly boughtTogether: Algorithm
} = /* @__PURE__ */ (({ sameCollections, boughtTogether }) => ({
  sameCollections: { _id: sameCollections.id, appId: sameCollections.appId },
  boughtTogether: { _id: boughtTogether.id, appId: boughtTogether.appId },
}))(ALGORITHMS)
const gives = { products: product }

/** The recommended items, and their products if requested. */
export type GetRecommendationResponse = Answer<wire.GetRecommendationResponse, typeof gives>
/** The algorithms of the platform, and what each does. */
export type ListAvailableAlgorithmsResponse = Answer<wire.ListAvailableAlgorithmsResponse>
/** The given items, how many to recommend, and whether to return their products too. */
export type GetRecommendationOptions = Argument<Omit<wire.GetRecommendationRequest, 'algorithms'>>

/**
 * Recommends items that go with others; the result is empty when no algorithm finds enough.
 * @example
 * const items = [{ appId, catalogItemId: product._id }]
 * const { sameCollections } = client.recommendations.algorithms
 * const { products = [] } = await client.recommendations.getRecommendation([sameCollections], {
 *   items,
 *   includeProducts: true,
 * })
 */
export const getRecommendation: (
  algorithms: Algorithm[],
  options?: GetRecommendationOptions,
) => Promise<GetRecommendationResponse> = /* @__PURE__ */ method(
  operations.getRecommendation,
  (algorithms, options) => ({
    ...options,
    algorithms,
  }),
  { gives },
)

/**
 * Lists the recommendation algorithms of the platform.
 * @example const { availableAlgorithms } = await client.recommendations.listAvailableAlgorithms()
 */
export const listAvailableAlgorithms: () => Promise<ListAvailableAlgorithmsResponse> = /* @__PURE__ */ method(
  operations.listAvailableAlgorithms,
  () => ({}),
)

export { AlgorithmType } from '@vitrine/contract'
