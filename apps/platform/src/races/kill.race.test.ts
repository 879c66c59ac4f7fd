import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { checkoutOf, lineOf, openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { openHosted } from '../sales/hosted-checkout/hosted-checkout.fixtures.ts'
import { CARDS } from '../sales/payments/sandbox/sandbox.fixtures.ts'
import { newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import type { Caller, Shop } from '../testing/index.ts'
import { type Program, startProgram } from '../testing/program.ts'
import { booksOf } from './books.ts'
import { SIZES } from './sizes.ts'
import { watched } from './watched-engine.ts'

const { kills, timeout } = SIZES
const BUYERS = 6
/** How long a program lives at most once its buyers arrive, in milliseconds. */
const LONGEST_LIFE = 600

const settingsOf = ({ dataDir }: Shop, databaseUrl: string | undefined): Record<string, string> => ({
  // Hundreds of buyers pay from one network here, which a shop would take for an attack.
  ...{ DATA_DIR: dataDir, PAYMENT_SANDBOX: 'on', PAYMENT_TIMEOUT_SECONDS: '0.5', RATE_LIMITS: 'off' },
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

/** A buyer at the checkout who keeps trying until the order exists. */
interface Buyer {
  readonly caller: Caller
  readonly checkoutId: string
  /** Their browser's cookie; empty before the first visit. */
  cookie: string
  /** The attempt to repeat until its result is known. */
  attempt: { readonly key: string; token?: string }
}

const newAttempt = () => ({ key: randomUUID() })

/**
 * Pays like a reloaded page: repeats the same attempt with the same card, and starts another only after the
 * first has ended. Returns the state on the page.
 */
const payAt = async (shop: Shop, { url }: Program, buyer: Buyer): Promise<string> => {
  const page = await openHosted(shop, buyer.caller, buyer.checkoutId, url, buyer.cookie)
  buyer.cookie = page.cookie
  const { attempt } = buyer
  attempt.token ??= await page.tokenOf(CARDS.approved)
  const card = { methodId: 'sandbox-card', token: attempt.token }
  const { body, code } = await page.pay(undefined, card, attempt.key)
  if (body.payment?.state === 'DECLINED') buyer.attempt = newAttempt()
  return code ?? body.state
}

const forgetOrder = statement('DELETE FROM orders WHERE order_id = (SELECT max(order_id) FROM orders)')

let running: Program | undefined
afterEach(() => running?.child.kill('SIGKILL'))

/** Programs take seconds to start, so only a full run covers both engines. */
const KILLED = SIZES.kills > 1 ? ENGINES : ENGINES.slice(0, 1)

describe.each(KILLED)('kill -9 while cards are charged, on $name', (engine) => {
  it(
    `${kills} times leaves no paid checkout without its order, and none paid twice`,
    async () => {
      const watching = watched(engine)
      const cup = newProduct({ stock: { track: true, quantity: 1_000_000 } })
      // Without an engine the shop is in its own folder, where the program looks for it.
      const isPostgres = engine.name === 'PostgreSQL'
      await using shop = await openSellingShop([cup], isPostgres ? { engine: watching } : {})
      const environment = settingsOf(shop, isPostgres ? watching.databaseUrl() : undefined)
      const start = async (): Promise<Program> => {
        running = await startProgram(environment)
        return running
      }
      const arrive = async (): Promise<Buyer> => {
        const caller = await shop.visitor()
        const checkoutId = await checkoutOf(caller, [lineOf(cup)])
        return { caller, checkoutId, cookie: '', attempt: newAttempt() }
      }
      const buyers: Buyer[] = []
      for (let round = 0; round < kills; round++) {
        const arrived = await Promise.all(Array.from({ length: BUYERS }, arrive))
        buyers.push(...arrived)
        const program = await start()
        const gone = once(program.child, 'exit')
        setTimeout(() => program.child.kill('SIGKILL'), (LONGEST_LIFE * ((round * 37 + 29) % 101)) / 100)
        await Promise.allSettled(arrived.map((buyer) => payAt(shop, program, buyer)))
        await gone
      }
      const last = await start()
      const patience = { timeout: 60_000, interval: 500 }
      for (const buyer of buyers) await expect.poll(() => payAt(shop, last, buyer), patience).toBe('PLACED')
      const settled = { orders: buyers.length, unsettled: 0, lost: 0, doubled: 0, unpaid: 0 }
      await expect.poll(() => booksOf(shop.database), patience).toEqual(settled)

      // The control: a lost order is detected.
      await shop.database.transaction((tx) => tx.run(forgetOrder))
      expect(await booksOf(shop.database)).toMatchObject({ orders: buyers.length - 1, lost: 1 })
    },
    timeout,
  )
})
