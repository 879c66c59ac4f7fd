import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { getRecommendation, listAvailableAlgorithms } from './recommendations.operations.ts'
import * as schemas from './recommendations.schemas.ts'

/** Rules for the recommendation operations: callers, schemas and errors. */
export const recommendationsRules = [
  rule(getRecommendation, {
    access: 'visitor',
    input: schemas.GetRecommendationRequest,
    output: schemas.GetRecommendationResponse,
    errors: [],
  }),
  rule(listAvailableAlgorithms, {
    access: 'visitor',
    input: Empty,
    output: schemas.ListAvailableAlgorithmsResponse,
    errors: [],
  }),
]
