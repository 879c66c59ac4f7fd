import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { ReviewsService } from './reviews.service.ts'

export const reviewsRoutes = (reviews: ReviewsService): readonly Route[] => [
  answer(operations.createReview, (call) => reviews.create(call)),
  answer(operations.getReview, (call) => reviews.get(call)),
  answer(operations.queryReviews, (call) => reviews.query(call)),
  answer(operations.countReviews, (call) => reviews.count(call)),
  answer(operations.updateReview, (call) => reviews.update(call)),
  answer(operations.deleteReview, (call) => reviews.delete(call)),
  answer(operations.setReviewReply, (call) => reviews.reply(call)),
  answer(operations.removeReviewReply, (call) => reviews.removeReply(call)),
  answer(operations.moderateReview, (call) => reviews.moderate(call)),
]
