import { rule } from '../rule.ts'
import { getRecommendation } from './recommendations.operations.ts'
import { GetRecommendationRequest, GetRecommendationResponse } from './recommendations.schemas.ts'

/** Rules for the recommendation operations: callers, schemas and errors. */
export const recommendationsRules = [
  rule(getRecommendation, {
    summary: 'Recommends items that go with others. Returns nothing if no algorithm finds enough.',
    access: 'visitor',
    input: GetRecommendationRequest,
    output: GetRecommendationResponse,
    errors: [],
  }),
]
