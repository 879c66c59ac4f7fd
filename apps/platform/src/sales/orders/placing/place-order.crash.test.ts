import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createOrderFromCheckout } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { programArguments } from '../../../floor/program-arguments.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { type Caller, createCaller } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'

const BUYERS = 60
const WORKERS = 12
const program = fileURLToPath(new URL('../../../main.ts', import.meta.url))

/** The invariants: sold items are gone from stock, and every order is complete. */
const whole = statement<{
  orders: number
  numbers: number
  left: number
  completed: number
  mails: number
  told: number
}>(
  `SELECT (SELECT count(*) FROM orders) AS orders,
     (SELECT COALESCE(max(order_number), 10000) - 10000 FROM orders) AS numbers,
     (SELECT min(quantity) FROM variants) AS left,
     (SELECT count(*) FROM checkouts WHERE state = 'COMPLETED' AND order_id IS NOT NULL) AS completed,
     (SELECT count(*) FROM mails WHERE template = 'order-confirmation') AS mails,
     (SELECT count(*) FROM outbox WHERE event_type = 'wix.ecom.v1.order_created') AS told`,
)

/** Starts the platform's program on a shop's folder; returns its address and the process. */
const start = async (dataDir: string) => {
  const child = spawn(process.execPath, [...programArguments(program), program], {
    env: {
      ...{ ...process.env, DATA_DIR: dataDir, PLATFORM_PORT: '0', MODE: 'production', LOG_LEVEL: 'info' },
      ...{ SHEDDING: 'off', RATE_LIMITS: 'off' }, // what is counted is what gets lost
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /Server listening at \S+:(\d+)"/.exec(line)?.[1]
    if (port) {
      child.stdout.resume()
      return { child, url: `http://127.0.0.1:${port}` }
    }
  }
  throw new Error('The platform did not start')
}

describe('kill -9 while orders are placed', () => {
  it('loses no acknowledged order, leaves none half done, and places a repeated one once', async () => {
    const mug = newProduct({ stock: { track: true, quantity: BUYERS } })
    await using shop = await openSellingShop([mug])
    const merchant = await shop.merchant()
    const checkouts = await Promise.all(
      Array.from({ length: BUYERS }, async () => checkoutOf(await shop.visitor(), [lineOf(mug)])),
    )
    const { child, url } = await start(shop.dataDir)
    const exit = once(child, 'exit')

    const acknowledged = new Map<string, string | undefined>()
    const place = async (caller: Caller, id: string): Promise<string | undefined> =>
      (await caller.call(createOrderFromCheckout, { id })).orderId
    const doomed = createCaller(url, merchant.authorization)
    const waiting = [...checkouts]
    const work = async (): Promise<void> => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        acknowledged.set(id, await place(doomed, id))
        if (acknowledged.size === BUYERS / 2) child.kill('SIGKILL')
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: WORKERS }, work))
    expect(await exit).toEqual([null, 'SIGKILL'])
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)

    const kept = await shop.database.first(whole)
    const orders = Number(kept?.orders)
    expect(orders).toBeGreaterThanOrEqual(acknowledged.size)
    expect(orders).toBeLessThan(BUYERS)
    const fitting = (count: number) => ({
      ...{ orders: count, numbers: count, left: BUYERS - count },
      ...{ completed: count, mails: count, told: count },
    })
    expect(kept).toEqual(fitting(orders))

    const placed = await Promise.all(checkouts.map(async (id) => [id, await place(merchant, id)] as const))
    expect(await shop.database.first(whole)).toEqual(fitting(BUYERS))
    for (const [id, orderId] of placed) if (acknowledged.has(id)) expect(orderId).toBe(acknowledged.get(id))
  }, 120_000)
})
