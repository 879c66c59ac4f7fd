import type { Contact, ContactInfo, ContactSourceType } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { emptyEvents } from '../../shop/events/empty-events.ts'
import { assertNotOfAccount, primaryEmailOf, type StoredContact, withInfo } from './contact.ts'
import { tellContact, tellContactDeleted } from './contact-events.ts'
import { contactsStore } from './contacts.store.ts'
import { getContact, getPerson } from './find-contact.ts'
import { findPersonByEmail, type PersonRow } from './known-people.ts'
import { labelsStore } from './labels.store.ts'

/** Whose contact is changed, and when. */
export interface ContactChange {
  readonly siteId: string
  readonly at: number
  readonly contactId: string
}

/**
 * Changes of one contact, each with its event in the caller's transaction. They return the id of what the shop keeps,
 * and the contact as it is then.
 */
export interface ChangeContact {
  /** @throws {Failure} CONTACT_NOT_FOUND, LABEL_NOT_FOUND */
  relabel(tx: Transaction, change: ContactChange, labels: Relabel): Promise<ChangedContact>
  /**
   * @param revision - the current one, if the caller knows it
   * @throws {Failure} CONTACT_NOT_FOUND, CONTACT_ALREADY_CHANGED, DUPLICATE_CONTACT_EXISTS, INSUFFICIENT_CONTACT_DATA
   * @throws {InvalidArgument} for what belongs to a member's account
   * @throws {ConstraintViolation} when another call gave the address to someone else just now
   */
  update(
    tx: Transaction,
    change: ContactChange,
    info: ContactInfo,
    revision?: number,
  ): Promise<ChangedContact>
  /** @throws {Failure} CONTACT_NOT_FOUND, CANNOT_DELETE_CUSTOMER */
  remove(tx: Transaction, change: ContactChange): Promise<string>
}

export interface ChangedContact {
  readonly rowId: string
  readonly contact: Contact
}

/** Keys of labels. */
export interface Relabel {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

export const createChangeContact = (ids: Ids): ChangeContact => {
  const told = async (tx: Transaction, change: ContactChange, rowId: string): Promise<ChangedContact> => {
    const contact = await getContact(tx, change.siteId, rowId)
    await tellContact(tx, 'updated', contact, { ...change, ids })
    return { rowId, contact }
  }

  return {
    relabel: async (tx, change, { add, remove }) => {
      const { siteId, at } = change
      const person = await getPerson(tx, change.siteId, change.contactId)
      for (const key of add)
        if (!(await labelsStore.find(tx, siteId, key))) throw fail('LABEL_NOT_FOUND', { key })
      const row = await lockRow(tx, ids, change, person)
      for (const key of new Set(add)) await labelsStore.give(tx, siteId, key, row.id)
      for (const key of new Set(remove)) await labelsStore.take(tx, siteId, key, row.id)
      await contactsStore.save(tx, { ...row, revision: row.revision + 1, updatedAt: at })
      return told(tx, change, row.id)
    },

    update: async (tx, change, changes, revision) => {
      const { siteId, at } = change
      const person = await getPerson(tx, change.siteId, change.contactId)
      if (person.member_id !== null) assertNotOfAccount(changes)
      const row = await lockRow(tx, ids, change, person)
      if (revision !== undefined && revision !== row.revision) throw fail('CONTACT_ALREADY_CHANGED')
      const info = changedInfo(person, row, changes, ids)
      const email = person.customer_id === null ? (primaryEmailOf(info) ?? null) : row.email
      await assertFree(tx, siteId, row, email)
      await contactsStore.save(tx, { ...row, email, info, revision: row.revision + 1, updatedAt: at })
      return told(tx, change, row.id)
    },

    remove: async (tx, change) => {
      const person = await getPerson(tx, change.siteId, change.contactId)
      if (person.customer_id !== null || person.own_id === null) throw fail('CANNOT_DELETE_CUSTOMER')
      await contactsStore.remove(tx, change.siteId, person.own_id)
      await emptyEvents(tx, change.siteId, person.own_id)
      await tellContactDeleted(tx, person.own_id, { ...change, ids })
      return person.own_id
    },
  }
}

/**
 * Locks the row of someone, which is made if the shop kept nothing of them yet.
 * @throws {Failure} CONFLICT if another call has made or removed it just now
 */
export const lockRow = async (
  tx: Transaction,
  ids: Ids,
  { siteId, at }: Omit<ContactChange, 'contactId'>,
  person: PersonRow,
): Promise<StoredContact> => {
  const rowId = person.own_id ?? ids.guid()
  if (person.own_id === null)
    await contactsStore.add(tx, {
      ...{ siteId, id: rowId, email: person.email, source: sourceFor(person), revision: 1, info: {} },
      ...{ createdAt: person.created_at, updatedAt: at },
    })
  const row = await contactsStore.lock(tx, siteId, rowId)
  if (!row) throw fail('CONFLICT')
  return row
}

const sourceFor = ({ member_id }: PersonRow): ContactSourceType =>
  member_id === null ? 'WIX_STORES' : 'WIX_SITE_MEMBERS'

/** Someone with an account or orders has an address already, whatever else the shop keeps. */
const changedInfo = (
  { customer_id, email }: PersonRow,
  { info }: StoredContact,
  changes: ContactInfo,
  ids: Ids,
) => {
  if (customer_id === null || email === null) return withInfo(info, changes, ids)
  const isNamed = info.emails !== undefined || changes.emails !== undefined
  const whole = withInfo({ emails: { items: [{ email, primary: true }] }, ...info }, changes, ids)
  const { emails, ...rest } = whole
  return isNamed ? whole : rest
}

const assertFree = async (
  tx: Transaction,
  siteId: string,
  row: StoredContact,
  email: string | null,
): Promise<void> => {
  if (email === null || email === row.email) return
  const other = await findPersonByEmail(tx, siteId, email)
  if (other && other.own_id !== row.id)
    throw fail('DUPLICATE_CONTACT_EXISTS', { duplicateContactId: other.contact_id })
}
