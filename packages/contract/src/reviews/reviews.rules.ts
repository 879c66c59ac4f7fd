import { rule } from '../declare/rule.ts'
import * as operations from './reviews.operations.ts'
import * as schemas from './reviews.schemas.ts'

const reads = { access: 'visitor', scope: 'content:read' } as const
const writes = { access: 'visitor', scope: 'content:write' } as const
const staff = { access: 'merchant', scope: 'content:write' } as const

/** Rules for the review operations: callers, schemas and errors. */
export const reviewsRules = [
  rule(operations.createReview, {
    ...{ ...writes, input: schemas.CreateReviewRequest, output: schemas.ReviewResponse },
    errors: ['PRODUCT_NOT_FOUND', 'REVIEW_ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.getReview, {
    ...{ ...reads, input: schemas.GetReviewRequest, output: schemas.ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(operations.queryReviews, {
    ...reads,
    input: schemas.QueryReviewsRequest,
    output: schemas.QueryReviewsResponse,
    errors: [],
  }),
  rule(operations.countReviews, {
    ...reads,
    input: schemas.CountReviewsRequest,
    output: schemas.CountReviewsResponse,
    errors: [],
  }),
  rule(operations.updateReview, {
    ...{ ...writes, input: schemas.UpdateReviewRequest, output: schemas.ReviewResponse },
    errors: ['REVIEW_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.deleteReview, {
    ...{ ...writes, input: schemas.ReviewIdRequest, output: schemas.ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(operations.setReviewReply, {
    ...{ ...staff, input: schemas.SetReviewReplyRequest, output: schemas.ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(operations.removeReviewReply, {
    ...{ ...staff, input: schemas.ReviewIdRequest, output: schemas.ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
  rule(operations.moderateReview, {
    ...{ ...staff, input: schemas.ModerateReviewRequest, output: schemas.ReviewResponse },
    errors: ['REVIEW_NOT_FOUND'],
  }),
]
