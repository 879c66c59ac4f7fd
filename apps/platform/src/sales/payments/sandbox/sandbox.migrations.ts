import { migration } from '../../../floor/database/migration.ts'

/**
 * The sandbox provider's books. It plays an external company, which knows payments but no sites; nothing else
 * on the platform reads these tables.
 */
export const sandboxMigrations = [
  migration('0021-sandbox', (type) => [
    `CREATE TABLE sandbox_tokens (
      token ${type.text} NOT NULL,
      conduct ${type.text} NOT NULL,
      payment_id ${type.text},
      created_at ${type.integer} NOT NULL,
      card ${type.text},
      CONSTRAINT sandbox_tokens_key PRIMARY KEY (token)
    )${type.strict}`,
    'CREATE INDEX sandbox_tokens_by_age ON sandbox_tokens (created_at)',
    `CREATE TABLE sandbox_payments (
      payment_id ${type.text} NOT NULL,
      reference ${type.text} NOT NULL,
      state ${type.text} NOT NULL CHECK (state IN ('STEP', 'PENDING', 'HELD', 'TAKEN', 'DECLINED', 'VOIDED')),
      amount_minor ${type.integer} NOT NULL CHECK (amount_minor > 0),
      refunded_minor ${type.integer} NOT NULL DEFAULT 0,
      currency ${type.text} NOT NULL,
      return_url ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      due_at ${type.integer},
      tries ${type.integer} NOT NULL DEFAULT 0,
      card ${type.text},
      CONSTRAINT sandbox_payments_key PRIMARY KEY (payment_id),
      CONSTRAINT sandbox_payments_reference UNIQUE (reference),
      CONSTRAINT sandbox_payments_refunded CHECK (refunded_minor >= 0 AND refunded_minor <= amount_minor)
    )${type.strict}`,
    // Notices to send, or to decide and send, and when.
    `CREATE INDEX sandbox_payments_due ON sandbox_payments (due_at, payment_id) WHERE due_at IS NOT NULL`,
    `CREATE TABLE sandbox_keys (
      reference ${type.text} NOT NULL,
      effect_key ${type.text} NOT NULL,
      refusal ${type.text},
      CONSTRAINT sandbox_keys_key PRIMARY KEY (reference, effect_key)
    )${type.clustered}`,
  ]),
]
