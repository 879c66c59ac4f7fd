import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** A way to find recommendations, and the app that offers it. */
export type Algorithm = Argument<wire.Algorithm>
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
