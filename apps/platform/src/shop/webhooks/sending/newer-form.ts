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
 * Gives an event of the newer form its content. The outbox has the content of the first form only, or none of an entity
 * that has no first form, so the entity is read when the event is sent, and may already show later changes. An event
 * whose entity is gone has only its id.
 */
export const createInNewerForm =
  (entities: NewerEntities) =>
  async <Event extends Writable>(event: Event): Promise<Event> => {
    const type = eventOf(event.eventType)
    const find = type?.kind === 'domain' ? entities[type.entityFqdn] : undefined
    if (type?.kind !== 'domain' || !find) return event
    const [firstType] = firstTypesOf(event.eventType)
    if (type.slug === 'deleted') return { ...event, payload: '{"deletedEvent":{}}', before: undefined }
    if (event.payload === '{}') return event // erased with a person's data
    const entity = await find(event.siteId, event.entityId)
    if (firstType === undefined) return withEntity(event, entity)
    if (!entity) return { ...event, payload: undefined, before: undefined }
    const content =
      type.slug === 'created'
        ? { createdEvent: { entity } }
        : { updatedEvent: { currentEntity: entity, modifiedFields: changesOf(event, firstType) } }
    return { ...event, payload: JSON.stringify(content), before: undefined }
  }

/** Adds its entity to what was kept of an event. */
const withEntity = <Event extends Writable>(event: Event, entity: object | undefined): Event => {
  const kept: unknown = JSON.parse(event.payload ?? '{}')
  const { createdEvent, updatedEvent, actionEvent } = isObject(kept) ? kept : {}
  const alone = { ...event, before: undefined }
  if (isObject(actionEvent) && isObject(actionEvent.body)) {
    const body = {
      ...('reason' in actionEvent.body && entity && { currentEntity: entity }),
      ...actionEvent.body,
    }
    return { ...alone, payload: JSON.stringify({ actionEvent: { body } }) }
  }
  if (!entity) return { ...alone, payload: undefined }
  const content = createdEvent
    ? { createdEvent: { entity } }
    : { updatedEvent: { currentEntity: entity, ...(isObject(updatedEvent) && updatedEvent) } }
  return { ...alone, payload: JSON.stringify(content) }
}

/** What the first form says about the changed fields, in the words of the newer one. */
const changesOf = (event: Writable, firstType: string): Record<string, unknown> => {
  const { updatedEvent, changedFields, variants } = messageOf({ ...event, eventType: firstType })
  if (isObject(updatedEvent) && isObject(updatedEvent.modifiedFields))
    return newerFields.ofCart(updatedEvent.modifiedFields)
  const fields = Array.isArray(changedFields) ? changedFields : []
  return newerFields.ofProduct(Array.isArray(variants) ? [...fields, 'variants'] : fields)
}
