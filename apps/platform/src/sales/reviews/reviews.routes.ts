import {
  countReviews,
  createReview,
  deleteReview,
  getReview,
  moderateReview,
  queryReviews,
  removeReviewReply,
  setReviewReply,
  updateReview,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { ReviewsService } from './reviews.service.ts'

export const reviewsRoutes = (reviews: ReviewsService): readonly Route[] => [
  answer(createReview, (call) => reviews.create(call)),
  answer(getReview, (call) => reviews.get(call)),
  answer(queryReviews, (call) => reviews.query(call)),
  answer(countReviews, (call) => reviews.count(call)),
  answer(updateReview, (call) => reviews.update(call)),
  answer(deleteReview, (call) => reviews.delete(call)),
  answer(setReviewReply, (call) => reviews.reply(call)),
  answer(removeReviewReply, (call) => reviews.removeReply(call)),
  answer(moderateReview, (call) => reviews.moderate(call)),
]
