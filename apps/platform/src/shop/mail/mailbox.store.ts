import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { WrittenMail } from './write-mail.ts'

/** A mail delivered to the mailbox. */
export interface KeptMail {
  readonly mailId: string
  readonly to: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Milliseconds since 1970. */
  readonly writtenAt: number
}

interface MailboxRow {
  mail_id: string
  recipient: string
  language: string
  subject: string
  text_part: string
  html_part: string
  written_at: number
}

/** How many are kept, across all sites. */
const KEPT = 200

const insert = statement(
  `INSERT INTO mailbox (site_id, mail_id, recipient, language, subject, text_part, html_part, written_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, mail_id) DO NOTHING`,
)
const forgetOld = statement(
  'DELETE FROM mailbox WHERE place <= (SELECT place FROM mailbox ORDER BY place DESC LIMIT 1 OFFSET ?)',
)
const COLUMNS = 'mail_id, recipient, language, subject, text_part, html_part, written_at'
const list = statement<MailboxRow>(
  `SELECT ${COLUMNS} FROM mailbox ORDER BY written_at DESC, place DESC LIMIT ?`,
)
const find = statement<MailboxRow>(`SELECT ${COLUMNS} FROM mailbox WHERE mail_id = ?`)

/** The last 200 mails that couldn't be sent for lack of a server. */
export const mailboxStore = {
  /** Stores a mail once, even if it is delivered again. */
  keep: async (tx: Transaction, mail: WrittenMail): Promise<void> => {
    const { siteId, mailId, to, language, subject, text, html, createdAt } = mail
    await tx.run(insert, siteId, mailId, to, language, subject, text, html, createdAt)
    await tx.run(forgetOld, KEPT)
  },

  /** Lists all, newest first. */
  list: async (reader: Reader): Promise<KeptMail[]> => (await reader.all(list, KEPT)).map(keptOf),

  find: async (reader: Reader, mailId: string): Promise<KeptMail | undefined> => {
    const row = await reader.first(find, mailId)
    return row && keptOf(row)
  },
}

const keptOf = (row: MailboxRow): KeptMail => ({
  mailId: row.mail_id,
  to: row.recipient,
  language: row.language,
  subject: row.subject,
  text: row.text_part,
  html: row.html_part,
  writtenAt: row.written_at,
})
