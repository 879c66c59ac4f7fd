import { eventOf } from '@vitrine/contract'
import type { Ids } from '../../floor/ids.ts'
import type { WaitingEvent } from './kept/waiting.store.ts'

/**
 * Makes up an event of a type, with the content of the shop's newest one of it if there is one. It gets an id of its
 * own, so that receivers don't take it for that one.
 */
export const testEvent = (
  siteId: string,
  eventType: string,
  newest: WaitingEvent | undefined,
  { ids, now, causedBy }: { readonly ids: Ids; readonly now: number; readonly causedBy: string },
): WaitingEvent => {
  const entityId = newest?.entityId ?? ids.guid()
  return {
    ...{ seq: 0, siteId, eventId: ids.guid(), eventType, entityId, occurredAt: now, sequence: 1 },
    ...{ causedBy, before: undefined },
    payload: newest?.payload ?? JSON.stringify(sampleOf(eventType, entityId)),
  }
}

const sampleOf = (eventType: string, entityId: string): Readonly<Record<string, unknown>> => {
  const type = eventOf(eventType)
  if (type?.kind !== 'domain') return { productId: entityId }
  switch (type.slug) {
    case 'created':
      return { createdEvent: { entity: { id: entityId } } }
    case 'updated':
      return { updatedEvent: { currentEntity: { id: entityId } } }
    case 'deleted':
      return { deletedEvent: {} }
    default:
      return { actionEvent: { body: { order: { id: entityId } } } }
  }
}
