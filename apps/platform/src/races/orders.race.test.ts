import { once } from 'node:events'
import {
  createFulfillment,
  createOrder,
  generateInvoice,
  getOrder,
  listFulfillmentsForSingleOrder,
  refundOrder,
} from '@vitrine/contract/operations'
import { afterEach, describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { createCaller } from '../testing/caller.ts'
import { ENGINES } from '../testing/engines.ts'
import type { Caller } from '../testing/index.ts'
import { type Program, startProgram } from '../testing/program.ts'
import { SIZES } from './sizes.ts'
import { watched } from './watched-engine.ts'

const { invoices, invoiceKills, senders, timeout } = SIZES
const WORKERS = 6

const numbersOf = statement<{ kind: string; invoice_number: number }>(
  'SELECT kind, invoice_number FROM order_invoices ORDER BY kind, invoice_number',
)

const sell = async (merchant: Caller, quantity = 1) => {
  const line = { quantity, productName: { original: 'Bowl' }, price: { amount: '20.00' } }
  const { order } = await merchant.call(createOrder, { order: { lineItems: [line], paymentStatus: 'PAID' } })
  return { id: String(order?.id), lineId: String(order?.lineItems[0]?.id) }
}

// Fails if the database doesn't compare what was sent with what was ordered.
describe.each(ENGINES)('on $name', (engine) => {
  it(
    `${senders} people who send the same line at once send it once`,
    async () => {
      await using shop = await openSellingShop([], { engine })
      const merchant = await shop.merchant()
      const { id: orderId, lineId } = await sell(merchant, 3)
      const fulfillment = { lineItems: [{ id: lineId, quantity: 2 }] }
      const tries = await Promise.all(
        Array.from({ length: senders }, () => merchant.try(createFulfillment, { orderId, fulfillment })),
      )
      const statuses = tries.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
      const { orderWithFulfillments } = await merchant.call(listFulfillmentsForSingleOrder, { orderId })
      expect(orderWithFulfillments.fulfillments.map(({ lineItems }) => lineItems)).toEqual([
        [{ id: lineId, quantity: 2 }],
      ])
      expect((await merchant.call(getOrder, { id: orderId })).order?.fulfillmentStatus).toBe(
        'PARTIALLY_FULFILLED',
      )
    },
    timeout,
  )
})

let running: Program | undefined
afterEach(() => running?.child.kill('SIGKILL'))

/** Programs take seconds to start, so only a full run covers both engines. */
const KILLED = invoiceKills > 1 ? ENGINES : ENGINES.slice(0, 1)

// Fails if `invoicesStore.add` takes its number in a transaction of its own.
describe.each(KILLED)('kill -9 while invoices are made, on $name', (engine) => {
  it(
    `${invoiceKills} times leaves no gap and no double among ${invoices} invoices and credit notes`,
    async () => {
      const watching = watched(engine)
      const isPostgres = engine.name === 'PostgreSQL'
      await using shop = await openSellingShop([], isPostgres ? { engine: watching } : {})
      const merchant = await shop.merchant()
      const environment = {
        ...{ DATA_DIR: shop.dataDir, RATE_LIMITS: 'off' },
        ...(isPostgres && { DATABASE_URL: watching.databaseUrl() }),
      }
      const waiting: string[] = []
      for (let made = 0; made < invoices; made++) waiting.push((await sell(merchant)).id)
      /** Makes the documents of an order; those that exist stay. */
      const document = async (caller: Caller, id: string): Promise<void> => {
        await caller.call(generateInvoice, { orderId: id })
        await caller.call(refundOrder, { id, amount: '5.00' }, { 'idempotency-key': `refund ${id}` })
      }
      const unsure: string[] = []
      for (let kill = 0; kill < invoiceKills; kill++) {
        const program = await startProgram(environment)
        running = program
        const exit = once(program.child, 'exit')
        const doomed = createCaller(program.url, merchant.authorization)
        let done = 0
        const work = async (): Promise<void> => {
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            unsure.push(id)
            await document(doomed, id)
            if (++done === Math.ceil(invoices / invoiceKills / 2)) program.child.kill('SIGKILL')
          }
        }
        await Promise.allSettled(Array.from({ length: WORKERS }, work))
        expect(await exit).toEqual([null, 'SIGKILL'])
      }
      for (const id of [...unsure, ...waiting]) await document(merchant, id)
      const counted = (kind: string) =>
        Array.from({ length: invoices }, (_, index) => ({ kind, invoice_number: index + 1 }))
      expect(await shop.database.all(numbersOf)).toEqual([...counted('CREDIT_NOTE'), ...counted('INVOICE')])
    },
    timeout,
  )
})
