import { type Reader, statement } from '../floor/database/database.ts'

/** The comparison of the card company's books with the shop's orders. */
export interface Books {
  readonly orders: number
  /** Unfinished payments. */
  readonly unsettled: number
  /** Money held or captured for a checkout without an order. */
  readonly lost: number
  /** Checkouts whose money was held or captured more than once. */
  readonly doubled: number
  /** Orders without captured money. */
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

/** Compares a database's books and orders. */
export const booksOf = async (database: Reader): Promise<Books> => {
  const books = await database.first(findBooks)
  if (!books) throw new Error('There are no books')
  return { ...books }
}
