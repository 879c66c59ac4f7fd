import { PRODUCTS_STAMP } from '../../../catalog/products/records/stamps/product-stamps.store.ts'
import type { CartPlace } from '../../../floor/callers/cart-owner.ts'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { CartContent } from '../lines/cart.ts'

/** A stored cart. Its lines show what the catalog offered when it was last written. */
export interface StoredCart extends CartContent {
  readonly id: string
  /** Counts the writes, from 1. */
  readonly revision: number
  /** ISO 4217: the additional display currency. */
  readonly conversionCurrency: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

interface CartRow {
  cart_id: string
  revision: number
  conversion_currency: string
  business_location_id: string | null
  lines: string
  details: string | null
  created_at: number
  updated_at: number
}

interface HeadRow extends Pick<CartRow, 'cart_id' | 'revision' | 'conversion_currency'> {
  stamp: string
}

const findHead = selectIn<HeadRow>(
  `SELECT ${PRODUCTS_STAMP} AS stamp, cart_id, revision, conversion_currency
   FROM carts WHERE site_id = ? AND owner = ?`,
)
const SELECT = `SELECT cart_id, revision, conversion_currency, business_location_id, lines, details,
     created_at, updated_at
   FROM carts WHERE site_id = ? AND owner = ?`
const findCart = statement<CartRow>(SELECT)
const lockCart = statement<CartRow>(`${SELECT} FOR UPDATE`)
const insertCart = statement(
  `INSERT INTO carts (site_id, owner, cart_id, revision, conversion_currency, business_location_id,
     line_count, lines, details, belongs_to, created_at, updated_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, owner) DO NOTHING`,
)
const updateCart = statement(
  `UPDATE carts SET revision = ?, conversion_currency = ?, business_location_id = ?, line_count = ?, lines = ?,
     details = ?, updated_at = ?
   WHERE site_id = ? AND owner = ? AND cart_id = ? AND revision = ?`,
)
const deleteCart = statement(
  'DELETE FROM carts WHERE site_id = ? AND owner = ? AND cart_id = ? AND revision = ?',
)

const findPlace = statement<{ owner: string; belongs_to: string | null }>(
  'SELECT owner, belongs_to FROM carts WHERE site_id = ? AND cart_id = ?',
)

const cartOf = (row: CartRow | undefined): StoredCart | undefined =>
  row && {
    id: row.cart_id,
    revision: row.revision,
    conversionCurrency: row.conversion_currency,
    businessLocationId: row.business_location_id ?? undefined,
    lines: JSON.parse(row.lines),
    details: row.details === null ? undefined : JSON.parse(row.details),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }

/** What shows whether a cart, and what it shows from the catalog, is unchanged. */
export interface CartHead extends Pick<StoredCart, 'id' | 'revision' | 'conversionCurrency'> {
  readonly stamp: string
}

/** A product id that doesn't exist, for the stamp of none. */
const NO_PRODUCT = ''

export const cartStore = {
  /** Finds a cart's head, with the stamp of the given products. */
  findHead: async (
    reader: Reader,
    { siteId, key }: CartPlace,
    productIds: readonly string[],
  ): Promise<CartHead | undefined> => {
    const ids = productIds.length > 0 ? productIds : [NO_PRODUCT]
    const rows = await findHead(reader, siteId, ids, siteId, key)
    const [row] = rows
    return (
      row && {
        id: row.cart_id,
        revision: row.revision,
        conversionCurrency: row.conversion_currency,
        stamp: rows.map(({ stamp }) => stamp).join(' '),
      }
    )
  },

  /** Finds where a site's cart is stored, and its owner. */
  findPlace: async (reader: Reader, siteId: string, cartId: string): Promise<CartPlace | undefined> => {
    const row = await reader.first(findPlace, siteId, cartId)
    return row && { siteId, key: row.owner, belongsTo: row.belongs_to ?? row.owner }
  },

  find: async (reader: Reader, { siteId, key }: CartPlace): Promise<StoredCart | undefined> =>
    cartOf(await reader.first(findCart, siteId, key)),

  /** Finds a cart and locks it until the transaction ends. */
  lock: async (tx: Transaction, { siteId, key }: CartPlace): Promise<StoredCart | undefined> =>
    cartOf(await tx.first(lockCart, siteId, key)),

  /**
   * Saves a cart whose revision is one above the row's, or a first one if there is no row. Returns false if
   * someone else has written or deleted the row since it was read.
   */
  save: async (
    tx: Transaction,
    { siteId, key, belongsTo }: CartPlace,
    cart: StoredCart,
  ): Promise<boolean> => {
    const { id, revision, conversionCurrency, lines, createdAt, updatedAt } = cart
    const businessLocationId = cart.businessLocationId ?? null
    const text = JSON.stringify(lines)
    const details = cart.details ? JSON.stringify(cart.details) : null
    const saved =
      revision === 1
        ? tx.run(
            insertCart,
            siteId,
            key,
            id,
            1,
            conversionCurrency,
            businessLocationId,
            lines.length,
            text,
            details,
            belongsTo ?? null,
            createdAt,
            updatedAt,
          )
        : tx.run(
            updateCart,
            revision,
            conversionCurrency,
            businessLocationId,
            lines.length,
            text,
            details,
            updatedAt,
            siteId,
            key,
            id,
            revision - 1,
          )
    return (await saved) === 1
  },

  /** Deletes a cart as it was read; returns whether it was unchanged until then. */
  remove: async (tx: Transaction, { siteId, key }: CartPlace, cart: StoredCart): Promise<boolean> =>
    (await tx.run(deleteCart, siteId, key, cart.id, cart.revision)) === 1,
}
