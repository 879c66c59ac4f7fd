import { rule } from '../rule.ts'
import { getRecommendation } from './recommendations.operations.ts'
import { GetRecommendationRequest, GetRecommendationResponse } from './recommendations.schemas.ts'

/** Rules for the recommendation operations: callers, schemas and errors. */
export const recommendationsRules = [
  rule(getRecommendation, {
    access: 'visitor',
    input: GetRecommendationRequest,
    output: GetRecommendationResponse,
    errors: [],
  }),
]
