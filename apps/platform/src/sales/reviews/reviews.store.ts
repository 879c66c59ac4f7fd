import type { ReviewStatus } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { StoredReview } from './review.ts'

export interface ReviewRow {
  site_id: string
  review_id: string
  product_id: string
  author: string
  contact_id: string | null
  author_name: string | null
  title: string | null
  body: string | null
  rating: number
  status: ReviewStatus
  decided: number
  reply: string | null
  replied_at: number | null
  reply_changed_at: number | null
  verified: number
  origin: StoredReview['origin']
  publish_count: number
  revision: number
  written_at: number
  created_at: number
  updated_at: number
}

export const REVIEW_COLUMNS = `site_id, review_id, product_id, author, contact_id, author_name, title, body, rating,
  status, decided, reply, replied_at, reply_changed_at, verified, origin, publish_count, revision, written_at,
  created_at, updated_at`

const findReview = statement<ReviewRow>(
  `SELECT ${REVIEW_COLUMNS} FROM reviews WHERE site_id = ? AND review_id = ?`,
)
const lockReview = statement<ReviewRow>(
  `SELECT ${REVIEW_COLUMNS} FROM reviews WHERE site_id = ? AND review_id = ? FOR UPDATE`,
)
const saveReview = statement(
  `INSERT INTO reviews (${REVIEW_COLUMNS})
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, review_id) DO UPDATE SET author_name = excluded.author_name, title = excluded.title,
     body = excluded.body, rating = excluded.rating, status = excluded.status, decided = excluded.decided,
     reply = excluded.reply, replied_at = excluded.replied_at, reply_changed_at = excluded.reply_changed_at,
     publish_count = excluded.publish_count, revision = excluded.revision, updated_at = excluded.updated_at`,
)
const removeReview = statement('DELETE FROM reviews WHERE site_id = ? AND review_id = ?')
const findProduct = statement<{ visible: number }>(
  'SELECT visible FROM products WHERE site_id = ? AND product_id = ?',
)
const findPurchase = statement<{ order_number: number }>(
  `SELECT o.order_number FROM order_products p
   JOIN orders o ON o.site_id = p.site_id AND o.order_number = p.order_number
   WHERE p.site_id = ? AND p.product_id = ? AND o.owner = ? AND o.unclaimed = 0 AND o.status <> 'CANCELED' LIMIT 1`,
)

/** Reviews by id. */
export const reviewsStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredReview | undefined> => {
    const row = await reader.first(findReview, siteId, id)
    return row && reviewOf(row)
  },

  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredReview | undefined> => {
    const row = await tx.first(lockReview, siteId, id)
    return row && reviewOf(row)
  },

  /** @throws {ConstraintViolation} when its author has reviewed the product already */
  save: (tx: Transaction, review: StoredReview): Promise<number> => {
    const { reply } = review
    return tx.run(
      saveReview,
      ...[review.siteId, review.id, review.productId, review.author, review.contactId, review.authorName],
      ...[review.title, review.body, review.rating, review.status, review.isDecided ? 1 : 0],
      ...[reply?.message ?? null, reply?.at ?? null, reply?.changedAt ?? null, review.verified ? 1 : 0],
      ...[review.origin, review.publishCount, review.revision, review.writtenAt],
      ...[review.createdAt, review.updatedAt],
    )
  },

  remove: (tx: Transaction, siteId: string, id: string): Promise<number> => tx.run(removeReview, siteId, id),

  /** Whether everyone may see a product; undefined if there is none. */
  isVisible: async (reader: Reader, siteId: string, productId: string): Promise<boolean | undefined> => {
    const row = await reader.first(findProduct, siteId, productId)
    return row && row.visible === 1
  },

  hasBought: async (reader: Reader, siteId: string, productId: string, owner: string): Promise<boolean> =>
    (await reader.first(findPurchase, siteId, productId, owner)) !== undefined,
}

export const reviewOf = (row: ReviewRow): StoredReview => ({
  siteId: row.site_id,
  id: row.review_id,
  productId: row.product_id,
  author: row.author,
  contactId: row.contact_id,
  authorName: row.author_name,
  title: row.title,
  body: row.body,
  rating: row.rating,
  status: row.status,
  isDecided: row.decided === 1,
  reply:
    row.reply === null || row.replied_at === null
      ? null
      : { message: row.reply, at: row.replied_at, changedAt: row.reply_changed_at ?? row.replied_at },
  verified: row.verified === 1,
  origin: row.origin,
  publishCount: row.publish_count,
  revision: row.revision,
  writtenAt: row.written_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
