import { EVENTS, type EventName } from '@vitrine/contract'
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
    'From a run against the demo shop. Long lists and texts are shortened:',
    code('json', JSON.stringify(recorded[name], null, 2)),
    '[All events](README.md)',
  ]
  return `${parts.join('\n\n')}\n`
}

const nounOf = (fqdn: string): string => (fqdn.split('.').at(-1) ?? '').replace('_', ' ')
