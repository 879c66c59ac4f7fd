import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { getRecommendation, listAvailableAlgorithms } from './recommendations.operations.ts'
import {
  GetRecommendationRequest,
  GetRecommendationResponse,
  ListAvailableAlgorithmsResponse,
} from './recommendations.schemas.ts'

/** Rules for the recommendation operations: callers, schemas and errors. */
export const recommendationsRules = [
  rule(getRecommendation, {
    access: 'visitor',
    input: GetRecommendationRequest,
    output: GetRecommendationResponse,
    errors: [],
  }),
  rule(listAvailableAlgorithms, {
    access: 'visitor',
    input: Empty,
    output: ListAvailableAlgorithmsResponse,
    errors: [],
  }),
]
