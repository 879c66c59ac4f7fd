import { operation } from '../operation.ts'
import { recommendations } from '../service.ts'
import type { GetRecommendationRequest, GetRecommendationResponse } from './recommendations.schemas.ts'

/** Recommends items that go with others. Returns nothing if no algorithm finds enough. */
export const getRecommendation = /* @__PURE__ */ operation<
  GetRecommendationRequest,
  GetRecommendationResponse
>('getRecommendation', recommendations, 'POST', '/v1/recommendations/get')
