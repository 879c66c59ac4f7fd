import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { type Database, openDatabase, statement } from '../../floor/database/database.ts'
import { migration } from '../../floor/database/migration.ts'
import { fail } from '../../floor/failure.ts'
import { randomIds } from '../../floor/ids.ts'
import type { TestEngine } from '../../testing/engines.ts'
import { createCarryOn } from './carry-on.ts'
import type { Payment } from './payment.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentTimes } from './payment-times.ts'
import { paymentsMigrations } from './payments.migrations.ts'
import { createPayments, type PaymentAttempt } from './payments.service.ts'
import { placePayment } from './place-payment.ts'
import { createRecovery } from './recovery.ts'
import { createNoticeSigner, SIGNATURE_HEADER } from './sandbox/notice-signer.ts'
import { sandboxMigrations } from './sandbox/sandbox.migrations.ts'
import { sandboxStore } from './sandbox/sandbox.store.ts'
import type { CardConduct } from './sandbox/sandbox-cards.ts'
import { createSandboxProvider, SANDBOX_ID } from './sandbox/sandbox-provider.ts'

export const SITE_ID = '11111111-1111-4111-8111-111111111111'

/** Orders as payments see them: one per checkout, placed together with its payment. */
const ordersMigration = migration('test-0120-orders', (type) => [
  `CREATE TABLE placed (checkout_id ${type.text} NOT NULL PRIMARY KEY, order_id ${type.text} NOT NULL,
     payment_id ${type.text} NOT NULL)${type.strict}`,
])
const insertOrder = statement(
  'INSERT INTO placed (checkout_id, order_id, payment_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
)
const findOrder = statement<{ order_id: string; payment_id: string }>(
  'SELECT order_id, payment_id FROM placed WHERE checkout_id = ?',
)
const listBooks = statement<BookRow>(
  `SELECT s.payment_id, s.state, s.refunded_minor FROM sandbox_payments s
   JOIN payments p ON p.payment_id = s.payment_id WHERE p.site_id = ? AND p.checkout_id = ? ORDER BY s.payment_id`,
)

interface BookRow {
  payment_id: string
  state: string
  refunded_minor: number
}

/** A layer between payments and their provider that loses calls on request. */
export type Line = <T>(call: keyof PaymentProvider, work: () => Promise<T>) => Promise<T>

type Refuse = (payment: Payment) => Promise<void>

export interface PaymentsOnTrial extends AsyncDisposable {
  readonly database: Database
  /** Two processes on the same database. */
  readonly processes: readonly [PaymentProcess, PaymentProcess]
  /** Sets which calls are lost from now on; by default none. */
  cut(line?: Line): void
  /** Sets when placing an order throws; by default never. */
  refuse(orders?: Refuse): void
  /** Moves everyone's clock forward. */
  pass(milliseconds: number): void
  /** An attempt to pay 49.90 with a new test card. */
  attempt(conduct: CardConduct, terms?: Partial<PaymentAttempt>): Promise<PaymentAttempt>
  orderOf(checkoutId: string): Promise<{ order_id: string; payment_id: string } | undefined>
  /** The card company's books on a checkout. */
  books(checkoutId: string): Promise<BookRow[]>
  /** The card company's notice that something happened. */
  notice(paymentId: string): { headers: Record<string, string>; body: Uint8Array }
}

interface ProcessParts {
  readonly database: Database
  readonly clock: { now(): number }
  readonly line: Line
  readonly refuse: Refuse
  readonly timeoutMs: number
  readonly isCapturedByHand: boolean
}

type PaymentProcess = ReturnType<typeof createProcess>

const createProcess = ({ database, clock, line, refuse, timeoutMs, isCapturedByHand }: ProcessParts) => {
  const logger = pino({ level: 'silent' })
  const signer = createNoticeSigner(Buffer.alloc(32), clock)
  const sandbox = createSandboxProvider({ database, clock, ids: randomIds, signer, url: 'http://localhost' })
  const provider: PaymentProvider = {
    ...sandbox,
    authorize: (...given) => line('authorize', () => sandbox.authorize(...given)),
    capture: (...given) => line('capture', () => sandbox.capture(...given)),
    void: (...given) => line('void', () => sandbox.void(...given)),
    refund: (...given) => line('refund', () => sandbox.refund(...given)),
    find: (...given) => line('find', () => sandbox.find(...given)),
  }
  const times = paymentTimes(timeoutMs)
  const placeOrder = async (payment: Payment): Promise<{ orderId: string }> => {
    await refuse(payment)
    const { siteId, checkoutId, paymentId } = payment
    return database.transaction(async (tx) => {
      const orderId = randomUUID()
      if ((await tx.run(insertOrder, checkoutId, orderId, paymentId)) === 1) {
        await placePayment(tx, { siteId, paymentId, orderId, at: clock.now() })
        return { orderId }
      }
      const placed = await tx.first(findOrder, checkoutId)
      if (placed?.payment_id !== paymentId) throw fail('CHECKOUT_ALREADY_PAID')
      return { orderId: placed.order_id }
    })
  }
  const providerOf = (id: string) => (id === SANDBOX_ID ? provider : undefined)
  const carryOn = createCarryOn({
    database,
    clock,
    logger,
    times,
    providerOf,
    placeOrder,
    noteSettled: async () => {},
  })
  const recovery = createRecovery({
    ...{ database, clock, logger, times, carryOn },
    noteRefundFailed: async () => {},
  })
  const payments = createPayments({
    ...{ database, clock, ids: randomIds, times, providerOf, carryOn, isCapturedByHand },
  })
  return { payments, recovery, database }
}

/**
 * Opens payments with the sandbox as their provider, in two processes, with a stopped clock.
 * @param timeoutMs - the provider's timeout, by the real clock
 * @param isCapturedByHand - whether held money waits for a decision
 */
export const openPayments = async (
  engine: TestEngine,
  timeoutMs = 20_000,
  isCapturedByHand = false,
): Promise<PaymentsOnTrial> => {
  const test = await engine.open([...paymentsMigrations, ...sandboxMigrations, ordersMigration])
  const { database } = test
  const other = await openDatabase(test.settings)
  let time = 1_700_000_000_000
  const clock = { now: () => time }
  const signer = createNoticeSigner(Buffer.alloc(32), clock)
  const through: Line = (_, work) => work()
  const anything: Refuse = async () => {}
  let line = through
  let refuse = anything
  const parts = {
    ...{ clock, timeoutMs, isCapturedByHand },
    line: <T>(call: keyof PaymentProvider, work: () => Promise<T>) => line(call, work),
    refuse: (payment: Payment) => refuse(payment),
  }
  return {
    database,
    cut: (next = through) => {
      line = next
    },
    refuse: (next = anything) => {
      refuse = next
    },
    processes: [createProcess({ ...parts, database }), createProcess({ ...parts, database: other })],
    pass: (milliseconds) => {
      time += milliseconds
    },
    attempt: async (conduct, terms = {}) => {
      const token = randomUUID()
      await database.transaction((tx) => sandboxStore.saveToken(tx, token, conduct, time))
      return {
        ...{ siteId: SITE_ID, checkoutId: randomUUID(), providerId: SANDBOX_ID },
        ...{ amountMinor: 4990, currency: 'EUR', method: { token }, returnUrl: 'http://localhost/back' },
        attempt: { key: randomUUID(), digest: token },
        ...terms,
      }
    },
    orderOf: (checkoutId) => database.first(findOrder, checkoutId),
    books: (checkoutId) => database.all(listBooks, SITE_ID, checkoutId),
    notice: (paymentId) => {
      const body = JSON.stringify({ type: 'payment.changed', paymentId })
      return { headers: { [SIGNATURE_HEADER]: signer.sign(body) }, body: Buffer.from(body) }
    },
    [Symbol.asyncDispose]: async () => {
      await other.close()
      await test.dispose()
    },
  }
}

/** Loses the first calls of a kind: the request, or its answer. */
export const losing = (call: string, what: 'request' | 'answer', times = 1): Line => {
  let left = times
  return async (name, work) => {
    if (name !== call || left-- <= 0) return work()
    if (what === 'answer') await work()
    throw new Error('The line was cut')
  }
}
