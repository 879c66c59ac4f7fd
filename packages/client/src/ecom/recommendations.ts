import type * as wire from '@vitrine/contract'
import { ALGORITHMS } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** A way to find recommendations, and the app that offers it. */
export type Algorithm = Argument<wire.Algorithm>
/**
 * The ways to find recommendations that the platform offers.
 *
 * @example getRecommendation([algorithms.boughtTogether, algorithms.sameCollections], { items })
 */
export const algorithms: {
  /** Products of the same collections as the items at hand: those that share most of them first. */
  readonly sameCollections: Algorithm
  /** Products that were ordered together with the items at hand. Finds nothing in a shop that has no orders. */
  readonly boughtTogether: Algorithm
} = /* @__PURE__ */ (({ sameCollections, boughtTogether }) => ({
  sameCollections: { _id: sameCollections.id, appId: sameCollections.appId },
  boughtTogether: { _id: boughtTogether.id, appId: boughtTogether.appId },
}))(ALGORITHMS)
/** The items recommended. */
export type GetRecommendationResponse = Answer<wire.GetRecommendationResponse>
/** Items at hand, and how many to recommend. */
export type GetRecommendationOptions = Argument<Omit<wire.GetRecommendationRequest, 'algorithms'>>

/** Recommends items that go with others; answers nothing when no algorithm has enough. */
export const getRecommendation: (
  algorithms: Algorithm[],
  options?: GetRecommendationOptions,
) => Promise<GetRecommendationResponse> = /* @__PURE__ */ method(
  operations.getRecommendation,
  (algorithms, options) => ({
    ...options,
    algorithms,
  }),
)
