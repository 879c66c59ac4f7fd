import type {
  ContactIdRequest,
  ContactLabelsRequest,
  ContactResponse,
  ContactSourceType,
  ContactsResponse,
  CreateContactRequest,
  Empty,
  GetContactRequest,
  ListContactsRequest,
  PlatformQuery,
  QueryContactsRequest,
  UpdateContactRequest,
} from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { createChangeContact, type Relabel } from './change-contact.ts'
import { primaryEmailOf, withInfo } from './contact.ts'
import { contactsStore } from './contacts.store.ts'
import { findPeople, findPersonByEmail, findPersonById, type PersonRow } from './known-people.ts'
import { labelsStore } from './labels.store.ts'
import { showContact } from './show-contact.ts'

/** Everyone the shop knows: members, guests, and people who only left their details. */
export interface ContactsService {
  /** @throws {Failure} DUPLICATE_CONTACT_EXISTS, INSUFFICIENT_CONTACT_DATA */
  create(call: Call<CreateContactRequest>): Promise<ContactResponse>
  /** @throws {Failure} CONTACT_NOT_FOUND */
  get(call: Call<GetContactRequest>): Promise<ContactResponse>
  list(call: Call<ListContactsRequest>): Promise<ContactsResponse>
  query(call: Call<QueryContactsRequest>): Promise<ContactsResponse>
  /**
   * @throws {Failure} CONTACT_NOT_FOUND, CONTACT_ALREADY_CHANGED, DUPLICATE_CONTACT_EXISTS, INSUFFICIENT_CONTACT_DATA
   */
  update(call: Call<UpdateContactRequest>): Promise<ContactResponse>
  /** @throws {Failure} CONTACT_NOT_FOUND, CANNOT_DELETE_CUSTOMER */
  delete(call: Call<ContactIdRequest>): Promise<Empty>
  /** @throws {Failure} CONTACT_NOT_FOUND, LABEL_NOT_FOUND */
  label(call: Call<ContactLabelsRequest>): Promise<ContactResponse>
  /** @throws {Failure} CONTACT_NOT_FOUND */
  unlabel(call: Call<ContactLabelsRequest>): Promise<ContactResponse>
}

export interface ContactParts {
  readonly database: Database
  readonly ids: Ids
}

export const createContacts = ({ database, ids }: ContactParts): ContactsService => {
  const change = createChangeContact(ids)
  const found = async (reader: Reader, siteId: string, id: string): Promise<PersonRow> => {
    const person = await findPersonById(reader, siteId, id)
    if (!person) throw fail('CONTACT_NOT_FOUND')
    return person
  }

  const shown = async (reader: Reader, siteId: string, id: string): Promise<ContactResponse> => {
    const person = await found(reader, siteId, id)
    const own = person.own_id
    const keys = own === null ? undefined : await labelsStore.keysOf(reader, siteId, [own])
    return { contact: showContact(person, keys?.get(own ?? '') ?? []) }
  }

  const page = async (
    { actor: { siteId } }: Call<unknown>,
    asked: PlatformQuery,
  ): Promise<ContactsResponse> => {
    const { people, offset, total } = await findPeople(database, siteId, asked)
    const own = people.flatMap(({ own_id }) => own_id ?? [])
    const keys = await labelsStore.keysOf(database, siteId, own)
    const contacts = people.map((person) => showContact(person, keys.get(person.own_id ?? '') ?? []))
    return { contacts, pagingMetadata: { count: contacts.length, offset, total, tooManyToCount: false } }
  }

  const relabelled = (call: Call<ContactLabelsRequest>, labels: Relabel): Promise<ContactResponse> =>
    database.transaction(async (tx) => {
      const { siteId } = call.actor
      const { contactId } = call.input
      const id = await change.relabel(tx, { siteId, at: call.at, contactId }, labels)
      noteChange(tx, { entityType: 'CONTACT', entityId: id })
      return shown(tx, siteId, id)
    })

  return {
    create: async (call) => {
      const { actor, at, input } = call
      const { siteId } = actor
      const info = withInfo({}, input.info, ids)
      const id = ids.guid()
      const email = primaryEmailOf(info) ?? null
      const source: ContactSourceType = actor.type === 'APP' ? 'THIRD_PARTY' : 'ADMIN'
      return once(
        database,
        call.attempt(),
        id,
        (claim) =>
          database.transaction(async (tx) => {
            await claim?.(tx)
            const row = { siteId, id, email, source, revision: 1, info, createdAt: at, updatedAt: at }
            const known = email === null ? undefined : await findPersonByEmail(tx, siteId, email)
            if (known) throw fail('DUPLICATE_CONTACT_EXISTS', { duplicateContactId: known.contact_id })
            if (!(await contactsStore.add(tx, row))) throw fail('DUPLICATE_CONTACT_EXISTS')
            noteChange(tx, { entityType: 'CONTACT', entityId: id, before: null })
            return shown(tx, siteId, id)
          }),
        async (known) => shown(database, siteId, known),
      )
    },

    get: ({ actor, input, consistent }) =>
      shown(consistent ? database : database.replica, actor.siteId, input.id),

    list: (call) => {
      const { sort, paging } = call.input
      return page(call, { ...(sort && { sort: [sort] }), ...(paging && { paging }) })
    },

    query: (call) => page(call, call.input.query ?? {}),

    update: ({ actor: { siteId }, at, input: { contactId, revision, info } }) =>
      database
        .transaction(async (tx) => {
          const id = await change.update(tx, { siteId, at, contactId }, info, revision)
          noteChange(tx, { entityType: 'CONTACT', entityId: id })
          return shown(tx, siteId, id)
        })
        .catch((error: unknown) => {
          throw error instanceof ConstraintViolation ? fail('DUPLICATE_CONTACT_EXISTS') : error
        }),

    delete: async ({ actor: { siteId }, at, input: { contactId } }) => {
      await database.transaction(async (tx) => {
        const id = await change.remove(tx, { siteId, at, contactId })
        noteChange(tx, { entityType: 'CONTACT', entityId: id, after: null })
      })
      return {}
    },

    label: (call) => relabelled(call, { add: [call.input.labelKeys].flat(), remove: [] }),

    unlabel: (call) => relabelled(call, { add: [], remove: [call.input.labelKeys].flat() }),
  }
}
