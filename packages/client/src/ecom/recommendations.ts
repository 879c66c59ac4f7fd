import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Argument } from '../wire/forms.ts'

/** Items at hand, and how many to recommend. */
export type GetRecommendationOptions = Argument<Omit<wire.GetRecommendationRequest, 'algorithms'>>

/** Recommends items that go with others; answers nothing when no algorithm has enough. */
export const getRecommendation = /* @__PURE__ */ method(
  operations.getRecommendation,
  (algorithms: Argument<wire.Algorithm>[], options?: GetRecommendationOptions) => ({
    ...options,
    algorithms,
  }),
)
