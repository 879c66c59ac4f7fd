import { EVENTS, firstTypesOf, PRODUCT_FIELDS_IN_EVENTS } from '@vitrine/contract'
import { statement } from '../../../floor/database/database.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Shop } from '../../../testing/index.ts'
import { messageOf } from '../../webhooks/sending/event-message.ts'
import { createInNewerForm, type NewerEntities } from '../../webhooks/sending/newer-form.ts'
import { createRecorder } from './recorder.fixtures.ts'

interface Row {
  event_id: string
  event_type: string
  entity_id: string
  entity_sequence: number
  occurred_at: number
  payload: string
}

/** Those whose content was erased with its person come last: they show less than what is usually sent. */
const listEvents = statement<Row>(
  "SELECT * FROM outbox WHERE site_id = ? ORDER BY CASE WHEN payload = '{}' THEN 1 ELSE 0 END, seq",
)

/**
 * The first event of each type in a shop, as it is delivered, in a form that is the same in every run. Later ones may
 * come from jobs, which end at any time.
 */
export const recordedEvents = async (shop: Shop): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await shop.database.all(listEvents, shop.site.siteId)
  const { shown } = createRecorder(shop.clientId)
  const inNewerForm = createInNewerForm(await newerEntities(shop))
  const messages = new Map<string, unknown>()
  for (const [name, { type }] of Object.entries(EVENTS)) {
    const [storedAs = type] = firstTypesOf(type)
    for (const row of rows.filter((one) => one.event_type === storedAs)) {
      const before = rows.find(
        (one) => one.entity_id === row.entity_id && one.entity_sequence === row.entity_sequence - 1,
      )
      const event = await inNewerForm({
        ...{ eventId: row.event_id, eventType: type, entityId: row.entity_id, payload: row.payload },
        ...{ occurredAt: row.occurred_at, sequence: row.entity_sequence, before: before?.payload },
        siteId: shop.site.siteId,
      })
      if (event.payload === undefined) continue // in the newer form, only entities that still exist are shown
      messages.set(name, shown(messageOf(event)))
      break
    }
  }
  return Object.fromEntries(messages)
}

/** Reads carts, products and stock by the calls of the API. */
const newerEntities = async (shop: Shop): Promise<NewerEntities> => {
  const app = await shop.app(['cart:write', 'catalog:read', 'inventory:read'])
  const fields = PRODUCT_FIELDS_IN_EVENTS.map((field) => `fields=${field}`).join('&')
  const read = async (path: string, name: string): Promise<object | undefined> => {
    const { body } = await app.get(path)
    return isObject(body[name]) ? body[name] : undefined
  }
  return {
    'wix.ecom.v2.cart': (_, cartId) => read(`/ecom/v2/carts/${cartId}`, 'cart'),
    'wix.stores.catalog.v3.product': (_, productId) =>
      read(`/stores/v3/products/${productId}?${fields}`, 'product'),
    'wix.stores.catalog.v3.inventory_item': (_, itemId) =>
      read(`/stores/v3/inventory-items/${itemId}`, 'inventoryItem'),
  }
}
