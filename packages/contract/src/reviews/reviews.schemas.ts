import Type from 'typebox'
import { V3CursorPaging } from '../catalog-v3/v3-values.schemas.ts'
import { freeForm, guid, nullable, timestamp } from '../declare/schema.ts'
import { Sorting } from '../values/query.schemas.ts'

const text = (maxLength: number) => Type.String({ maxLength })

/** What a review says. */
export const ReviewContent = Type.Object(
  {
    title: Type.Optional(nullable(text(3000))),
    body: Type.Optional(nullable(text(3000))),
    /** From 1, the worst, to 5. */
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    /** Always empty: reviews have no pictures yet. */
    media: Type.Optional(Type.Array(freeForm, { maxItems: 0 })),
  },
  { title: 'ReviewContent' },
)
export type ReviewContent = Type.Static<typeof ReviewContent>

/** What changes in it. */
export const ReviewContentChange = Type.Object(
  {
    title: Type.Optional(nullable(text(3000))),
    body: Type.Optional(nullable(text(3000))),
    rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  },
  { title: 'ReviewContentChange' },
)
export type ReviewContentChange = Type.Static<typeof ReviewContentChange>

/** Who wrote a review. A member's contact is the member. */
export const ReviewAuthor = Type.Object(
  {
    contactId: Type.Optional(nullable(guid)),
    authorName: Type.Optional(nullable(text(100))),
  },
  { title: 'ReviewAuthor' },
)
export type ReviewAuthor = Type.Static<typeof ReviewAuthor>

/** The shop's answer to a review. */
export const ReviewReply = Type.Object(
  { message: text(1000), createdDate: timestamp, updatedDate: timestamp },
  { title: 'ReviewReply' },
)
export type ReviewReply = Type.Static<typeof ReviewReply>

/** `APPROVED` reviews are shown to everyone; `IN_MODERATION` ones wait for staff. */
export const ReviewStatus = Type.Enum(['APPROVED', 'IN_MODERATION', 'REJECTED'], { title: 'ReviewStatus' })
export type ReviewStatus = Type.Static<typeof ReviewStatus>

/** A review of a product. */
export const Review = Type.Object(
  {
    id: Type.String(),
    /** Always `stores`. */
    namespace: Type.String(),
    /** The product. */
    entityId: Type.String(),
    content: ReviewContent,
    author: ReviewAuthor,
    reply: Type.Optional(ReviewReply),
    moderation: Type.Object(
      {
        moderationStatus: ReviewStatus,
        /** Whether staff decided. */
        manuallyChanged: Type.Boolean(),
      },
      { title: 'ReviewModeration' },
    ),
    /** Counts changes; an update names the one it has seen. */
    revision: Type.String(),
    /** Whether the author had ordered the product when they wrote the review. */
    verified: Type.Boolean(),
    /** `ORGANIC` reviews are written by shoppers, `APP` ones by programs and staff. */
    origin: Type.Object({ type: Type.Enum(['ORGANIC', 'APP']) }, { title: 'ReviewOrigin' }),
    /** When it was written: earlier than `createdDate` for a review from another system. */
    reviewDate: timestamp,
    /** How often it was approved. */
    publishCount: Type.Integer(),
    createdDate: timestamp,
    updatedDate: timestamp,
  },
  { title: 'Review' },
)
export type Review = Type.Static<typeof Review>

/** A review to write. */
export const NewReview = Type.Object(
  {
    namespace: Type.Enum(['stores']),
    entityId: guid,
    content: ReviewContent,
    author: Type.Optional(ReviewAuthor),
    /** For staff and programs, who bring reviews from another system. Ignored for others. */
    reviewDate: Type.Optional(nullable(timestamp)),
  },
  { title: 'NewReview' },
)
export type NewReview = Type.Static<typeof NewReview>

/** Request for `createReview`. */
export const CreateReviewRequest = Type.Object({ review: NewReview }, { title: 'CreateReviewRequest' })
export type CreateReviewRequest = Type.Static<typeof CreateReviewRequest>

/** Request for `getReview`. */
export const GetReviewRequest = Type.Object(
  {
    reviewId: guid,
    /** Also a review that isn't shown: any of them for staff, their own for others. */
    returnPrivateReviews: Type.Optional(Type.Boolean()),
  },
  { title: 'GetReviewRequest' },
)
export type GetReviewRequest = Type.Static<typeof GetReviewRequest>

/** Request for `updateReview`. Absent fields of the content stay unchanged. */
export const UpdateReviewRequest = Type.Object(
  {
    review: Type.Object(
      {
        id: guid,
        /** The revision that the caller has seen. */
        revision: Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: 'a revision' }),
        content: Type.Optional(ReviewContentChange),
        author: Type.Optional(
          Type.Object({ authorName: Type.Optional(nullable(text(100))) }, { title: 'ReviewAuthorChange' }),
        ),
      },
      { title: 'ReviewChange' },
    ),
  },
  { title: 'UpdateReviewRequest' },
)
export type UpdateReviewRequest = Type.Static<typeof UpdateReviewRequest>

/** Request for the calls that need only the id. */
export const ReviewIdRequest = Type.Object({ reviewId: guid }, { title: 'ReviewIdRequest' })
export type ReviewIdRequest = Type.Static<typeof ReviewIdRequest>

/** Request for `setReviewReply`. */
export const SetReviewReplyRequest = Type.Object(
  { reviewId: guid, message: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'SetReviewReplyRequest' },
)
export type SetReviewReplyRequest = Type.Static<typeof SetReviewReplyRequest>

/** Request for `moderateReview`. */
export const ModerateReviewRequest = Type.Object(
  { reviewId: guid, status: Type.Enum(['APPROVED', 'REJECTED']) },
  { title: 'ModerateReviewRequest' },
)
export type ModerateReviewRequest = Type.Static<typeof ModerateReviewRequest>

/** Response with one review. */
export const ReviewResponse = Type.Object({ review: Review }, { title: 'ReviewResponse' })
export type ReviewResponse = Type.Static<typeof ReviewResponse>

/**
 * Request for `queryReviews`. Filters and sorts by `id`, `namespace`, `entityId`, `author.contactId`,
 * `moderation.moderationStatus`, `content.rating`, `origin.type`, `verified`, `createdDate`, `updatedDate` and
 * `reviewDate`. Newest first by default, at most 100 a page.
 */
export const QueryReviewsRequest = Type.Object(
  {
    query: Type.Optional(
      Type.Object(
        {
          filter: Type.Optional(nullable(freeForm)),
          sort: Type.Optional(nullable(Type.Array(Sorting, { maxItems: 5 }))),
          cursorPaging: Type.Optional(nullable(V3CursorPaging)),
        },
        { title: 'ReviewQuery' },
      ),
    ),
    /** Also reviews that aren't shown: all of them for staff, their own for others. */
    returnPrivateReviews: Type.Optional(Type.Boolean()),
  },
  { title: 'QueryReviewsRequest' },
)
export type QueryReviewsRequest = Type.Static<typeof QueryReviewsRequest>

const cursor = Type.Optional(nullable(Type.String()))

/** Response of `queryReviews`. */
export const QueryReviewsResponse = Type.Object(
  {
    reviews: Type.Array(Review),
    metadata: Type.Object(
      {
        /** How many this page has. */
        count: Type.Integer(),
        cursors: Type.Object({ next: cursor, prev: cursor }, { title: 'ReviewCursors' }),
      },
      { title: 'ReviewPaging' },
    ),
  },
  { title: 'QueryReviewsResponse' },
)
export type QueryReviewsResponse = Type.Static<typeof QueryReviewsResponse>

/** Request for `countReviews`. */
export const CountReviewsRequest = Type.Object(
  {
    filter: Type.Optional(nullable(freeForm)),
    /** Also reviews that aren't shown: all of them for staff, their own for others. */
    includePrivateReviews: Type.Optional(Type.Boolean()),
  },
  { title: 'CountReviewsRequest' },
)
export type CountReviewsRequest = Type.Static<typeof CountReviewsRequest>

/** Response of `countReviews`. */
export const CountReviewsResponse = Type.Object({ count: Type.Integer() }, { title: 'CountReviewsResponse' })
export type CountReviewsResponse = Type.Static<typeof CountReviewsResponse>
