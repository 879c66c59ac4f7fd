import { operation } from '../declare/operation.ts'
import { reviews } from '../declare/service.ts'
import type {
  CountReviewsRequest,
  CountReviewsResponse,
  CreateReviewRequest,
  GetReviewRequest,
  ModerateReviewRequest,
  QueryReviewsRequest,
  QueryReviewsResponse,
  ReviewIdRequest,
  ReviewResponse,
  SetReviewReplyRequest,
  UpdateReviewRequest,
} from './reviews.schemas.ts'

export const createReview = /* @__PURE__ */ operation<CreateReviewRequest, ReviewResponse>(
  'createReview',
  'Creates a review of a product. It is shown once staff have approved it.',
  reviews,
  'POST /v1/reviews',
)

export const getReview = /* @__PURE__ */ operation<GetReviewRequest, ReviewResponse>(
  'getReview',
  'Returns a review.',
  reviews,
  'GET /v1/reviews/:reviewId',
)

export const queryReviews = /* @__PURE__ */ operation<QueryReviewsRequest, QueryReviewsResponse>(
  'queryReviews',
  'Lists reviews by filter and order, page by page with cursors.',
  reviews,
  'POST /v1/reviews/query',
)

export const countReviews = /* @__PURE__ */ operation<CountReviewsRequest, CountReviewsResponse>(
  'countReviews',
  'Counts the reviews that match a filter.',
  reviews,
  'POST /v1/reviews/count',
)

export const updateReview = /* @__PURE__ */ operation<UpdateReviewRequest, ReviewResponse>(
  'updateReview',
  'Changes a review.',
  reviews,
  'PATCH /v1/reviews/:review.id',
)

export const deleteReview = /* @__PURE__ */ operation<ReviewIdRequest, ReviewResponse>(
  'deleteReview',
  'Deletes a review.',
  reviews,
  'DELETE /v1/reviews/:reviewId',
)

export const setReviewReply = /* @__PURE__ */ operation<SetReviewReplyRequest, ReviewResponse>(
  'setReviewReply',
  "Sets the shop's reply to a review. Replaces an earlier reply.",
  reviews,
  'PATCH /v1/reviews/:reviewId/reply',
)

export const removeReviewReply = /* @__PURE__ */ operation<ReviewIdRequest, ReviewResponse>(
  'removeReviewReply',
  "Removes the shop's reply to a review.",
  reviews,
  'DELETE /v1/reviews/:reviewId/reply',
)

export const moderateReview = /* @__PURE__ */ operation<ModerateReviewRequest, ReviewResponse>(
  'moderateReview',
  'Approves or rejects a review.',
  reviews,
  'PATCH /v1/reviews/:reviewId/moderate',
)
