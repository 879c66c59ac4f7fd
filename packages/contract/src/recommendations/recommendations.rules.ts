import { rule } from '../rule.ts'
import { getRecommendation } from './recommendations.operations.ts'
import { GetRecommendationRequest, GetRecommendationResponse } from './recommendations.schemas.ts'

/** Who may call what, what is checked and how it fails: recommendations. */
export const recommendationsRules = [
  rule(getRecommendation, {
    summary: 'Recommends items that go with others; answers nothing when no algorithm has enough.',
    access: 'visitor',
    input: GetRecommendationRequest,
    output: GetRecommendationResponse,
    errors: [],
  }),
]
