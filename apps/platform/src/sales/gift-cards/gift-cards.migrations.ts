import { migration } from '../../floor/database/migration.ts'

export const giftCardsMigrations = [
  migration('0018-gift-cards', (type) => [
    `CREATE TABLE gift_cards (
      site_id ${type.text} NOT NULL,
      gift_card_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      code_digest ${type.text} NOT NULL,
      last_digits ${type.text} NOT NULL,
      issued_minor ${type.integer} NOT NULL,
      balance_minor ${type.integer} NOT NULL,
      active ${type.integer} NOT NULL,
      expires_at ${type.integer},
      note ${type.text},
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT gift_cards_key PRIMARY KEY (site_id, gift_card_id),
      CONSTRAINT gift_cards_code UNIQUE (site_id, code_digest),
      CONSTRAINT gift_cards_revision CHECK (revision >= 1),
      CONSTRAINT gift_cards_issued CHECK (issued_minor > 0),
      CONSTRAINT gift_cards_balance CHECK (balance_minor BETWEEN 0 AND 9007199254740991),
      CONSTRAINT gift_cards_active CHECK (active IN (0, 1))
    )${type.strict}`,
    'CREATE INDEX gift_cards_newest ON gift_cards (site_id, created_at, gift_card_id)',
    `CREATE TABLE gift_card_entries (
      site_id ${type.text} NOT NULL,
      gift_card_id ${type.text} NOT NULL,
      entry_number ${type.integer} NOT NULL,
      kind ${type.text} NOT NULL,
      amount_minor ${type.integer} NOT NULL,
      balance_minor ${type.integer} NOT NULL,
      order_id ${type.text},
      reason ${type.text},
      entered_at ${type.integer} NOT NULL,
      CONSTRAINT gift_card_entries_key PRIMARY KEY (site_id, gift_card_id, entry_number),
      CONSTRAINT gift_card_entries_kind CHECK (kind IN ('ISSUED', 'SPENT', 'GIVEN_BACK', 'ADJUSTED')),
      CONSTRAINT gift_card_entries_sign CHECK (kind = 'ADJUSTED' OR (kind = 'SPENT') = (amount_minor < 0))
    )${type.clustered}`,
    `CREATE TABLE gift_card_payments (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      gift_card_id ${type.text} NOT NULL,
      spent_minor ${type.integer} NOT NULL,
      given_back_minor ${type.integer} NOT NULL,
      CONSTRAINT gift_card_payments_key PRIMARY KEY (site_id, order_id, gift_card_id),
      CONSTRAINT gift_card_payments_spent CHECK (spent_minor > 0),
      CONSTRAINT gift_card_payments_given_back CHECK (given_back_minor BETWEEN 0 AND spent_minor)
    )${type.clustered}`,

    // The cards that orders sold, one for each unit of a line, and how much of each was taken back.
    `CREATE TABLE sold_gift_cards (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      line_id ${type.text} NOT NULL,
      unit ${type.integer} NOT NULL,
      gift_card_id ${type.text} NOT NULL,
      value_minor ${type.integer} NOT NULL,
      taken_back_minor ${type.integer} NOT NULL,
      refunded ${type.integer} NOT NULL,
      CONSTRAINT sold_gift_cards_key PRIMARY KEY (site_id, order_id, line_id, unit),
      CONSTRAINT sold_gift_cards_card UNIQUE (site_id, gift_card_id),
      CONSTRAINT sold_gift_cards_value CHECK (value_minor > 0),
      CONSTRAINT sold_gift_cards_taken_back CHECK (taken_back_minor BETWEEN 0 AND value_minor),
      CONSTRAINT sold_gift_cards_refunded CHECK (refunded IN (0, 1))
    )${type.strict}`,

    // Who the cards of an order's line are for. `due_at` is set until their codes are mailed.
    `CREATE TABLE gift_card_deliveries (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      line_id ${type.text} NOT NULL,
      recipient ${type.text},
      details ${type.text} NOT NULL,
      send_at ${type.integer} NOT NULL,
      due_at ${type.integer},
      sent_at ${type.integer},
      CONSTRAINT gift_card_deliveries_key PRIMARY KEY (site_id, order_id, line_id),
      CONSTRAINT gift_card_deliveries_once CHECK (due_at IS NULL OR sent_at IS NULL)
    )${type.strict}`,
    'CREATE INDEX gift_card_deliveries_due ON gift_card_deliveries (due_at, site_id, order_id) WHERE due_at IS NOT NULL',
    'CREATE INDEX gift_card_deliveries_recipient ON gift_card_deliveries (site_id, recipient) WHERE recipient IS NOT NULL',
  ]),
]
