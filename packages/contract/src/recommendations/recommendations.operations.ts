import { operation } from '../operation.ts'
import { recommendations } from '../service.ts'
import type { GetRecommendationRequest, GetRecommendationResponse } from './recommendations.schemas.ts'

export const getRecommendation = /* @__PURE__ */ operation<
  GetRecommendationRequest,
  GetRecommendationResponse
>(
  'getRecommendation',
  'Recommends items that go with others. Returns nothing if no algorithm finds enough.',
  recommendations,
  'POST',
  '/v1/recommendations/get',
)
