import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { eventsMigrations } from './events.migrations.ts'
import { recordEvent, type ShopEvent } from './outbox.ts'

const cartCreated: ShopEvent = {
  id: '5f0a8f0e-74c1-4a5e-9df3-8c4f3d1c0a11',
  siteId: 'site-1',
  type: 'wix.ecom.v1.cart_created',
  entityId: 'cart-1',
  sequence: 1,
  occurredAt: 1_700_000_000_000,
  payload: { createdEvent: { entity: { id: 'cart-1', buyerNote: 'für Zoë' } } },
}

const listEvents = statement<Record<string, unknown>>(
  `SELECT event_id, site_id, event_type, entity_id, entity_sequence, occurred_at, payload
   FROM outbox WHERE site_id = ? ORDER BY seq`,
)

for (const engine of ENGINES) {
  describe(`the outbox on ${engine.name}`, () => {
    let test: TestDatabase

    beforeAll(async () => {
      test = await engine.open(eventsMigrations)
    })
    afterAll(() => test.dispose())

    it('stores every part of an event, in the order recorded', async () => {
      await test.database.transaction(async (tx) => {
        await recordEvent(tx, cartCreated)
        await recordEvent(tx, { ...cartCreated, sequence: 2, type: 'wix.ecom.v1.cart_updated' })
      })
      expect(await test.database.all(listEvents, 'site-1')).toEqual([
        {
          event_id: cartCreated.id,
          site_id: 'site-1',
          event_type: 'wix.ecom.v1.cart_created',
          entity_id: 'cart-1',
          entity_sequence: 1,
          occurred_at: 1_700_000_000_000,
          payload: JSON.stringify(cartCreated.payload),
        },
        expect.objectContaining({ entity_sequence: 2, event_type: 'wix.ecom.v1.cart_updated' }),
      ])
    })

    it('drops an event whose transaction fails', async () => {
      const event = { ...cartCreated, siteId: 'site-2' }
      const failing = test.database.transaction(async (tx) => {
        await recordEvent(tx, event)
        throw new Error('the change failed')
      })
      await expect(failing).rejects.toThrow('the change failed')
      expect(await test.database.all(listEvents, 'site-2')).toEqual([])
    })

    it('rejects two events with the same number for one entity', async () => {
      const event = { ...cartCreated, siteId: 'site-3' }
      await test.database.transaction((tx) => recordEvent(tx, event))
      await expect(test.database.transaction((tx) => recordEvent(tx, event))).rejects.toMatchObject({
        kind: 'unique',
        columns: ['site_id', 'entity_id', 'entity_sequence'],
      })
      await expect(
        test.database.transaction((tx) => recordEvent(tx, { ...event, sequence: 0 })),
      ).rejects.toMatchObject({ kind: 'check' })
    })
  })
}
