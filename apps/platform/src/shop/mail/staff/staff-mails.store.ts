import type { EmailState } from '@vitrine/contract'
import { type Reader, statement, type Transaction, type Value } from '../../../floor/database/database.ts'
import { composedStatement } from '../../../floor/database/statements/statement.ts'
import type { StoredMail } from '../mails.store.ts'

/** A mail in any state. */
export interface ListedMail extends StoredMail {
  readonly state: EmailState
  readonly tries: number
  /** Empty without one. */
  readonly failure: string
  readonly dueAt: number
  readonly settledAt: number | null
}

/** Which mails of a shop to list. */
export interface MailFilter {
  readonly state?: EmailState | undefined
  /** As `mailAddressOf` writes it. */
  readonly to?: string | undefined
}

/** Where a page begins: behind this mail. */
export interface MailPlace {
  readonly at: number
  readonly id: string
}

interface ListedRow {
  site_id: string
  mail_id: string
  template: string
  data: string
  recipient: string
  recipient_name: string
  language: string
  state: EmailState
  due_at: number
  expires_at: number | null
  tries: number
  failure: string
  created_at: number
  settled_at: number | null
}

const COLUMNS = `site_id, mail_id, template, data, recipient, recipient_name, language, state, due_at, expires_at, tries,
  failure, created_at, settled_at`

const find = statement<ListedRow>(`SELECT ${COLUMNS} FROM mails WHERE site_id = ? AND mail_id = ?`)
const sendAgain = statement(
  `UPDATE mails SET state = 'WAITING', tries = 0, failure = '', settled_at = NULL, due_at = CAST(? AS BIGINT),
     created_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND mail_id = ? AND state = 'FAILED'`,
)

/** Mails as staff see them, newest first; ties by id. */
export const staffMailsStore = {
  list: async (
    reader: Reader,
    siteId: string,
    filter: MailFilter,
    behind: MailPlace | undefined,
    limit: number,
  ): Promise<ListedMail[]> => {
    const { text, values } = pageStatement(siteId, filter, behind)
    return (await reader.all<ListedRow>(composedStatement(text), ...values, limit)).map(mailOf)
  },

  find: async (reader: Reader, siteId: string, mailId: string): Promise<ListedMail | undefined> => {
    const row = await reader.first(find, siteId, mailId)
    return row && mailOf(row)
  },

  /** Makes a failed mail wait again, as if it were new. @returns 0 if it hasn't failed, or no longer */
  sendAgain: (tx: Transaction, siteId: string, mailId: string, at: number): Promise<number> =>
    tx.run(sendAgain, at, at, siteId, mailId),
}

const pageStatement = (
  siteId: string,
  { state, to }: MailFilter,
  behind: MailPlace | undefined,
): { readonly text: string; readonly values: Value[] } => {
  const conditions = ['site_id = ?']
  const values: Value[] = [siteId]
  const where = (condition: string, ...more: Value[]): void => {
    conditions.push(condition)
    values.push(...more)
  }
  if (state !== undefined) where('state = ?', state)
  if (to !== undefined) where('recipient = ?', to)
  if (behind) where('(created_at, mail_id) < (?, ?)', behind.at, behind.id)
  return {
    text: `SELECT ${COLUMNS} FROM mails WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, mail_id DESC LIMIT ?`,
    values,
  }
}

const mailOf = (row: ListedRow): ListedMail => ({
  siteId: row.site_id,
  mailId: row.mail_id,
  template: row.template,
  data: JSON.parse(row.data),
  to: row.recipient,
  toName: row.recipient_name,
  language: row.language,
  state: row.state,
  dueAt: row.due_at,
  expiresAt: row.expires_at,
  tries: row.tries,
  failure: row.failure,
  createdAt: row.created_at,
  settledAt: row.settled_at,
})
