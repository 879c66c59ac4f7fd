import { once } from 'node:events'
import { addToCurrentCart, getCurrentCart } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { createSiteViews } from '../../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../../floor/clock.ts'
import { statement } from '../../../floor/database/database.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { type Caller, createCaller, openShop } from '../../../testing/index.ts'
import { startProgram } from '../../../testing/program.ts'
import { referenceTo } from '../cart.fixtures.ts'

const WRITES = 200
const WORKERS = 20

const countEvents = statement<{ count: number; last: number }>(
  'SELECT count(*) AS count, max(entity_sequence) AS last FROM outbox WHERE entity_id = ?',
)

describe('kill -9 during cart writes', () => {
  it('loses no acknowledged write, and applies a write repeated with its key once', async () => {
    const cup = newProduct()
    await using shop = await openShop({
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
      },
    })
    const visitor = await shop.visitor()
    const { child, url } = await startProgram({ DATA_DIR: shop.dataDir })
    const exit = once(child, 'exit')

    const keys = Array.from({ length: WRITES }, (_, index) => `write-${index}`)
    const acknowledged = new Set<string>()
    const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
    const add = async (caller: Caller, key: string): Promise<void> => {
      await caller.call(addToCurrentCart, { lineItems }, { 'Idempotency-Key': key })
      acknowledged.add(key)
    }
    const quantity = async (): Promise<number> => {
      const { cart } = await visitor.call(getCurrentCart, {})
      return cart?.lineItems[0]?.quantity ?? 0
    }

    const doomed = createCaller(url, visitor.authorization)
    const waiting = [...keys]
    const work = async (): Promise<void> => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        await add(doomed, key)
        if (acknowledged.size === WRITES / 2) child.kill('SIGKILL')
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: WORKERS }, work))
    expect(await exit).toEqual([null, 'SIGKILL'])
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)

    const kept = await quantity()
    expect(kept).toBeGreaterThanOrEqual(acknowledged.size)
    expect(kept).toBeLessThan(WRITES)
    await Promise.all(keys.map((key) => add(visitor, key)))
    expect(await quantity()).toBe(WRITES)

    const { cart } = await visitor.call(getCurrentCart, {})
    expect(cart?.revision).toBe(String(WRITES))
    expect(await shop.database.first(countEvents, String(cart?.id))).toEqual({ count: WRITES, last: WRITES })
  }, 120_000)
})
