import type { Contact } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { findPersonById, type PersonRow } from './known-people.ts'
import { labelsStore } from './labels.store.ts'
import { showContact } from './show-contact.ts'

/** Finds someone by any id they are known under. @throws {Failure} CONTACT_NOT_FOUND */
export const getPerson = async (reader: Reader, siteId: string, id: string): Promise<PersonRow> => {
  const person = await findPersonById(reader, siteId, id)
  if (!person) throw fail('CONTACT_NOT_FOUND')
  return person
}

/** Reads a contact with the keys of its labels, by any id it is known under. @throws {Failure} CONTACT_NOT_FOUND */
export const getContact = async (reader: Reader, siteId: string, id: string): Promise<Contact> => {
  const person = await getPerson(reader, siteId, id)
  const own = person.own_id
  const keys = own === null ? undefined : await labelsStore.keysOf(reader, siteId, [own])
  return showContact(person, keys?.get(own ?? '') ?? [])
}
