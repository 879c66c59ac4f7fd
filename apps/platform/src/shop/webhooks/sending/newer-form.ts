import { eventOf, firstTypesOf } from '@vitrine/contract'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { WaitingEvent } from '../kept/waiting.store.ts'
import { messageOf } from './event-message.ts'
import { newerFields } from './newer-fields.ts'

/** Reads an entity in the newer form, as the wire has it; undefined if it is gone. */
export type FindNewer = (siteId: string, entityId: string) => Promise<object | undefined>

/** How to read the entities of events in the newer form, by their type, such as `wix.ecom.v2.cart`. */
export type NewerEntities = Readonly<Record<string, FindNewer>>

type Writable = Omit<WaitingEvent, 'seq' | 'causedBy'>

/**
 * Gives an event of the newer form its content. The outbox has the content of the first form only, so the entity is
 * read when the event is sent, and may already show later changes. An event whose entity is gone has only its id.
 */
export const createInNewerForm =
  (entities: NewerEntities) =>
  async <Event extends Writable>(event: Event): Promise<Event> => {
    const type = eventOf(event.eventType)
    const [firstType] = firstTypesOf(event.eventType)
    if (type?.kind !== 'domain' || firstType === undefined) return event
    if (type.slug === 'deleted') return { ...event, payload: '{"deletedEvent":{}}', before: undefined }
    if (event.payload === '{}') return event // erased with a person's data
    const entity = await entities[type.entityFqdn]?.(event.siteId, event.entityId)
    if (!entity) return { ...event, payload: undefined, before: undefined }
    const content =
      type.slug === 'created'
        ? { createdEvent: { entity } }
        : { updatedEvent: { currentEntity: entity, modifiedFields: changesOf(event, firstType) } }
    return { ...event, payload: JSON.stringify(content), before: undefined }
  }

/** What the first form says about the changed fields, in the words of the newer one. */
const changesOf = (event: Writable, firstType: string): Record<string, unknown> => {
  const { updatedEvent, changedFields, variants } = messageOf({ ...event, eventType: firstType })
  if (isObject(updatedEvent) && isObject(updatedEvent.modifiedFields))
    return newerFields.ofCart(updatedEvent.modifiedFields)
  const fields = Array.isArray(changedFields) ? changedFields : []
  return newerFields.ofProduct(Array.isArray(variants) ? [...fields, 'variants'] : fields)
}
