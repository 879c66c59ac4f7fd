import { rule } from '../declare/rule.ts'
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
} from './reviews.operations.ts'
import {
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

const reads = { access: 'visitor', scope: 'content:read' } as const
const writes = { access: 'visitor', scope: 'content:write' } as const
const staff = { access: 'merchant', scope: 'content:write' } as const

/** Rules for the review operations: callers, schemas and errors. */
export const reviewsRules = [
  rule(createReview, {
    ...{ ...writes, input: CreateReviewRequest, output: ReviewResponse },
    errors: ['PRODUCT_NOT_FOUND', 'REVIEW_ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getReview, {
    ...{ ...reads, input: GetReviewRequest, output: ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(queryReviews, { ...reads, input: QueryReviewsRequest, output: QueryReviewsResponse, errors: [] }),
  rule(countReviews, { ...reads, input: CountReviewsRequest, output: CountReviewsResponse, errors: [] }),
  rule(updateReview, {
    ...{ ...writes, input: UpdateReviewRequest, output: ReviewResponse },
    errors: ['REVIEW_NOT_FOUND', 'CONFLICT'],
  }),
  rule(deleteReview, {
    ...{ ...writes, input: ReviewIdRequest, output: ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(setReviewReply, {
    ...{ ...staff, input: SetReviewReplyRequest, output: ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(removeReviewReply, {
    ...{ ...staff, input: ReviewIdRequest, output: ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(moderateReview, {
    ...{ ...staff, input: ModerateReviewRequest, output: ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
]
