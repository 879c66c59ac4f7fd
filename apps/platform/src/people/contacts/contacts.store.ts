import type { ContactSourceType } from '@vitrine/contract'
import { statement, type Transaction } from '../../floor/database/database.ts'
import { mergedAddressesStore } from '../customers/merged-addresses.store.ts'
import { keysOf, type StoredContact } from './contact.ts'

interface ContactRow {
  site_id: string
  contact_id: string
  email: string | null
  source: ContactSourceType
  revision: number
  document: string
  created_at: number
  updated_at: number
}

const COLUMNS = 'site_id, contact_id, email, source, revision, document, created_at, updated_at'
const lockByEmail = statement<ContactRow>(
  `SELECT ${COLUMNS} FROM contacts WHERE site_id = ? AND email = ? FOR UPDATE`,
)
const lockById = statement<ContactRow>(
  `SELECT ${COLUMNS} FROM contacts WHERE site_id = ? AND contact_id = ? FOR UPDATE`,
)
const insertContact = statement(
  `INSERT INTO contacts (${COLUMNS}, phone, first_key, last_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT DO NOTHING`,
)
const updateContact = statement(
  `UPDATE contacts SET email = ?, revision = ?, document = ?, updated_at = ?, phone = ?, first_key = ?, last_key = ?
   WHERE site_id = ? AND contact_id = ?`,
)
const removeLabels = statement('DELETE FROM labelled_contacts WHERE site_id = ? AND contact_id = ?')
const removeContact = statement('DELETE FROM contacts WHERE site_id = ? AND contact_id = ?')

/** The rows of contacts themselves; members and guests have theirs only once something is kept of them. */
export const contactsStore = {
  /** Finds a row and locks it until the transaction ends. @param email - as `mailAddressOf` writes it */
  lockByEmail: async (tx: Transaction, siteId: string, email: string): Promise<StoredContact | undefined> =>
    found(await tx.first(lockByEmail, siteId, email)),

  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredContact | undefined> =>
    found(await tx.first(lockById, siteId, id)),

  /** Saves a new row; returns whether its address was free. */
  add: async (tx: Transaction, contact: StoredContact): Promise<boolean> => {
    const { siteId, id, email, source, revision, info, createdAt, updatedAt } = contact
    const { phone, firstKey, lastKey } = keysOf(contact)
    const columns = [siteId, id, email, source, revision, JSON.stringify(info), createdAt, updatedAt]
    return (await tx.run(insertContact, ...columns, phone, firstKey, lastKey)) === 1
  },

  /** @throws {ConstraintViolation} when another contact has the address */
  save: (tx: Transaction, contact: StoredContact): Promise<number> => {
    const { siteId, id, email, revision, info, updatedAt } = contact
    const { phone, firstKey, lastKey } = keysOf(contact)
    const columns = [email, revision, JSON.stringify(info), updatedAt, phone, firstKey, lastKey]
    return tx.run(updateContact, ...columns, siteId, id)
  },

  remove: async (tx: Transaction, siteId: string, id: string): Promise<void> => {
    await mergedAddressesStore.removeOf(tx, siteId, id)
    await tx.run(removeLabels, siteId, id)
    await tx.run(removeContact, siteId, id)
  },
}

const found = (row: ContactRow | undefined): StoredContact | undefined =>
  row && {
    siteId: row.site_id,
    id: row.contact_id,
    email: row.email,
    source: row.source,
    revision: row.revision,
    info: JSON.parse(row.document), // printed above
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
