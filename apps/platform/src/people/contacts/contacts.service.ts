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
import type { Database, Reader, Transaction } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { assertNotOfAccount, primaryEmailOf, type StoredContact, withInfo } from './contact.ts'
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

  /** Locks the row of someone, which is made if the shop kept nothing of them yet. */
  const ownRow = async (tx: Transaction, call: Call<unknown>, id: string) => {
    const { siteId } = call.actor
    const person = await found(tx, siteId, id)
    const rowId = person.own_id ?? ids.guid()
    if (person.own_id === null)
      await contactsStore.add(tx, {
        ...{ siteId, id: rowId, email: person.email, source: sourceFor(person), revision: 1, info: {} },
        ...{ createdAt: person.created_at, updatedAt: call.at },
      })
    const row = await contactsStore.lock(tx, siteId, rowId)
    if (!row) throw fail('CONFLICT') // another call has made it
    return { person, row }
  }

  const labelled = (
    call: Call<ContactLabelsRequest>,
    change: (tx: Transaction, key: string, rowId: string) => Promise<unknown>,
  ): Promise<ContactResponse> =>
    database.transaction(async (tx) => {
      const { contactId, labelKeys } = call.input
      const { row } = await ownRow(tx, call, contactId)
      for (const key of new Set([labelKeys].flat())) await change(tx, key, row.id)
      await contactsStore.save(tx, { ...row, revision: row.revision + 1, updatedAt: call.at })
      noteChange(tx, { entityType: 'CONTACT', entityId: row.id })
      return shown(tx, call.actor.siteId, row.id)
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

    update: (call) => {
      const { siteId } = call.actor
      const { contactId, revision, info: changes } = call.input
      return database
        .transaction(async (tx) => {
          const { person, row } = await ownRow(tx, call, contactId)
          if (revision !== row.revision) throw fail('CONTACT_ALREADY_CHANGED')
          if (person.member_id !== null) assertNotOfAccount(changes)
          const info = changedInfo(person, row, changes, ids)
          const email = person.customer_id === null ? (primaryEmailOf(info) ?? null) : row.email
          await assertFree(tx, siteId, row, email)
          const after = { ...row, email, info, revision: revision + 1, updatedAt: call.at }
          await contactsStore.save(tx, after)
          noteChange(tx, { entityType: 'CONTACT', entityId: row.id })
          return shown(tx, siteId, row.id)
        })
        .catch((error: unknown) => {
          throw error instanceof ConstraintViolation ? fail('DUPLICATE_CONTACT_EXISTS') : error
        })
    },

    delete: async ({ actor: { siteId }, input: { contactId } }) => {
      await database.transaction(async (tx) => {
        const person = await found(tx, siteId, contactId)
        if (person.customer_id !== null || person.own_id === null) throw fail('CANNOT_DELETE_CUSTOMER')
        await contactsStore.remove(tx, siteId, person.own_id)
        noteChange(tx, { entityType: 'CONTACT', entityId: person.own_id, after: null })
      })
      return {}
    },

    label: (call) =>
      labelled(call, async (tx, key, rowId) => {
        const { siteId } = call.actor
        if (!(await labelsStore.find(tx, siteId, key))) throw fail('LABEL_NOT_FOUND', { key })
        await labelsStore.give(tx, siteId, key, rowId)
      }),

    unlabel: (call) =>
      labelled(call, (tx, key, rowId) => labelsStore.take(tx, call.actor.siteId, key, rowId)),
  }
}

const sourceFor = ({ member_id }: PersonRow): ContactSourceType =>
  member_id === null ? 'WIX_STORES' : 'WIX_SITE_MEMBERS'

/** Someone with an account or orders has an address already, whatever else the shop keeps. */
const changedInfo = (
  { customer_id, email }: PersonRow,
  { info }: StoredContact,
  changes: UpdateContactRequest['info'],
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
