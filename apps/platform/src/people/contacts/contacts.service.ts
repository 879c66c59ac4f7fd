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
  MergeContactsRequest,
  PlatformQuery,
  PreviewMergeContactsRequest,
  QueryContactsRequest,
  UpdateContactRequest,
} from '@vitrine/contract'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { createChangeContact, type Relabel } from './change-contact.ts'
import { primaryEmailOf, readInfo, withInfo } from './contact.ts'
import { tellContact } from './contact-events.ts'
import { contactsStore } from './contacts.store.ts'
import { getContact } from './find-contact.ts'
import { findPeople, findPersonByEmail, findPersonById } from './known-people.ts'
import { labelsStore } from './labels.store.ts'
import { createMergeContacts } from './merge/merge-contacts.ts'
import { mergedContactsStore } from './merge/merged-contacts.store.ts'
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
  /** @throws {Failure} CONTACT_NOT_FOUND, CONTACT_ALREADY_CHANGED, ILLEGAL_MERGE */
  merge(call: Call<MergeContactsRequest>): Promise<ContactResponse>
  /** @throws {Failure} CONTACT_NOT_FOUND, ILLEGAL_MERGE */
  previewMerge(call: Call<PreviewMergeContactsRequest>): Promise<ContactResponse>
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
  const merge = createMergeContacts(ids)
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
      const { rowId, contact } = await change.relabel(tx, { siteId, at: call.at, contactId }, labels)
      noteChange(tx, { entityType: 'CONTACT', entityId: rowId })
      return { contact }
    })

  return {
    create: async (call) => {
      const { actor, at, input } = call
      const { siteId } = actor
      const info = withInfo({}, readInfo(input.info), ids)
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
            const contact = await getContact(tx, siteId, id)
            await tellContact(tx, 'created', contact, { siteId, at, ids })
            return { contact }
          }),
        async (known) => ({ contact: await getContact(database, siteId, known) }),
      )
    },

    get: async ({ actor: { siteId }, input, consistent }) => {
      const reader = consistent ? database : database.replica
      const person = await findPersonById(reader, siteId, input.id)
      const id = person ? input.id : await mergedContactsStore.targetOf(reader, siteId, input.id)
      return { contact: await getContact(reader, siteId, id ?? input.id) }
    },

    list: (call) => {
      const { sort, paging } = call.input
      return page(call, { ...(sort && { sort: [sort] }), ...(paging && { paging }) })
    },

    query: (call) => page(call, call.input.query ?? {}),

    update: ({ actor: { siteId }, at, input: { contactId, revision, info } }) =>
      database
        .transaction(async (tx) => {
          const { rowId, contact } = await change.update(
            tx,
            { siteId, at, contactId },
            readInfo(info),
            revision,
          )
          noteChange(tx, { entityType: 'CONTACT', entityId: rowId })
          return { contact }
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

    merge: async ({ actor: { siteId }, at, input }) =>
      database.transaction(async (tx) => {
        const { rowId, contact } = await merge(tx, { siteId, at, ...input })
        noteChange(tx, { entityType: 'CONTACT', entityId: rowId })
        for (const id of input.sourceContactIds)
          noteChange(tx, { entityType: 'CONTACT', entityId: id, after: null })
        return { contact }
      }),

    previewMerge: ({ actor: { siteId }, at, input }) =>
      undone(database, async (tx) => ({ contact: (await merge(tx, { siteId, at, ...input })).contact })),

    label: (call) => relabelled(call, { add: [call.input.labelKeys].flat(), remove: [] }),

    unlabel: (call) => relabelled(call, { add: [], remove: [call.input.labelKeys].flat() }),
  }
}

/** A preview's transaction is undone, so that it answers what the change itself would. */
class Previewed<T> extends Error {
  override readonly name = 'Previewed'
  readonly answer: T

  constructor(answer: T) {
    super('The transaction was a preview.')
    this.answer = answer
  }
}

const undone = async <T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const previewed = await database
    .transaction(async (tx): Promise<never> => {
      throw new Previewed(await work(tx))
    })
    .catch((error: unknown) => error)
  if (previewed instanceof Previewed) return previewed.answer
  throw previewed
}
