import { EVENTS, type EventName, eventOf } from '@vitrine/contract'
import type { Ids } from '../../floor/ids.ts'
import events from '../reference/events.json' with { type: 'json' }
import type { WaitingEvent } from './kept/waiting.store.ts'

/** An event as it was delivered from the demo shop. */
interface Recorded {
  readonly entityId?: string
  readonly productId?: string
  readonly collectionId?: string
  readonly createdEvent?: unknown
  readonly updatedEvent?: unknown
  readonly deletedEvent?: unknown
  readonly actionEvent?: unknown
}

const RECORDED: Readonly<Record<EventName, Recorded>> = events
const BY_TYPE = new Map(
  Object.entries(RECORDED).map(([name, recorded]) => [EVENTS[name as EventName].type, recorded]),
)

/**
 * Makes up an event of a type with the content of the shop's newest one, or else with that of the event's page in the
 * docs. It has an id of its own, so that receivers don't take it for a real one.
 */
export const testEvent = (
  siteId: string,
  eventType: string,
  newest: WaitingEvent | undefined,
  { ids, now, causedBy }: { readonly ids: Ids; readonly now: number; readonly causedBy: string },
): WaitingEvent => ({
  ...{ seq: 0, siteId, eventId: ids.guid(), eventType, occurredAt: now, sequence: 1, causedBy },
  ...(newest && !isErased(newest) ? contentOf(newest) : recordedContent(eventType)),
})

type Content = Pick<WaitingEvent, 'entityId' | 'payload' | 'before'>

const contentOf = ({ entityId, payload, before }: WaitingEvent): Content => ({ entityId, payload, before })

/** Its content was deleted with a person's data, or is gone with the entity. */
const isErased = ({ payload }: WaitingEvent): boolean => payload === undefined || payload === '{}'

const recordedContent = (eventType: string): Content => {
  const recorded = BY_TYPE.get(eventType) ?? {}
  const { entityId, productId, collectionId, createdEvent, updatedEvent, deletedEvent, actionEvent } =
    recorded
  const content =
    eventOf(eventType)?.kind === 'domain'
      ? { createdEvent, updatedEvent, deletedEvent, actionEvent } // the rest is the envelope
      : recorded
  return {
    entityId: entityId ?? productId ?? collectionId ?? '',
    payload: JSON.stringify(content),
    before: undefined,
  }
}
