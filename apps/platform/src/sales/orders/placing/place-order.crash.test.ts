import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createOrderFromCheckout, updateReminderSettings } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import type { NewProduct } from '../../../catalog/products/records/new-product.ts'
import { systemClock } from '../../../floor/clock.ts'
import { statement } from '../../../floor/database/database.ts'
import { randomIds } from '../../../floor/ids.ts'
import { programArguments } from '../../../floor/program-arguments.ts'
import { createSites } from '../../../shop/sites/sites.service.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { type Caller, createCaller, type Shop } from '../../../testing/index.ts'
import { abandonedStore } from '../../abandoned/kept/abandoned.store.ts'
import { createRemind } from '../../abandoned/remind.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'

const BUYERS = 60
const WORKERS = 12
/** Buyers who left, and whose reminders are due when the program starts. */
const LEFT = 40
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

const reminders = statement<{ mails: number; recipients: number; sent: number }>(
  `SELECT count(*) AS mails, count(DISTINCT recipient) AS recipients,
     (SELECT count(*) FROM abandoned_checkouts WHERE reminder = 'SENT') AS sent
   FROM mails WHERE template = 'checkout-reminder'`,
)

/** Starts the platform's program on a shop's folder; returns its address and the process. */
const start = async (dataDir: string) => {
  const child = spawn(process.execPath, [...programArguments(program), program], {
    env: {
      ...{ ...process.env, DATA_DIR: dataDir, PLATFORM_PORT: '0', MODE: 'production', LOG_LEVEL: 'info' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@shop.example' }, // mails are queued and stay
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
    await leave(shop, mug)
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

    const { database } = shop
    const logger = { error: (told: unknown) => expect.fail(String(Object(told).err?.stack)) }
    const parts = { database, sites: createSites(database), clock: systemClock, ids: randomIds, logger }
    await Promise.all([createRemind(parts).work(), createRemind(parts).work()])
    expect(await database.first(reminders)).toEqual({ mails: LEFT, recipients: LEFT, sent: LEFT })
  }, 120_000)
})

/** Lets buyers leave their checkouts an hour ago. */
const leave = async (shop: Shop, mug: NewProduct): Promise<void> => {
  const merchant = await shop.merchant()
  await merchant.call(updateReminderSettings, { reminderSettings: { sendsReminders: true } })
  for (let number = 1; number <= LEFT; number++) {
    const email = `left${number}@example.com`
    const checkoutId = await checkoutOf(await shop.visitor(), [lineOf(mug)], { email })
    const at = Date.now()
    const left = { siteId: shop.site.siteId, checkoutId, cartId: undefined, recoveredAt: undefined }
    const due = {
      status: 'ABANDONED',
      leftAt: at,
      updatedAt: at,
      reminder: 'WAITING',
      reminderAt: at,
    } as const
    await shop.database.transaction((tx) => abandonedStore.insert(tx, { ...left, ...due }))
  }
}
