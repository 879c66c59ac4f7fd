import { eventOf } from '@vitrine/contract'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { WaitingEvent } from '../kept/waiting.store.ts'
import { dateOf } from '../kept/webhook.ts'
import { bareContent } from './bare-content.ts'
import { modifiedFields } from './modified-fields.ts'

/** The content of an event, as it is sent. */
export type EventMessage = Readonly<Record<string, unknown>>

/**
 * Writes an event as the wire has it: an event about an entity in an envelope with its own id, time and number, any
 * other one as it is.
 */
export const messageOf = (
  event: Omit<WaitingEvent, 'seq' | 'siteId' | 'causedBy'>,
  originatedFrom = '',
): EventMessage => {
  const kept = contentOf(event.payload)
  const type = eventOf(event.eventType)
  if (type?.kind !== 'domain') return kept
  // Erased with a person's data, or gone. Receivers still learn what happened, and read only the entity's id.
  const payload = Object.keys(kept).length > 0 ? kept : bareContent(event.eventType, event.entityId)
  return {
    id: event.eventId,
    entityFqdn: type.entityFqdn,
    slug: type.slug,
    entityId: event.entityId,
    eventTime: dateOf(event.occurredAt),
    triggeredByAnonymizeRequest: false,
    originatedFrom,
    entityEventSequence: String(event.sequence ?? 1),
    ...withModifiedFields(payload, event.before),
  }
}

/** An update lists what it changed; without the event before it, that is unknown. */
const withModifiedFields = (payload: EventMessage, before: string | undefined): EventMessage => {
  const { updatedEvent } = payload
  const former = before === undefined ? undefined : entityIn(contentOf(before))
  if (!isObject(updatedEvent) || former === undefined) return payload
  const fields = modifiedFields(former, updatedEvent.currentEntity)
  return { ...payload, updatedEvent: { ...updatedEvent, modifiedFields: fields } }
}

/** The entity in the content of an event. */
const entityIn = ({ createdEvent, updatedEvent, actionEvent }: EventMessage): unknown => {
  if (isObject(createdEvent)) return createdEvent.entity
  if (isObject(updatedEvent)) return updatedEvent.currentEntity
  if (isObject(actionEvent) && isObject(actionEvent.body)) return Object.values(actionEvent.body)[0]
  return undefined
}

const contentOf = (payload: string | undefined): EventMessage => {
  const content: unknown = JSON.parse(payload ?? '{}')
  return isObject(content) ? content : {}
}
