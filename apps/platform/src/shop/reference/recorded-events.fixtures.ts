import { EVENTS } from '@vitrine/contract'
import { statement } from '../../floor/database/database.ts'
import type { Shop } from '../../testing/index.ts'
import { messageOf } from '../webhooks/sending/event-message.ts'
import { createRecorder } from './recorder.fixtures.ts'

interface Row {
  event_id: string
  event_type: string
  entity_id: string
  entity_sequence: number
  occurred_at: number
  payload: string
}

const listEvents = statement<Row>('SELECT * FROM outbox WHERE site_id = ? ORDER BY seq')

/**
 * The first event of each type in a shop, as it is delivered, in a form that is the same in every run. Later ones may
 * come from jobs, which end at any time.
 */
export const recordedEvents = async (shop: Shop): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await shop.database.all(listEvents, shop.site.siteId)
  const { shown } = createRecorder(shop.clientId)
  const messages = Object.entries(EVENTS).flatMap(([name, { type }]) => {
    const row = rows.find((one) => one.event_type === type)
    if (!row) return []
    const before = rows.find(
      (one) => one.entity_id === row.entity_id && one.entity_sequence === row.entity_sequence - 1,
    )
    const event = {
      ...{ eventId: row.event_id, eventType: type, entityId: row.entity_id, payload: row.payload },
      ...{ occurredAt: row.occurred_at, sequence: row.entity_sequence, before: before?.payload },
    }
    return [[name, shown(messageOf(event))] as const]
  })
  return Object.fromEntries(messages)
}
