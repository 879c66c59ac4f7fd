import { operation } from '../operation.ts'
import { recommendations } from '../service.ts'
import type { GetRecommendationRequest, GetRecommendationResponse } from './recommendations.schemas.ts'

/** Recommends items that go with others; answers nothing when no algorithm has enough. */
export const getRecommendation = /* @__PURE__ */ operation<
  GetRecommendationRequest,
  GetRecommendationResponse
>('getRecommendation', recommendations, 'POST', '/v1/recommendations/get')
