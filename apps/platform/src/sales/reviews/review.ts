import type { Review, ReviewContentChange, ReviewStatus } from '@vitrine/contract'
import { isMerchantSide, type KnownActor, principalOf } from '../../floor/callers/actor.ts'

/** A review as stored; times in milliseconds since 1970. */
export interface StoredReview {
  readonly siteId: string
  readonly id: string
  readonly productId: string
  /** As `principalOf` names who wrote it; `import:` and its own id for a review from another system. */
  readonly author: string
  readonly contactId: string | null
  readonly authorName: string | null
  readonly title: string | null
  readonly body: string | null
  readonly rating: number
  readonly status: ReviewStatus
  /** Whether staff decided about it. */
  readonly isDecided: boolean
  readonly reply: { readonly message: string; readonly at: number; readonly changedAt: number } | null
  readonly verified: boolean
  readonly origin: 'ORGANIC' | 'APP'
  readonly publishCount: number
  readonly revision: number
  readonly writtenAt: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** A text as it is stored: without control characters, and without space around it. */
export const cleaned = (text: string | null | undefined): string | null =>
  text?.replace(/[^\P{Cc}\n]/gu, '').trim() || null

/** Applies a change of the content. */
export const rewritten = (
  review: StoredReview,
  content: ReviewContentChange,
): Pick<StoredReview, 'title' | 'body' | 'rating'> => ({
  title: content.title === undefined ? review.title : cleaned(content.title),
  body: content.body === undefined ? review.body : cleaned(content.body),
  rating: content.rating ?? review.rating,
})

/** Whether a caller may see a review that isn't shown to everyone, and change it. */
export const isFor = (actor: KnownActor, { author }: StoredReview): boolean =>
  isMerchantSide(actor) || principalOf(actor) === author

/** A review on the wire. */
export const shown = (review: StoredReview): Review => {
  const { id, contactId, authorName, title, body, rating, reply } = review
  return {
    ...{ id, namespace: 'stores', entityId: review.productId },
    content: { ...(title !== null && { title }), ...(body !== null && { body }), rating, media: [] },
    author: { ...(contactId !== null && { contactId }), authorName },
    ...(reply && {
      reply: { message: reply.message, createdDate: dateOf(reply.at), updatedDate: dateOf(reply.changedAt) },
    }),
    moderation: { moderationStatus: review.status, manuallyChanged: review.isDecided },
    revision: String(review.revision),
    verified: review.verified,
    origin: { type: review.origin },
    publishCount: review.publishCount,
    reviewDate: dateOf(review.writtenAt),
    createdDate: dateOf(review.createdAt),
    updatedDate: dateOf(review.updatedAt),
  }
}

const dateOf = (at: number): string => new Date(at).toISOString()
