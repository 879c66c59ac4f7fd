import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const dates = { _createdDate: date, _updatedDate: date }
const review = { ...dates, reviewDate: date, reply: dates }
const gives = { review }
const takes = { review: { reviewDate: date } }

/** A review of a product. */
export type Review = Answer<wire.Review, typeof review>
/** What a new review needs. */
export type NewReview = Argument<wire.NewReview, { reviewDate: typeof date }>
/** What changes in a review, and the revision that was seen. */
export type ReviewChange = Omit<Argument<wire.UpdateReviewRequest['review']>, '_id'>
/** Response with the review as it is now. */
export type ReviewAnswer = Required<Answer<wire.ReviewResponse, typeof gives>>

/** Fields to filter and sort reviews by. */
export type ReviewFields = {
  _id: string
  namespace: string
  entityId: string
  'author.contactId': string
  'moderation.moderationStatus': string
  'content.rating': number
  'origin.type': string
  verified: boolean
  _createdDate: Date | string
  _updatedDate: Date | string
  reviewDate: Date | string
}

/** Which reviews to read. */
export interface ReviewOptions {
  /** Also reviews that aren't shown: all of them for staff, their own for others. */
  returnPrivateReviews?: boolean
}

const byReviewId = (reviewId: string) => ({ reviewId })

/**
 * Writes a review. Reviews by staff are shown at once; a shopper's waits until staff approve it. Each shopper can
 * write one per product.
 * @throws {CommerceError} `REVIEW_ALREADY_EXISTS`, `NOT_FOUND`, `TOO_MANY_REQUESTS`
 * @example
 * await client.reviews.createReview({
 *   namespace: 'stores',
 *   entityId: product._id,
 *   content: { title: 'Pours well', rating: 5 },
 * })
 */
export const createReview: (review: NewReview) => Promise<Review> = /* @__PURE__ */ method(
  operations.createReview,
  (review) => ({ review }),
  { gives, takes, answers: 'review' },
)

/**
 * Returns a review.
 * @throws {CommerceError} `REVIEW_NOT_FOUND`, also for a review that isn't shown
 * @example const { content, author, verified } = await client.reviews.getReview(reviewId)
 */
export const getReview: (reviewId: string, options?: ReviewOptions) => Promise<Review> =
  /* @__PURE__ */ method(operations.getReview, (reviewId, options) => ({ ...options, reviewId }), {
    gives,
    answers: 'review',
  })

/**
 * Queries reviews step by step; pages have cursors. Newest first by default.
 * @example const { items } = await client.reviews.queryReviews().eq('entityId', product._id).limit(10).find()
 */
export const queryReviews: (
  options?: ReviewOptions,
) => CursorQueryBuilder<Review, ReviewFields, keyof ReviewFields> = /* @__PURE__ */ cursorQueryable<
  ReviewFields,
  keyof ReviewFields,
  ReviewOptions
>()(operations.queryReviews, 'reviews', { reviews: review })

/**
 * Counts the reviews that match a filter.
 * @example const { count } = await client.reviews.countReviews({ filter: { entityId: product._id } })
 */
export const countReviews: (options?: wire.CountReviewsRequest) => Promise<{ count: number }> =
  /* @__PURE__ */ method(operations.countReviews, (options) => options)

/**
 * Changes what a review says. After a change by its author, it waits for staff again.
 * @throws {CommerceError} `REVIEW_NOT_FOUND`; `CONFLICT` when it has changed since that revision
 * @example
 * const { revision } = await client.reviews.getReview(reviewId)
 * await client.reviews.updateReview(reviewId, { revision, content: { rating: 5 } })
 */
export const updateReview: (_id: string, review: ReviewChange) => Promise<Review> = /* @__PURE__ */ method(
  operations.updateReview,
  (_id, review) => ({ review: { ...review, _id } }),
  { gives, answers: 'review' },
)

/**
 * Deletes a review: the caller's own, or any for staff. Returns the review as it was.
 * @throws {CommerceError} `REVIEW_NOT_FOUND`
 * @example const { review } = await client.reviews.deleteReview(reviewId)
 */
export const deleteReview: (reviewId: string) => Promise<ReviewAnswer> = /* @__PURE__ */ method(
  operations.deleteReview,
  byReviewId,
  { gives },
)

/**
 * Writes the shop's reply, which replaces an earlier one. For staff and programs, like the calls below.
 * @throws {CommerceError} `REVIEW_NOT_FOUND`
 * @example await client.reviews.setReply(reviewId, 'Thank you for writing.')
 */
export const setReply: (reviewId: string, message: string) => Promise<ReviewAnswer> = /* @__PURE__ */ method(
  operations.setReviewReply,
  (reviewId, message) => ({ reviewId, message }),
  { gives },
)

/**
 * Removes the shop's reply.
 * @throws {CommerceError} `REVIEW_NOT_FOUND`
 * @example await client.reviews.removeReply(reviewId)
 */
export const removeReply: (reviewId: string) => Promise<ReviewAnswer> = /* @__PURE__ */ method(
  operations.removeReviewReply,
  byReviewId,
  { gives },
)

/**
 * Shows a review to everyone, or rejects it.
 * @throws {CommerceError} `REVIEW_NOT_FOUND`
 * @example await client.reviews.updateModerationStatus(reviewId, { status: 'APPROVED' })
 */
export const updateModerationStatus: (
  reviewId: string,
  options: { status: 'APPROVED' | 'REJECTED' },
) => Promise<ReviewAnswer> = /* @__PURE__ */ method(
  operations.moderateReview,
  (reviewId, options) => ({ ...options, reviewId }),
  { gives },
)
