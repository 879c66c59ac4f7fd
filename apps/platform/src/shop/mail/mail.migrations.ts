import { migration } from '../../floor/database/migration.ts'

/** Mails to send, and mails delivered to the mailbox instead. */
export const mailMigrations = [
  migration('0013-mail', (type) => [
    // `data` is emptied once a mail is settled, because it contains codes, links and names.
    `CREATE TABLE mails (
      site_id ${type.text} NOT NULL,
      mail_id ${type.text} NOT NULL,
      template ${type.text} NOT NULL,
      data ${type.text} NOT NULL,
      recipient ${type.text} NOT NULL,
      recipient_name ${type.text} NOT NULL,
      language ${type.text} NOT NULL,
      state ${type.text} NOT NULL CHECK (state IN ('WAITING', 'SENT', 'FAILED', 'EXPIRED')),
      due_at ${type.integer} NOT NULL,
      expires_at ${type.integer},
      tries ${type.integer} NOT NULL CHECK (tries >= 0),
      failure ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      settled_at ${type.integer},
      CONSTRAINT mails_key PRIMARY KEY (site_id, mail_id),
      CONSTRAINT mails_settled CHECK ((state = 'WAITING') = (settled_at IS NULL))
    )${type.strict}`,
    `CREATE INDEX mails_due ON mails (due_at, site_id, mail_id) WHERE state = 'WAITING'`,
    'CREATE INDEX mails_by_recipient ON mails (site_id, recipient)',
    'CREATE INDEX mails_by_end ON mails (settled_at) WHERE settled_at IS NOT NULL',
    `CREATE INDEX mails_failed ON mails (site_id, settled_at) WHERE state = 'FAILED'`,
    'CREATE INDEX mails_newest ON mails (site_id, created_at, mail_id)',
    'CREATE INDEX mails_by_state ON mails (site_id, state, created_at, mail_id)',

    `CREATE TABLE mailbox (
      place ${type.sequence},
      site_id ${type.text} NOT NULL,
      mail_id ${type.text} NOT NULL,
      recipient ${type.text} NOT NULL,
      language ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      text_part ${type.text} NOT NULL,
      html_part ${type.text} NOT NULL,
      written_at ${type.integer} NOT NULL,
      CONSTRAINT mailbox_key UNIQUE (site_id, mail_id)
    )${type.strict}`,
  ]),
]
