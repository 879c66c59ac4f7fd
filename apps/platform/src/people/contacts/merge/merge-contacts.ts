import type { Contact } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { emptyEvents } from '../../../shop/events/empty-events.ts'
import { customersStore } from '../../customers/customers.store.ts'
import { mergedAddressesStore } from '../../customers/merged-addresses.store.ts'
import { type ChangedContact, lockRow } from '../change-contact.ts'
import { primaryEmailOf } from '../contact.ts'
import { tellContact, tellContactDeleted, tellContactsMerged } from '../contact-events.ts'
import { contactsStore } from '../contacts.store.ts'
import { getContact, getPerson } from '../find-contact.ts'
import type { PersonRow } from '../known-people.ts'
import { labelsStore } from '../labels.store.ts'
import { mergedContactsStore } from './merged-contacts.store.ts'
import { mergedInfo } from './merged-info.ts'

export interface Merge {
  readonly siteId: string
  readonly at: number
  readonly targetContactId: string
  /** The target's current one, if the caller knows it. */
  readonly targetContactRevision?: number
  readonly sourceContactIds: readonly string[]
}

/**
 * Merges contacts into another one. Its details stay, and gaps are filled; labels, orders, notes and tags of the others
 * become its own. They are gone then, and their ids and addresses lead to it.
 *
 * @throws {Failure} CONTACT_NOT_FOUND, CONTACT_ALREADY_CHANGED; ILLEGAL_MERGE for members as sources, and for the same
 * contact twice
 */
export const createMergeContacts =
  (ids: Ids) =>
  async (tx: Transaction, merge: Merge): Promise<ChangedContact> => {
    const { siteId, targetContactId, targetContactRevision, sourceContactIds } = merge
    await lockAll(tx, ids, merge)
    const target = await getPerson(tx, siteId, targetContactId)
    const row = await lockRow(tx, ids, merge, target)
    if (targetContactRevision !== undefined && targetContactRevision !== row.revision)
      throw fail('CONTACT_ALREADY_CHANGED')
    const before = await getContact(tx, siteId, row.id)
    const sources: PersonRow[] = []
    const contacts: Contact[] = []
    for (const id of sourceContactIds) {
      sources.push(await getPerson(tx, siteId, id))
      contacts.push(await getContact(tx, siteId, id))
    }
    const all = [before, ...contacts].map(({ id }) => id)
    if (new Set(all).size < all.length || sources.some(({ member_id: id }) => id !== null))
      throw fail('ILLEGAL_MERGE')

    const info = mergedInfo(row.info, before, target.member_id !== null, contacts)
    const email = target.email ?? primaryEmailOf(info) ?? null
    const given = new Set(contacts.flatMap(({ info: { labelKeys } }) => labelKeys?.items ?? []))
    for (const source of sources) await removeSource(tx, siteId, source, row.id)
    await contactsStore.save(tx, { ...row, email, info, revision: row.revision + 1, updatedAt: merge.at })
    for (const { email: gone } of sources)
      if (gone !== null && gone !== email) await mergedAddressesStore.add(tx, siteId, gone, row.id)
    for (const key of given) await labelsStore.give(tx, siteId, key, row.id)
    await moveOrders(tx, siteId, target, sources, email)

    const contact = await getContact(tx, siteId, row.id)
    const telling = { siteId, at: merge.at, ids, originatedFrom: 'merge' } as const
    const gone = contacts.map(({ id }) => id)
    await tellContact(tx, 'updated', contact, telling)
    await tellContactsMerged(tx, gone, contact, { siteId, at: merge.at, ids })
    for (const id of gone) {
      await emptyEvents(tx, siteId, id)
      await tellContactDeleted(tx, id, telling)
    }
    return { rowId: row.id, contact }
  }

/** Locks the rows in one order, so that merges of the same contacts can't wait for each other. */
const lockAll = async (tx: Transaction, ids: Ids, merge: Merge): Promise<void> => {
  const named = [merge.targetContactId, ...merge.sourceContactIds]
  const people = new Map<string, PersonRow>()
  for (const id of named) {
    const person = await getPerson(tx, merge.siteId, id)
    people.set(person.contact_id, person)
  }
  const inOrder = [...people.values()].sort((one, other) => (one.contact_id < other.contact_id ? -1 : 1))
  for (const person of inOrder) await lockRow(tx, ids, merge, person)
}

const removeSource = async (
  tx: Transaction,
  siteId: string,
  { contact_id: contactId, own_id: ownId, customer_id: customerId }: PersonRow,
  targetId: string,
): Promise<void> => {
  const known = new Set([contactId, ownId, customerId].flatMap((id) => id ?? []))
  for (const id of known) await mergedContactsStore.add(tx, siteId, id, targetId)
  if (ownId === null) return
  await mergedAddressesStore.move(tx, siteId, ownId, targetId)
  await contactsStore.remove(tx, siteId, ownId)
}

/** The customer of the target gets what the guests have; without one, the first guest becomes it. */
const moveOrders = async (
  tx: Transaction,
  siteId: string,
  target: PersonRow,
  sources: readonly PersonRow[],
  email: string | null,
): Promise<void> => {
  const guests = sources.flatMap(({ customer_id: id }) => id ?? [])
  let heir = target.customer_id
  for (const id of guests) {
    if (heir !== null) await customersStore.absorb(tx, siteId, id, heir)
    else {
      const customer = await customersStore.lock(tx, siteId, id)
      if (!customer) throw fail('CONFLICT')
      if (email !== null && email !== customer.email) await customersStore.update(tx, { ...customer, email })
      heir = id
    }
  }
}
