import type * as wire from '@vitrine/contract'
import { isMerchantSide, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { LimitEntries } from '../../floor/rates/entry-limit.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { cleaned, isFor, rewritten, type StoredReview, shown } from './review.ts'
import { reviewsStore } from './reviews.store.ts'
import { countReviews, findReviews, type ReviewsFor } from './reviews-query.ts'

/** Reviews of products: shoppers write them, staff decide which are shown. */
export interface ReviewsService {
  /** @throws {Failure} PRODUCT_NOT_FOUND, REVIEW_ALREADY_EXISTS, PERMISSION_DENIED, TOO_MANY_REQUESTS */
  create(call: Call<wire.CreateReviewRequest>): Promise<wire.ReviewResponse>
  /** @throws {Failure} REVIEW_NOT_FOUND, also for a review that the caller may not see */
  get(call: Call<wire.GetReviewRequest>): Promise<wire.ReviewResponse>
  query(call: Call<wire.QueryReviewsRequest>): Promise<wire.QueryReviewsResponse>
  count(call: Call<wire.CountReviewsRequest>): Promise<wire.CountReviewsResponse>
  /** By its author it waits for staff again. @throws {Failure} REVIEW_NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS */
  update(call: Call<wire.UpdateReviewRequest>): Promise<wire.ReviewResponse>
  delete(call: Call<wire.ReviewIdRequest>): Promise<wire.ReviewResponse>
  reply(call: Call<wire.SetReviewReplyRequest>): Promise<wire.ReviewResponse>
  removeReply(call: Call<wire.ReviewIdRequest>): Promise<wire.ReviewResponse>
  moderate(call: Call<wire.ModerateReviewRequest>): Promise<wire.ReviewResponse>
}

interface Parts {
  readonly database: Database
  readonly ids: Ids
  readonly limit: LimitEntries
}

export const createReviews = ({ database, ids, limit }: Parts): ReviewsService => {
  /** Changes a review that the caller may change, in one transaction. */
  const change = <Input>(
    { actor, at }: Call<Input>,
    id: string,
    decide: (review: StoredReview, tx: Transaction) => Partial<StoredReview> | Promise<Partial<StoredReview>>,
  ): Promise<wire.ReviewResponse> =>
    database.transaction(async (tx) => {
      const before = await reviewsStore.lock(tx, actor.siteId, id)
      if (!before || !isFor(actor, before)) throw fail('REVIEW_NOT_FOUND')
      const after: StoredReview = {
        ...{ ...before, ...(await decide(before, tx)) },
        ...{ revision: before.revision + 1, updatedAt: Math.max(at, before.updatedAt) },
      }
      await reviewsStore.save(tx, after)
      note(tx, before, after)
      return { review: shown(after) }
    })

  const assertRoom = async (tx: Transaction, { actor, address }: Call<unknown>): Promise<void> => {
    if (isMerchantSide(actor)) return
    const { siteId } = actor
    const retryAfterSeconds = await limit(tx, { siteId, author: principalOf(actor), address })
    if (retryAfterSeconds !== undefined) throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }

  return {
    create: async (call) => {
      const { actor } = call
      const { siteId } = actor
      const review = await newReview(database, call, ids.guid())
      const isVisible = await reviewsStore.isVisible(database, siteId, review.productId)
      if (isVisible === undefined || !(isVisible || isMerchantSide(actor))) throw fail('PRODUCT_NOT_FOUND')
      return once(
        database,
        call.attempt(),
        review.id,
        (claim) =>
          unique(
            database.transaction(async (tx) => {
              await claim?.(tx)
              await assertRoom(tx, call)
              await reviewsStore.save(tx, review)
              note(tx, null, review)
              return { review: shown(review) }
            }),
          ),
        async (id) => {
          const known = await reviewsStore.find(database, siteId, id)
          if (!known) throw fail('REVIEW_NOT_FOUND')
          return { review: shown(known) }
        },
      )
    },

    get: async ({ actor, input }) => {
      const review = await reviewsStore.find(database, actor.siteId, input.reviewId)
      const isSeen =
        review && (review.status === 'APPROVED' || (input.returnPrivateReviews && isFor(actor, review)))
      if (!isSeen) throw fail('REVIEW_NOT_FOUND')
      return { review: shown(review) }
    },

    query: async ({ actor, input }) => {
      const page = await findReviews(database, visibleTo(actor, input.returnPrivateReviews), input.query)
      const { next, prev } = page
      return {
        reviews: page.rows.map(shown),
        metadata: { count: page.rows.length, cursors: { next, prev } },
      }
    },

    count: async ({ actor, input }) => ({
      count: await countReviews(database, visibleTo(actor, input.includePrivateReviews), input.filter),
    }),

    update: (call) => {
      const { id, revision, content = {}, author } = call.input.review
      return change(call, id, async (review, tx) => {
        if (revision !== String(review.revision)) throw fail('CONFLICT')
        await assertRoom(tx, call)
        return {
          ...rewritten(review, content),
          ...(author?.authorName !== undefined && { authorName: cleaned(author.authorName) }),
          ...(!isMerchantSide(call.actor) && { status: 'IN_MODERATION', isDecided: false }),
        }
      })
    },

    delete: ({ actor, input }) =>
      database.transaction(async (tx) => {
        const review = await reviewsStore.lock(tx, actor.siteId, input.reviewId)
        if (!review || !isFor(actor, review)) throw fail('REVIEW_NOT_FOUND')
        await reviewsStore.remove(tx, actor.siteId, review.id)
        note(tx, review, null)
        return { review: shown(review) }
      }),

    reply: (call) =>
      change(call, call.input.reviewId, ({ reply }) => ({
        reply: { message: call.input.message, at: reply?.at ?? call.at, changedAt: call.at },
      })),

    removeReply: (call) => change(call, call.input.reviewId, () => ({ reply: null })),

    moderate: (call) =>
      change(call, call.input.reviewId, ({ status: before, publishCount }) => {
        const { status } = call.input
        const isPublished = status === 'APPROVED' && before !== 'APPROVED'
        return { status, isDecided: true, publishCount: publishCount + (isPublished ? 1 : 0) }
      }),
  }
}

/** What a caller writes. Shoppers write in their own name, and staff decide; staff write for anyone. */
const newReview = async (
  database: Database,
  { actor, at, input: { review } }: Call<wire.CreateReviewRequest>,
  id: string,
): Promise<StoredReview> => {
  const { siteId } = actor
  const isStaff = isMerchantSide(actor)
  const contactId = review.author?.contactId ?? (actor.type === 'MEMBER' ? actor.memberId : null)
  if (!isStaff && contactId !== (actor.type === 'MEMBER' ? actor.memberId : null))
    throw fail('PERMISSION_DENIED')
  const author = isStaff ? (contactId === null ? `import:${id}` : `member:${contactId}`) : principalOf(actor)
  const member = contactId === null ? undefined : await membersStore.find(database, siteId, contactId)
  const { content } = review
  return {
    ...{ siteId, id, productId: review.entityId, author, contactId },
    authorName: cleaned(review.author?.authorName) ?? member?.nickname ?? null,
    ...{ title: cleaned(content.title), body: cleaned(content.body), rating: content.rating },
    ...{ status: isStaff ? 'APPROVED' : 'IN_MODERATION', isDecided: false, reply: null },
    verified: await reviewsStore.hasBought(database, siteId, review.entityId, author),
    ...{ origin: isStaff ? 'APP' : 'ORGANIC', publishCount: isStaff ? 1 : 0, revision: 1 },
    ...{ writtenAt: writtenAt(review, actor, at), createdAt: at, updatedAt: at },
  }
}

const writtenAt = ({ reviewDate }: wire.NewReview, actor: KnownActor, at: number): number =>
  reviewDate && isMerchantSide(actor) ? Math.min(Date.parse(reviewDate), at) : at

const visibleTo = (actor: KnownActor, isPrivate: boolean | undefined): ReviewsFor => ({
  siteId: actor.siteId,
  besides: !isPrivate ? 'none' : isMerchantSide(actor) ? 'all' : { author: principalOf(actor) },
})

const unique = <T>(saving: Promise<T>): Promise<T> =>
  saving.catch((error: unknown) => {
    if (error instanceof ConstraintViolation && error.kind === 'unique') throw fail('REVIEW_ALREADY_EXISTS')
    throw error
  })

const note = (tx: Transaction, before: StoredReview | null, after: StoredReview | null): void => {
  const state = (review: StoredReview | null) => {
    if (!review) return null
    const { status, title, body, rating, reply } = review
    return { status, title, body, rating, reply: reply?.message ?? null }
  }
  const entityId = (after ?? before)?.id ?? ''
  noteChange(tx, { entityType: 'REVIEW', entityId, before: state(before), after: state(after) })
}
