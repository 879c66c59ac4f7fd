import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import { isKept } from './kept-mails.ts'

/** A mail in the database. */
export interface StoredMail {
  readonly siteId: string
  readonly mailId: string
  readonly template: string
  /** As it was queued; checked when used. */
  readonly data: unknown
  readonly to: string
  /** Empty if unknown. */
  readonly toName: string
  /** Empty for the shop's language. */
  readonly language: string
  readonly expiresAt: number | null
  /** Milliseconds since 1970, like all times here. */
  readonly createdAt: number
}

/** A mail waiting to be sent. */
export interface WaitingMail extends StoredMail {
  /** When it may be taken. */
  readonly dueAt: number
}

/** A mail that a sender has taken: attempt number n, reserved until its time is over. */
export interface TakenMail extends WaitingMail {
  readonly tries: number
}

interface MailRow {
  site_id: string
  mail_id: string
  template: string
  data: string
  recipient: string
  recipient_name: string
  language: string
  due_at: number
  expires_at: number | null
  tries: number
  created_at: number
}

const insert = statement(
  `INSERT INTO mails (site_id, mail_id, template, data, recipient, recipient_name, language, state, due_at, expires_at,
     tries, failure, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, 'WAITING', ?, ?, 0, '', ?)`,
)
const listDue = statement<MailRow>(
  `SELECT site_id, mail_id, template, data, recipient, recipient_name, language, due_at, expires_at, tries, created_at
   FROM mails WHERE state = 'WAITING' AND due_at <= ? ORDER BY due_at, site_id, mail_id LIMIT ?`,
)
const take = statement(
  `UPDATE mails SET tries = tries + 1, due_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND mail_id = ? AND state = 'WAITING' AND tries = ? AND due_at = ?`,
)
const putOff = statement(
  `UPDATE mails SET due_at = CAST(? AS BIGINT), failure = ?
   WHERE site_id = ? AND mail_id = ? AND state = 'WAITING' AND tries = ?`,
)
const giveUp = statement(
  `UPDATE mails SET state = ?, failure = ?, data = COALESCE(?, data), settled_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND mail_id = ? AND state = 'WAITING' AND tries = ?`,
)
const markSent = statement(
  `UPDATE mails SET state = 'SENT', failure = '', data = COALESCE(?, data), settled_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND mail_id = ? AND state = 'WAITING'`,
)
const withdraw = statement(
  `DELETE FROM mails WHERE site_id = ? AND recipient = ? AND template = ? AND state = 'WAITING' AND tries = 0`,
)
const recall = statement(
  `DELETE FROM mails WHERE site_id = ? AND recipient = ? AND template = ? AND state = 'WAITING'`,
)
const listWaiting = statement<{ recipient: string }>(
  `SELECT DISTINCT recipient FROM mails WHERE site_id = ? AND template = ? AND state = 'WAITING'`,
)
const findQueued = statement<{ mail_id: string }>(
  'SELECT mail_id FROM mails WHERE site_id = ? AND recipient = ? AND template = ? AND created_at > ? LIMIT 1',
)

/**
 * Outgoing mails. A sender first takes a mail with an update that only one can win and that reserves it until
 * a certain time. If the sender dies, others can take the mail after that.
 */
export const mailsStore = {
  insert: async (tx: Transaction, mail: WaitingMail): Promise<void> => {
    const { siteId, mailId, template, data, to, toName, language, dueAt, expiresAt, createdAt } = mail
    const content = [template, JSON.stringify(data), to, toName, language]
    await tx.run(insert, siteId, mailId, ...content, dueAt, expiresAt, createdAt)
  },

  /** Lists mails that may be taken, longest overdue first. */
  due: async (reader: Reader, now: number, most: number): Promise<TakenMail[]> =>
    (await reader.all(listDue, now, most)).map(mailOf),

  /** Takes the listed mails that aren't taken yet; none is due again before `until`. */
  take: async (tx: Transaction, due: readonly TakenMail[], until: number): Promise<TakenMail[]> => {
    const taken: TakenMail[] = []
    for (const mail of due) {
      const { siteId, mailId, tries, dueAt } = mail
      if ((await tx.run(take, until, siteId, mailId, tries, dueAt)) === 1)
        taken.push({ ...mail, tries: tries + 1, dueAt: until })
    }
    return taken
  },

  /** Makes a mail available again later. No effect if another sender has taken it. */
  putOff: (
    tx: Transaction,
    { siteId, mailId, tries }: TakenMail,
    until: number,
    why: string,
  ): Promise<number> => tx.run(putOff, until, why, siteId, mailId, tries),

  /** Ends a mail that wasn't sent. No effect if another sender has taken it. */
  giveUp: (
    tx: Transaction,
    { siteId, mailId, template, tries }: TakenMail,
    state: 'FAILED' | 'EXPIRED',
    why: string,
    at: number,
  ): Promise<number> => tx.run(giveUp, state, why, dataAfter(template), at, siteId, mailId, tries),

  /** Ends a mail that was sent, even if another sender has taken it: it can't be unsent. */
  markSent: (tx: Transaction, { siteId, mailId, template }: TakenMail, at: number): Promise<number> =>
    tx.run(markSent, dataAfter(template), at, siteId, mailId),

  /** Deletes the mails to an address that no sender has taken yet. */
  withdraw: (tx: Transaction, siteId: string, to: string, template: string): Promise<number> =>
    tx.run(withdraw, siteId, to, template),

  /** Deletes the mails to an address that haven't been sent. One that is being sent right now arrives. */
  recall: (tx: Transaction, siteId: string, to: string, template: string): Promise<number> =>
    tx.run(recall, siteId, to, template),

  /** Lists the addresses that mails of a kind are waiting for. */
  waitingFor: async (reader: Reader, siteId: string, template: string): Promise<string[]> =>
    (await reader.all(listWaiting, siteId, template)).map(({ recipient }) => recipient),

  /** Whether a mail of a kind to an address was queued after a time. */
  hasQueued: async (
    reader: Reader,
    siteId: string,
    to: string,
    template: string,
    after: number,
  ): Promise<boolean> => (await reader.first(findQueued, siteId, to, template, after)) !== undefined,

  /** Deletes up to 500 mails that ended before a time. */
  purge: deleteOldRows('mails', ['site_id', 'mail_id'], 'settled_at'),
}

/** What replaces the data of a mail that has ended; null if it stays. */
const dataAfter = (template: string): string | null => (isKept(template) ? null : '{}')

const mailOf = (row: MailRow): TakenMail => ({
  siteId: row.site_id,
  mailId: row.mail_id,
  template: row.template,
  data: JSON.parse(row.data),
  to: row.recipient,
  toName: row.recipient_name,
  language: row.language,
  dueAt: row.due_at,
  expiresAt: row.expires_at,
  tries: row.tries,
  createdAt: row.created_at,
})
