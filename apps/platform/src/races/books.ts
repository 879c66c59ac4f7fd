import { type Reader, statement } from '../floor/database/database.ts'

/** What the card company's books and the shop's orders say when they are laid beside each other. */
export interface Books {
  readonly orders: number
  /** Payments that nobody has finished yet. */
  readonly unsettled: number
  /** Money held or taken of a checkout that has no order. */
  readonly lost: number
  /** Checkouts whose money was held or taken more than once. */
  readonly doubled: number
  /** Orders of which no money was taken. */
  readonly unpaid: number
}

const findBooks = statement<Books>(
  `SELECT
     (SELECT count(*) FROM orders) AS orders,
     (SELECT count(*) FROM payments WHERE state IN ('PENDING', 'STEP', 'AUTHORIZED', 'PLACED', 'VOIDING')) AS unsettled,
     (SELECT count(*) FROM sandbox_payments s WHERE s.state IN ('HELD', 'TAKEN') AND NOT EXISTS
       (SELECT 1 FROM payments p JOIN orders o ON o.site_id = p.site_id AND o.checkout_id = p.checkout_id
        WHERE p.payment_id = s.payment_id)) AS lost,
     (SELECT count(*) FROM (SELECT p.checkout_id FROM payments p
        JOIN sandbox_payments s ON s.payment_id = p.payment_id AND s.state IN ('HELD', 'TAKEN')
        GROUP BY p.checkout_id HAVING count(*) > 1) twice) AS doubled,
     (SELECT count(*) FROM orders o WHERE NOT EXISTS
       (SELECT 1 FROM sandbox_payments s WHERE s.payment_id = o.payment_id AND s.state = 'TAKEN')) AS unpaid`,
)

/** Lays books and orders of a database beside each other. */
export const booksOf = async (database: Reader): Promise<Books> => {
  const books = await database.first(findBooks)
  if (!books) throw new Error('There are no books')
  return { ...books }
}
