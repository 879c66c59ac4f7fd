import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { migrations } from '../../../migrations.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { recordEvent } from '../../events/outbox.ts'
import { sortEvents } from './sort-events.ts'

// If it claimed that there may be more, writers that never pause would keep live updates from being told.
it.each(ENGINES)('sorting ends with the events that were there, on $name', async (engine) => {
  await using test = await engine.open(migrations)
  const { database } = test
  for (const sequence of [1, 2, 3])
    await database.transaction((tx) =>
      recordEvent(tx, {
        ...{ id: randomUUID(), siteId: 's', type: 'wix.ecom.v1.cart_deleted', entityId: 'cart', sequence },
        ...{ occurredAt: 1, payload: { deletedEvent: {} } },
      }),
    )
  expect(await sortEvents(database, 1)).toEqual({ sorted: 3, receivers: [], hasMore: false })
  expect(await sortEvents(database, 1)).toEqual({ sorted: 0, receivers: [], hasMore: false })
})
