import { describe, expect, it } from 'vitest'
import { migrations } from '../../../migrations.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { eventsOf, recordEvent, type ShopEvent } from '../../events/outbox.ts'
import { purgeEvents } from './purge-events.ts'

const cartCreated: ShopEvent = {
  id: '5f0a8f0e-74c1-4a5e-9df3-8c4f3d1c0a11',
  siteId: 'site-1',
  type: 'wix.ecom.v1.cart_created',
  entityId: 'cart-1',
  sequence: 1,
  occurredAt: 1_700_000_000_000,
  payload: { createdEvent: { entity: { id: 'cart-1' } } },
}

for (const engine of ENGINES) {
  describe(`the outbox on ${engine.name}`, () => {
    it('is purged of old events, 500 at a time', async () => {
      await using other = await engine.open(migrations)
      await other.database.transaction(async (tx) => {
        for (let sequence = 1; sequence <= 620; sequence++)
          await recordEvent(tx, { ...cartCreated, sequence, occurredAt: sequence <= 610 ? 1000 : 2000 })
      })
      const purge = () => other.database.transaction((tx) => purgeEvents(tx, 2000))
      expect(await purge()).toBe(500)
      expect(await purge()).toBe(110)
      expect(await purge()).toBe(0)
      expect(await eventsOf(other.database.scans, 'site-1')).toEqual({ kept: 10, oldest: 2000 })
    })

    it('keeps only the newest events, however recent the others are', async () => {
      await using other = await engine.open(migrations)
      const { database } = other
      await database.transaction(async (tx) => {
        for (let sequence = 1; sequence <= 1_030; sequence++) {
          const siteId = sequence % 10 === 0 ? 'site-b' : 'site-a'
          await recordEvent(tx, { ...cartCreated, siteId, sequence, occurredAt: sequence })
        }
      })
      while ((await database.transaction((tx) => purgeEvents(tx, 0, 30))) > 0);
      expect(await eventsOf(database.scans, 'site-a')).toEqual({ kept: 27, oldest: 1_001 })
      expect(await eventsOf(database.scans, 'site-b')).toEqual({ kept: 3, oldest: 1_010 })
      expect(await database.transaction((tx) => purgeEvents(tx, 0))).toBe(0)
      expect(await eventsOf(database.scans, 'site-c')).toEqual({ kept: 0, oldest: undefined })
    })
  })
}
