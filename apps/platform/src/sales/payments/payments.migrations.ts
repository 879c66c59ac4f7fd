import { migration } from '../../floor/database/migration.ts'

/** Payments through providers, and their refunds. No row contains a card's number. */
export const paymentsMigrations = [
  migration('0020-payments', (type) => [
    // `card` is the brand and last digits of the card that pays, as JSON. `held_for` is what happens to held money
    // once the order is placed.
    `CREATE TABLE payments (
      site_id ${type.text} NOT NULL,
      payment_id ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      provider_id ${type.text} NOT NULL,
      attempt_key ${type.text} NOT NULL,
      attempt_digest ${type.text} NOT NULL,
      state ${type.text} NOT NULL CHECK (state IN
        ('PENDING', 'STEP', 'AUTHORIZED', 'PLACED', 'CAPTURED', 'UNCAPTURED', 'DECLINED', 'VOIDING', 'VOIDED')),
      amount_minor ${type.integer} NOT NULL CHECK (amount_minor > 0),
      refunded_minor ${type.integer} NOT NULL DEFAULT 0,
      currency ${type.text} NOT NULL,
      reference ${type.text},
      step_url ${type.text},
      agreed ${type.text},
      reason ${type.text},
      order_id ${type.text},
      revision ${type.integer} NOT NULL,
      tries ${type.integer} NOT NULL,
      due_at ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      card ${type.text},
      held_for ${type.text} NOT NULL DEFAULT 'CAPTURE' CHECK (held_for IN ('CAPTURE', 'DECISION', 'VOID')),
      CONSTRAINT payments_key PRIMARY KEY (site_id, payment_id),
      CONSTRAINT payments_attempt UNIQUE (site_id, checkout_id, attempt_key),
      CONSTRAINT payments_refunded CHECK (refunded_minor >= 0 AND refunded_minor <= amount_minor),
      CONSTRAINT payments_order CHECK ((state IN ('PLACED', 'CAPTURED', 'UNCAPTURED')) = (order_id IS NOT NULL))
    )${type.strict}`,
    // At most one open payment per checkout, and one that became an order: two tabs that pay at once make one
    // payment.
    `CREATE UNIQUE INDEX payments_open ON payments (site_id, checkout_id)
      WHERE state IN ('PENDING', 'STEP', 'AUTHORIZED', 'PLACED', 'CAPTURED', 'UNCAPTURED')`,
    `CREATE UNIQUE INDEX payments_by_provider ON payments (provider_id, payment_id)`,
    `CREATE INDEX payments_due ON payments (due_at, site_id, payment_id)
      WHERE state IN ('PENDING', 'STEP', 'AUTHORIZED', 'PLACED', 'VOIDING')`,
    // Orders whose money couldn't be captured.
    `CREATE INDEX payments_uncaptured ON payments (site_id, updated_at) WHERE state = 'UNCAPTURED'`,

    `CREATE TABLE refunds (
      site_id ${type.text} NOT NULL,
      refund_id ${type.text} NOT NULL,
      payment_id ${type.text} NOT NULL,
      amount_minor ${type.integer} NOT NULL CHECK (amount_minor > 0),
      state ${type.text} NOT NULL CHECK (state IN ('WAITING', 'DONE', 'REFUSED')),
      reason ${type.text},
      tries ${type.integer} NOT NULL,
      due_at ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT refunds_key PRIMARY KEY (site_id, refund_id)
    )${type.strict}`,
    `CREATE INDEX refunds_by_payment ON refunds (site_id, payment_id)`,
    `CREATE INDEX refunds_due ON refunds (due_at, site_id, refund_id) WHERE state = 'WAITING'`,
  ]),
]
