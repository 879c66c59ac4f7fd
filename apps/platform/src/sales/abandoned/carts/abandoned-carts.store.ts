import { type Reader, statement } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { StoredCart } from '../../cart/kept/cart.store.ts'

/** A place in a site's carts, which are sorted by their last change. */
export interface CartPosition {
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  readonly cartId: string
}

/** A cart that was found on the way through a site's carts. */
export interface PassedCart extends CartPosition {
  /** Whether a visitor or a member left something in it, and has no open checkout for it. */
  readonly isLeft: boolean
}

/** What of a cart the list shows. */
export interface LeftCart extends Pick<StoredCart, 'id' | 'lines' | 'details' | 'createdAt' | 'updatedAt'> {
  /** `visitor:` or `member:`, and their id. */
  readonly owner: string
}

interface PassedRow {
  cart_id: string
  updated_at: number
  is_left: number
}

interface CartRow {
  cart_id: string
  owner: string
  lines: string
  details: string | null
  created_at: number
  updated_at: number
}

// The index leads by time; carts of one millisecond are sorted on the way.
const listPassed = statement<PassedRow>(
  `SELECT c.cart_id, c.updated_at, CASE WHEN c.line_count > 0
       AND substr(COALESCE(c.belongs_to, c.owner), 1, 7) IN ('visitor', 'member:')
       AND NOT EXISTS (SELECT 1 FROM checkouts k
         WHERE k.site_id = c.site_id AND k.cart_id = c.cart_id AND k.state = 'OPEN')
     THEN 1 ELSE 0 END AS is_left
   FROM carts c WHERE c.site_id = ? AND (c.updated_at, c.cart_id) < (?, ?)
   ORDER BY c.updated_at DESC, c.cart_id DESC LIMIT ?`,
)
const findCarts = selectIn<CartRow>(
  `SELECT cart_id, COALESCE(belongs_to, owner) AS owner, lines, details, created_at, updated_at
   FROM carts WHERE site_id = ? AND cart_id IN (?*)`,
)

export const abandonedCartsStore = {
  /** Lists a site's carts behind a position, last changed first, with whether each belongs into the list. */
  pass: async (
    reader: Reader,
    siteId: string,
    { updatedAt, cartId }: CartPosition,
    most: number,
  ): Promise<PassedCart[]> =>
    (await reader.all(listPassed, siteId, updatedAt, cartId, most)).map((row) => ({
      cartId: row.cart_id,
      updatedAt: row.updated_at,
      isLeft: row.is_left === 1,
    })),

  /** Finds carts by their ids, in any order. */
  list: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<LeftCart[]> =>
    (await findCarts(reader, siteId, ids)).map((row) => ({
      id: row.cart_id,
      owner: row.owner,
      lines: JSON.parse(row.lines),
      details: row.details === null ? undefined : JSON.parse(row.details),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
}
