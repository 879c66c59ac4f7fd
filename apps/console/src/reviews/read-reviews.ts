import { reviews } from '@vitrine/client/reviews'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** Loaded with these pages. */
export const reviewCalls = shop.use(reviews)

/** A review, and the name of its product. */
export type Review = reviews.Review & { readonly product: string | undefined }

/** The states to filter by; what waits for a decision comes first. */
export const STATES = ['IN_MODERATION', 'APPROVED', 'REJECTED'] as const
export type ReviewState = (typeof STATES)[number]

/** A review's state; of a newer platform's states, the back office knows none. */
export const stateOf = ({ moderation }: Pick<Review, 'moderation'>): ReviewState =>
  STATES.find((each) => each === moderation.moderationStatus) ?? 'IN_MODERATION'

const PAGE_SIZE = 50

/** Reads a page of the reviews in a state, or of all. Those that wait come oldest first, others newest first. */
export const readReviews = async (
  state: ReviewState | undefined,
  cursor: string | undefined,
): Promise<Page<Review>> => {
  const all = reviewCalls.queryReviews({ returnPrivateReviews: true }).limit(PAGE_SIZE)
  const some = state ? all.eq('moderation.moderationStatus', state) : all
  const sorted = state === 'IN_MODERATION' ? some.ascending('_createdDate') : some.descending('_createdDate')
  const { items, cursors } = await (cursor ? sorted.skipTo(cursor) : sorted).find()
  const names = await namesOf(items.map(({ entityId }) => entityId))
  return {
    rows: items.map((item) => ({ ...item, product: names.get(item.entityId) })),
    next: cursors.next,
  }
}

/** Reads one review. */
export const readReview = async (id: string): Promise<Review> => {
  const review = await reviewCalls.getReview(id, { returnPrivateReviews: true })
  return { ...review, product: (await namesOf([review.entityId])).get(review.entityId) }
}

/** The names of products that still exist, by their ids. */
const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { products } = await shop.products.queryProducts(
    { filter: { _id: { $in: [...new Set(ids)] } }, paging: { limit: PAGE_SIZE } },
    { includeVariants: false },
  )
  return new Map(products.flatMap(({ _id, name }) => (_id && name ? [[_id, name] as const] : [])))
}

/** What is read again after a review has changed. */
export const REVIEW_KEYS = ['reviews', 'review', 'home']
