import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

/** What a link pays for: a draft order, or what is left of an order. */
export interface LinkSubject {
  readonly siteId: string
  readonly kind: 'DRAFT' | 'ORDER'
  /** The id of the draft or the order. */
  readonly id: string
}

/** A mailed link. All times are milliseconds since 1970. */
export interface PaymentLink extends LinkSubject {
  readonly sentTo: string
  readonly sentAt: number
  readonly expiresAt: number
  /** For the balance of an order: where it is paid, once the link was opened. */
  readonly checkoutId?: string | undefined
}

interface LinkRow {
  checkout_id: string | null
  sent_to: string
  sent_at: number
  expires_at: number
}

const find = statement<LinkRow>(
  `SELECT checkout_id, sent_to, sent_at, expires_at FROM payment_links
   WHERE site_id = ? AND kind = ? AND subject_id = ?`,
)
const lock = statement<LinkRow>(
  `SELECT checkout_id, sent_to, sent_at, expires_at FROM payment_links
   WHERE site_id = ? AND kind = ? AND subject_id = ? FOR UPDATE`,
)
const noteCheckout = statement(
  'UPDATE payment_links SET checkout_id = ? WHERE site_id = ? AND kind = ? AND subject_id = ?',
)
const save = statement(
  `INSERT INTO payment_links (site_id, kind, subject_id, sent_to, sent_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, kind, subject_id) DO UPDATE SET sent_to = excluded.sent_to, sent_at = excluded.sent_at,
     expires_at = excluded.expires_at`,
)
const remove = statement('DELETE FROM payment_links WHERE site_id = ? AND kind = ? AND subject_id = ?')

/** The mailed links to pay. */
export const paymentLinksStore = {
  find: async (reader: Reader, subject: LinkSubject): Promise<PaymentLink | undefined> => {
    const row = await reader.first(find, subject.siteId, subject.kind, subject.id)
    return row && linkOf(subject, row)
  },

  /** Finds a link and locks it until the transaction ends, so that it is opened once at a time. */
  lock: async (tx: Transaction, subject: LinkSubject): Promise<PaymentLink | undefined> => {
    const row = await tx.first(lock, subject.siteId, subject.kind, subject.id)
    return row && linkOf(subject, row)
  },

  /** Saves where a balance is paid. */
  noteCheckout: (tx: Transaction, { siteId, kind, id }: LinkSubject, checkoutId: string): Promise<number> =>
    tx.run(noteCheckout, checkoutId, siteId, kind, id),

  /** Records that a link was mailed; one that was mailed before for the same is extended. */
  save: (tx: Transaction, link: PaymentLink): Promise<number> =>
    tx.run(save, link.siteId, link.kind, link.id, link.sentTo, link.sentAt, link.expiresAt),

  remove: (tx: Transaction, { siteId, kind, id }: LinkSubject): Promise<number> =>
    tx.run(remove, siteId, kind, id),
}

const linkOf = (subject: LinkSubject, row: LinkRow): PaymentLink => ({
  ...subject,
  sentTo: row.sent_to,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  checkoutId: row.checkout_id ?? undefined,
})
