import type * as wire from '@vitrine/contract'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { customersStore } from '../../../people/customers/customers.store.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { authorOf } from '../../orders/change-order.ts'
import { tagKeyOf } from '../list/list-customers.ts'
import { notesStore } from './notes.store.ts'
import { tagsStore } from './tags.store.ts'

/** What staff add to customers: notes and tags. Every call throws CUSTOMER_NOT_FOUND. */
export interface CareService {
  /** @throws {Failure} CUSTOMER_NOTE_LIMIT */
  addNote(call: Call<wire.AddCustomerNoteRequest>): Promise<wire.CustomerNoteResponse>
  /** @throws {Failure} CUSTOMER_NOTE_NOT_FOUND */
  deleteNote(call: Call<wire.DeleteCustomerNoteRequest>): Promise<wire.Empty>
  setTags(call: Call<wire.SetCustomerTagsRequest>): Promise<wire.CustomerTagsResponse>
  listTags(call: Call<wire.Empty>): Promise<wire.CustomerTagsResponse>
}

const MOST_NOTES = 200

export const createCare = (database: Database, ids: Pick<Ids, 'guid'>): CareService => {
  const lock = async (tx: Transaction, siteId: string, id: string): Promise<void> => {
    if (!(await customersStore.lock(tx, siteId, id))) throw fail('CUSTOMER_NOT_FOUND')
  }

  return {
    addNote: (call) => {
      const { actor, at, input } = call
      const { siteId } = actor
      const { id: customerId, text } = input
      const noteId = ids.guid()
      return once(
        database,
        call.attempt(),
        noteId,
        (claim) =>
          database.transaction(async (tx) => {
            await claim?.(tx)
            await lock(tx, siteId, customerId)
            const notes = await notesStore.list(tx, siteId, customerId)
            if (notes.length >= MOST_NOTES) throw fail('CUSTOMER_NOTE_LIMIT')
            const author = await authorOf(tx)
            await notesStore.insert(tx, { siteId, customerId, id: noteId, text: text.trim(), author, at })
            noted(tx, customerId, {}, { note: text.trim() })
            return { note: await noteOf(tx, siteId, customerId, noteId) }
          }),
        async (id) => ({ note: await noteOf(database, siteId, customerId, id) }),
      )
    },

    deleteNote: ({ actor: { siteId }, input: { id, noteId } }) =>
      database.transaction(async (tx) => {
        await lock(tx, siteId, id)
        if (!(await notesStore.remove(tx, siteId, id, noteId))) throw fail('CUSTOMER_NOTE_NOT_FOUND')
        noted(tx, id, { noteId }, {})
        return {}
      }),

    setTags: ({ actor: { siteId }, input: { id, tags: given } }) =>
      database.transaction(async (tx) => {
        await lock(tx, siteId, id)
        const before = await tagsStore.of(tx, siteId, id)
        await tagsStore.replace(tx, siteId, id, distinct(given))
        const tags = await tagsStore.of(tx, siteId, id)
        noted(tx, id, { tags: before }, { tags })
        return { tags }
      }),

    listTags: async ({ actor: { siteId } }) => ({ tags: await tagsStore.list(database, siteId) }),
  }
}

const noteOf = async (
  reader: Database | Transaction,
  siteId: string,
  customerId: string,
  noteId: string,
): Promise<wire.CustomerNote> => {
  const notes = await notesStore.list(reader, siteId, customerId)
  const note = notes.find(({ id }) => id === noteId)
  if (!note) throw fail('CUSTOMER_NOT_FOUND')
  return note
}

/** Of tags that differ only in letter case or spaces at the ends, the first one stays. */
const distinct = (tags: readonly string[]): string[] => {
  const known = new Map<string, string>()
  for (const tag of tags) if (!known.has(tagKeyOf(tag))) known.set(tagKeyOf(tag), tag.trim())
  return [...known.values()]
}

const noted = (tx: Transaction, entityId: string, before: object, after: object): void =>
  noteChange(tx, { entityType: 'CUSTOMER', entityId, before, after })
