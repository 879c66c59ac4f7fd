import { getRecommendation, listAvailableAlgorithms } from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { RecommendationsService } from './recommendations.service.ts'

export const recommendationsRoutes = (recommendations: RecommendationsService): readonly Route[] => [
  answer(getRecommendation, (call) => recommendations.get(call)),
  answer(listAvailableAlgorithms, () => recommendations.algorithms()),
]
