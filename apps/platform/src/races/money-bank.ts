import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { type Database, statement } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { createNotePayments } from '../sales/orders/money/note-payment.ts'
import type { PlaceOrder } from '../sales/orders/placing/place-order.ts'
import { createCarryOn } from '../sales/payments/carry-on.ts'
import type { PaymentProvider } from '../sales/payments/payment-provider.ts'
import { paymentTimes } from '../sales/payments/payment-times.ts'
import { createPayments } from '../sales/payments/payments.service.ts'
import { createRecovery } from '../sales/payments/recovery.ts'

const REFUSING = 'refuses to pay out'
const DAY_MS = 86_400_000
/** Beyond this a refund or a capture never finishes. */
const MOST_DAYS = 20

const countWaiting = statement<{ waiting: number }>(
  `SELECT (SELECT count(*) FROM payments WHERE state = 'PLACED') + (SELECT count(*) FROM refunds WHERE state = 'WAITING')
     AS waiting`,
)

/** A bank that answers only on some days, and keeps its own books. */
export interface Bank {
  /** Pays for a checkout; its order is placed, and the money is only held. */
  pay(checkout: {
    readonly siteId: string
    readonly checkoutId: string
    readonly amountMinor: number
    readonly refuses: boolean
  }): Promise<void>
  /** Answers every request. */
  work(refusesRefunds: boolean): Promise<void>
  /** What it refunded in total. */
  refundedMinor(): number
}

/** Connects a bank to a shop through the platform's own payments and recovery, on an accelerated clock. */
export const openBank = (database: Database, placeOrder: PlaceOrder): Bank => {
  let [isOpen, refusesRefunds, now] = [false, false, Date.now()]
  const refunds = new Map<string, number>()
  const clock = { now: () => now }
  const whenOpen = async <T>(answer: () => T): Promise<T> => {
    if (!isOpen) throw new Error('The bank is closed')
    return answer()
  }
  const provider: PaymentProvider = {
    id: 'bank',
    name: 'Bank',
    authorize: async ({ method }) => ({
      state: 'AUTHORIZED',
      reference: `${randomUUID()} ${String(method)}`,
    }),
    capture: (reference) =>
      whenOpen(() =>
        reference.endsWith(REFUSING) ? { state: 'REFUSED', reason: REFUSING } : { state: 'DONE' },
      ),
    void: async () => ({ state: 'DONE' }),
    refund: (_reference, amountMinor, key) =>
      whenOpen(() => {
        if (refusesRefunds) return { state: 'REFUSED', reason: REFUSING }
        refunds.set(key, amountMinor)
        return { state: 'DONE' }
      }),
    find: async () => undefined,
    readNotice: () => undefined,
  }
  const common = { database, clock, logger: pino({ level: 'silent' }), times: paymentTimes(5000) }
  const { noteSettled, noteRefundFailed } = createNotePayments(randomIds, clock.now)
  const providerOf = () => provider
  const carryOn = createCarryOn({
    ...{ ...common, providerOf, noteSettled },
    placeOrder: ({ siteId, checkoutId, paymentId, providerId, reference = '', amountMinor }) =>
      placeOrder({
        ...{ siteId, checkoutId },
        payment: { kind: 'PROVIDER', paymentId, providerId, reference, amountMinor },
      }),
  })
  const payments = createPayments({
    ...{ ...common, ids: randomIds, providerOf, carryOn },
    isCapturedByHand: false,
  })
  const recovery = createRecovery({ ...common, carryOn, noteRefundFailed })

  return {
    pay: async ({ refuses, ...checkout }) => {
      const key = randomUUID()
      const payment = await payments.pay({
        ...{ ...checkout, providerId: provider.id, attempt: { key, digest: key }, currency: 'EUR' },
        ...{ method: refuses ? REFUSING : '', returnUrl: 'http://localhost' },
      })
      if (payment.state !== 'PLACED') throw new Error(`The payment is ${payment.state}: ${payment.reason}`)
    },
    work: async (refuses) => {
      refusesRefunds = refuses
      isOpen = true
      for (let day = 0; (await database.first(countWaiting))?.waiting; day++) {
        if (day === MOST_DAYS) throw new Error('The bank never finishes its work')
        now += DAY_MS
        await recovery.work()
      }
      isOpen = false
    },
    refundedMinor: () => [...refunds.values()].reduce((sum, amount) => sum + amount, 0),
  }
}
