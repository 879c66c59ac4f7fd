import type { Ids } from '../../floor/ids.ts'
import type { WaitingEvent } from './kept/waiting.store.ts'
import { bareContent } from './sending/bare-content.ts'

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
    payload: newest?.payload ?? JSON.stringify(bareContent(eventType, entityId)),
  }
}
