import { migration } from '../../../floor/database/migration.ts'

/** Money of orders by its sources. Comes after orders, gift cards and payments, whose rows it reads once. */
export const orderMoneyMigrations = [
  migration('0200-order-money', (type) => [
    `CREATE TABLE order_payments (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      source ${type.text} NOT NULL,
      source_id ${type.text} NOT NULL,
      held_minor ${type.integer} NOT NULL,
      paid_minor ${type.integer} NOT NULL,
      refunded_minor ${type.integer} NOT NULL,
      CONSTRAINT order_payments_key PRIMARY KEY (site_id, order_id, source, source_id),
      CONSTRAINT order_payments_source CHECK (source IN ('PROVIDER', 'OUTSIDE', 'GIFT_CARD')),
      CONSTRAINT order_payments_held CHECK (held_minor = 0 OR (held_minor > 0 AND source = 'PROVIDER')),
      CONSTRAINT order_payments_refunded CHECK (paid_minor >= 0 AND refunded_minor BETWEEN 0 AND held_minor + paid_minor)
    )${type.clustered}`,
    `CREATE TABLE order_refunds (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      refund_id ${type.text} NOT NULL,
      source ${type.text} NOT NULL,
      source_id ${type.text} NOT NULL,
      amount_minor ${type.integer} NOT NULL,
      state ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT order_refunds_key PRIMARY KEY (site_id, order_id, refund_id, source, source_id),
      CONSTRAINT order_refunds_amount CHECK (amount_minor > 0),
      CONSTRAINT order_refunds_state CHECK (state IN ('GIVEN', 'FAILED'))
    )${type.clustered}`,

    `INSERT INTO order_payments (site_id, order_id, source, source_id, held_minor, paid_minor, refunded_minor)
     SELECT o.site_id, o.order_id, 'GIFT_CARD', g.gift_card_id, 0, g.spent_minor, g.given_back_minor
     FROM orders o JOIN gift_card_payments g ON g.site_id = o.site_id AND g.order_id = o.order_id`,
    `INSERT INTO order_payments (site_id, order_id, source, source_id, held_minor, paid_minor, refunded_minor)
     SELECT o.site_id, o.order_id, 'PROVIDER', p.payment_id, CASE WHEN p.state = 'PLACED' THEN p.amount_minor ELSE 0 END,
       CASE WHEN p.state = 'CAPTURED' THEN p.amount_minor ELSE 0 END,
       CASE WHEN p.state = 'UNCAPTURED' THEN 0 ELSE p.refunded_minor END
     FROM orders o JOIN payments p ON p.site_id = o.site_id AND p.payment_id = o.payment_id
     WHERE p.state IN ('PLACED', 'CAPTURED', 'UNCAPTURED')`,
    // What is left of an order's sums came from outside. A canceled order that still owes money to a gift card had
    // booked that money as returned outside: it is not counted, so canceling again returns it to the card.
    `INSERT INTO order_payments (site_id, order_id, source, source_id, held_minor, paid_minor, refunded_minor)
     SELECT site_id, order_id, 'OUTSIDE', '', 0, paid,
       CASE WHEN refunded < 0 THEN 0 WHEN refunded > paid THEN paid ELSE refunded END
     FROM (SELECT o.site_id, o.order_id,
         o.paid_minor - COALESCE((SELECT SUM(s.paid_minor) FROM order_payments s
           WHERE s.site_id = o.site_id AND s.order_id = o.order_id AND s.source = 'PROVIDER'), 0) AS paid,
         o.refunded_minor - COALESCE((SELECT SUM(s.refunded_minor + CASE
             WHEN o.status = 'CANCELED' AND s.source = 'GIFT_CARD' THEN s.paid_minor - s.refunded_minor ELSE 0 END)
           FROM order_payments s WHERE s.site_id = o.site_id AND s.order_id = o.order_id), 0) AS refunded
       FROM orders o) rest
     WHERE paid > 0`,
    `UPDATE orders SET refunded_minor = COALESCE((SELECT SUM(s.refunded_minor) FROM order_payments s
       WHERE s.site_id = orders.site_id AND s.order_id = orders.order_id), 0)`,
    `UPDATE orders SET payment_status = CASE
       WHEN refunded_minor > 0 AND refunded_minor < paid_minor + held_minor + gift_card_minor THEN 'PARTIALLY_REFUNDED'
       WHEN refunded_minor > 0 THEN 'FULLY_REFUNDED'
       WHEN paid_minor + gift_card_minor >= total_minor THEN 'PAID'
       WHEN held_minor > 0 THEN 'PENDING'
       WHEN paid_minor + gift_card_minor > 0 THEN 'PARTIALLY_PAID'
       ELSE 'NOT_PAID' END`,
  ]),
]
