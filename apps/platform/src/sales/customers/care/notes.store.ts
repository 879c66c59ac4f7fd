import type { CustomerNote } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

interface NoteRow {
  note_id: string
  note: string
  author: string | null
  created_at: number
}

/** A note to save. */
export interface NewNote {
  readonly siteId: string
  readonly customerId: string
  readonly id: string
  readonly text: string
  readonly author: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

const listNotes = statement<NoteRow>(
  `SELECT note_id, note, author, created_at FROM customer_notes WHERE site_id = ? AND customer_id = ?
   ORDER BY created_at DESC, note_id DESC`,
)
const insertNote = statement(
  `INSERT INTO customer_notes (site_id, customer_id, note_id, note, author, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
)
const deleteNote = statement(
  'DELETE FROM customer_notes WHERE site_id = ? AND customer_id = ? AND note_id = ?',
)

/** What staff wrote about customers. */
export const notesStore = {
  /** Newest first. */
  list: async (reader: Reader, siteId: string, customerId: string): Promise<CustomerNote[]> =>
    (await reader.all(listNotes, siteId, customerId)).map((row) => ({
      id: row.note_id,
      text: row.note,
      ...(row.author !== null && { authorEmail: row.author }),
      createdDate: new Date(row.created_at).toISOString(),
    })),

  insert: (tx: Transaction, { siteId, customerId, id, text, author, at }: NewNote): Promise<number> =>
    tx.run(insertNote, siteId, customerId, id, text, author ?? null, at),

  /** Returns whether the customer had the note. */
  remove: async (tx: Transaction, siteId: string, customerId: string, id: string): Promise<boolean> =>
    (await tx.run(deleteNote, siteId, customerId, id)) === 1,
}
