import { EVENTS, type EventName, firstTypesOf } from '@vitrine/contract'
import { EVENT_HELP } from '@vitrine/contract/help'
import events from '../shop/reference/events.json' with { type: 'json' }
import type { Document } from './document.fixtures.ts'
import { code, table, wrapped } from './markdown.fixtures.ts'

const recorded: Readonly<Record<string, unknown>> = events

/** One page per event with a real one, and a list of them. */
export const eventDocuments = (): readonly Document[] => {
  const names = Object.keys(EVENTS) as EventName[] // the table has exactly the names as keys
  const rows = names.map((name) => [`[${name}](${name}.md)`, `\`${EVENTS[name].type}\``, EVENT_HELP[name]])
  const index = [
    '# Events',
    wrapped(
      'Every event that a webhook can receive, each with a real example. [Receive webhooks](../client/receive-webhooks.md) shows how to subscribe, verify and answer. `vitrine trigger NAME` sends one to try out.',
    ),
    table(['event', 'type', 'when'], rows),
  ]
  return [
    { file: 'events/README.md', text: `${index.join('\n\n')}\n` },
    ...names.map((name) => ({ file: `events/${name}.md`, text: pageOf(name) })),
  ]
}

const pageOf = (name: EventName): string => {
  const event = EVENTS[name]
  const parts = [
    `# ${name}`,
    wrapped(EVENT_HELP[name]),
    wrapped(
      event.kind === 'domain'
        ? `Type \`${event.type}\`. It comes in an envelope: \`id\` identifies the event and stays the same when it is sent again; \`entityEventSequence\` counts the events of the ${nounOf(event.entityFqdn)}.`
        : `Type \`${event.type}\`. It comes without an envelope; the header \`webhook-id\` stays the same when it is sent again.`,
    ),
    ...newerForm(event),
    'From a run against the demo shop. Long lists and texts are shortened:',
    code('json', JSON.stringify(recorded[name], null, 2)),
    '[All events](README.md)',
  ]
  return `${parts.join('\n\n')}\n`
}

const INVENTORY_ITEM = EVENTS.inventoryItemV3Created.entityFqdn
const ITEM_NOTES = [
  'Events of inventory items are recorded only while a webhook asks for them, because a change of many products would otherwise write thousands that no one reads. You can’t replay any from before.',
  'An item has the id of its variant, and the only variant of a product has the id of the product. Item and product share one count of events, so numbers can have gaps, but they always grow.',
  'The item is read when the event is sent, so it may already show later changes: compare its `revision`. If it is gone, the event has only its id.',
]

/** What differs in events that are made from those of the first form. */
const newerForm = ({ type, ...event }: (typeof EVENTS)[EventName]): string[] => {
  const firstTypes = firstTypesOf(type)
  if (type.startsWith(INVENTORY_ITEM)) return [wrapped(ITEM_NOTES.join(' '))]
  if (firstTypes.length === 0) return []
  const first = firstTypes.map((each) => `\`${each}\``).join(' and ')
  const parts = [
    `It reports the same change as ${first}, under the same id and number. A webhook gets a change in one form, so it can't ask for both.`,
  ]
  if (!('slug' in event) || event.slug !== 'deleted')
    parts.push(
      'The entity is read when the event is sent, so it may already show later changes: compare its `revision`. If it is gone, the event has only its id.',
    )
  return [wrapped(parts.join(' '))]
}

const nounOf = (fqdn: string): string => (fqdn.split('.').at(-1) ?? '').replace('_', ' ')
