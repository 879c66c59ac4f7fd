import { EVENTS, type EventName, eventOf } from '@vitrine/contract'
import type { Ids } from '../../floor/ids.ts'
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

/** They are needed seldom, so they aren't loaded at the start. */
const recordedOf = async (eventType: string): Promise<Recorded> => {
  const { default: events } = await import('../reference/events.json', { with: { type: 'json' } })
  const all: Readonly<Record<EventName, Recorded>> = events
  const [, recorded = {}] =
    Object.entries(all).find(([name]) => EVENTS[name as EventName].type === eventType) ?? []
  return recorded
}

/**
 * Makes up an event of a type with the content of the shop's newest one, or else with that of the event's page in the
 * docs. It has an id of its own, so that receivers don't take it for a real one.
 */
export const testEvent = async (
  siteId: string,
  eventType: string,
  newest: WaitingEvent | undefined,
  { ids, now, causedBy }: { readonly ids: Ids; readonly now: number; readonly causedBy: string },
): Promise<WaitingEvent> => ({
  ...{ seq: 0, siteId, eventId: ids.guid(), eventType, occurredAt: now, sequence: 1, causedBy },
  ...(newest && !isErased(newest) ? contentOf(newest) : await recordedContent(eventType)),
})

type Content = Pick<WaitingEvent, 'entityId' | 'payload' | 'before'>

const contentOf = ({ entityId, payload, before }: WaitingEvent): Content => ({ entityId, payload, before })

/** Its content was deleted with a person's data, or is gone with the entity. */
const isErased = ({ payload }: WaitingEvent): boolean => payload === undefined || payload === '{}'

const recordedContent = async (eventType: string): Promise<Content> => {
  const recorded = await recordedOf(eventType)
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
