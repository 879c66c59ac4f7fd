import type { Contact } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'

/** When an event happens, and what names it. */
export interface Telling {
  readonly siteId: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly ids: Ids
  /** `merge` if the contact changed by one. */
  readonly originatedFrom?: 'merge'
}

/** Records that a contact was created or changed, in the same transaction, with the contact as it is then. */
export const tellContact = (
  tx: Transaction,
  slug: 'created' | 'updated',
  contact: Contact,
  telling: Telling,
): Promise<void> =>
  tell(tx, slug, contact.id, telling, {
    ...(slug === 'created'
      ? { createdEvent: { entity: contact } }
      : { updatedEvent: { currentEntity: contact } }),
  })

/** Records that a contact is gone. */
export const tellContactDeleted = (tx: Transaction, contactId: string, telling: Telling): Promise<void> =>
  tell(tx, 'deleted', contactId, telling, { deletedEvent: {} })

/** Records that contacts were merged into another one. */
export const tellContactsMerged = (
  tx: Transaction,
  sourceContactIds: readonly string[],
  targetContact: Contact,
  telling: Telling,
): Promise<void> => {
  const body = { targetContactId: targetContact.id, sourceContactIds, targetContact }
  return tell(tx, 'merged', targetContact.id, telling, { actionEvent: { body } })
}

const tell = (
  tx: Transaction,
  slug: string,
  entityId: string,
  { siteId, at, ids, originatedFrom }: Telling,
  content: Readonly<Record<string, unknown>>,
): Promise<void> =>
  recordNumbered(tx, siteId, [
    {
      ...{ id: ids.guid(), type: `wix.contacts.v4.contact_${slug}`, entityId, occurredAt: at },
      payload: { ...(originatedFrom && { originatedFrom }), ...content },
    },
  ])
