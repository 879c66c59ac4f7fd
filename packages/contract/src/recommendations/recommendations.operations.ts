import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { recommendations } from '../declare/service.ts'
import type {
  GetRecommendationRequest,
  GetRecommendationResponse,
  ListAvailableAlgorithmsResponse,
} from './recommendations.schemas.ts'

export const getRecommendation = /* @__PURE__ */ operation<
  GetRecommendationRequest,
  GetRecommendationResponse
>(
  'getRecommendation',
  'Returns recommended items for the given ones. The list is empty if no algorithm finds enough.',
  recommendations,
  'POST /v1/recommendations/get',
)

export const listAvailableAlgorithms = /* @__PURE__ */ operation<Empty, ListAvailableAlgorithmsResponse>(
  'listAvailableAlgorithms',
  'Lists the recommendation algorithms.',
  recommendations,
  'GET /v1/recommendations/algorithms',
)
