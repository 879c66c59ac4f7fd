import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly siteId: string
  readonly mailId: string
  readonly template: string
  /** As it was put in; whoever uses it checks it. */
  readonly data: unknown
  readonly to: string
  /** Empty where it is not known. */
  readonly toName: string
  /** Empty where it is the shop's. */
  readonly language: string
  /** From when on it may be taken. Milliseconds since 1970, as are all times here. */
  readonly dueAt: number
  readonly expiresAt: number | null
  readonly createdAt: number
}

/** A mail that somebody has taken to send it: the n-th try, and nobody else's until its time is over. */
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
  `UPDATE mails SET state = ?, failure = ?, data = '{}', settled_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND mail_id = ? AND state = 'WAITING' AND tries = ?`,
)
const markSent = statement(
  `UPDATE mails SET state = 'SENT', failure = '', data = '{}', settled_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND mail_id = ? AND state = 'WAITING'`,
)
const purge = statement(
  `DELETE FROM mails WHERE (site_id, mail_id) IN (
     SELECT site_id, mail_id FROM mails WHERE settled_at < ? ORDER BY settled_at LIMIT 500)`,
)

/**
 * Mails on their way out. Whoever sends one takes it first, by an update that only one can win and that keeps it from
 * all others until a time; who dies meanwhile leaves it to be taken again after that.
 */
export const mailsStore = {
  insert: async (tx: Transaction, mail: WaitingMail): Promise<void> => {
    const { siteId, mailId, template, data, to, toName, language, dueAt, expiresAt, createdAt } = mail
    const content = [template, JSON.stringify(data), to, toName, language]
    await tx.run(insert, siteId, mailId, ...content, dueAt, expiresAt, createdAt)
  },

  /** Lists mails that may be taken, those first that have been due longest. */
  due: async (reader: Reader, now: number, most: number): Promise<TakenMail[]> =>
    (await reader.all(listDue, now, most)).map(mailOf),

  /** Takes those of the listed mails that nobody has taken since; none of them is due again before `until`. */
  take: async (tx: Transaction, due: readonly TakenMail[], until: number): Promise<TakenMail[]> => {
    const taken: TakenMail[] = []
    for (const mail of due) {
      const { siteId, mailId, tries, dueAt } = mail
      if ((await tx.run(take, until, siteId, mailId, tries, dueAt)) === 1)
        taken.push({ ...mail, tries: tries + 1, dueAt: until })
    }
    return taken
  },

  /** Lets a mail be taken again later; no effect on one that another has taken by now. */
  putOff: (
    tx: Transaction,
    { siteId, mailId, tries }: TakenMail,
    until: number,
    why: string,
  ): Promise<number> => tx.run(putOff, until, why, siteId, mailId, tries),

  /** Ends a mail that was not sent; no effect on one that another has taken by now. */
  giveUp: (
    tx: Transaction,
    { siteId, mailId, tries }: TakenMail,
    state: 'FAILED' | 'EXPIRED',
    why: string,
    at: number,
  ): Promise<number> => tx.run(giveUp, state, why, at, siteId, mailId, tries),

  /** Ends a mail that has gone out, whoever may have taken it meanwhile: what is sent is sent. */
  markSent: (tx: Transaction, { siteId, mailId }: TakenMail, at: number): Promise<number> =>
    tx.run(markSent, at, siteId, mailId),

  /** Deletes up to 500 mails that were settled before a time. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(purge, before),
}

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
