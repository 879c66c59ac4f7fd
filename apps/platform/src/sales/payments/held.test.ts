import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../../floor/failure.ts'
import { ENGINES } from '../../testing/engines.ts'
import { decidePayment } from './decide-payment.ts'
import type { Payment } from './payment.ts'
import { losing, openPayments, type PaymentsOnTrial, SITE_ID } from './payments.fixtures.ts'
import { paymentsStore } from './payments.store.ts'
import { sandboxStore } from './sandbox/sandbox.store.ts'

const WEEK_MS = 7 * 86_400_000

for (const engine of ENGINES) {
  describe(`held payments on ${engine.name}`, () => {
    let trial: PaymentsOnTrial
    beforeAll(async () => {
      trial = await openPayments(engine, 20_000, true)
    })
    afterAll(() => trial[Symbol.asyncDispose]())
    beforeEach(() => trial.cut())

    const held = async (): Promise<Payment> => {
      const [{ payments }] = trial.processes
      return payments.pay(await trial.attempt('APPROVED'))
    }
    /** Decides in one of the processes, and continues there unless it "ends" first. */
    const decide = async (
      { paymentId }: Payment,
      heldFor: 'CAPTURE' | 'VOID',
      { process = 0, ends = false }: { process?: 0 | 1; ends?: boolean } = {},
    ): Promise<string> => {
      const { database, payments } = trial.processes[process]
      try {
        await database.transaction((tx) => decidePayment(tx, { siteId: SITE_ID, paymentId, heldFor, at: 0 }))
      } catch (error) {
        if (error instanceof Failure) return error.code
        throw error
      }
      if (!ends) await payments.carryOn(SITE_ID, paymentId)
      return 'decided'
    }
    const now = async ({ paymentId }: Payment) => {
      const payment = await paymentsStore.find(trial.database, SITE_ID, paymentId)
      const [book] = await trial.books(payment?.checkoutId ?? '')
      return [payment?.state, payment?.heldFor, book?.state]
    }

    it('wait with their order until staff decide, however long that takes', async () => {
      const payment = await held()
      expect(await trial.orderOf(payment.checkoutId)).toMatchObject({ payment_id: payment.paymentId })
      trial.pass(WEEK_MS)
      for (const { recovery } of trial.processes) await recovery.work()
      expect(await now(payment)).toEqual(['PLACED', 'DECISION', 'HELD'])
      expect(await decide(payment, 'CAPTURE')).toBe('decided')
      expect(await now(payment)).toEqual(['CAPTURED', 'CAPTURE', 'TAKEN'])
      expect(await decide(payment, 'CAPTURE')).toBe('PAYMENT_ALREADY_CAPTURED')
      expect(await decide(payment, 'VOID')).toBe('PAYMENT_ALREADY_CAPTURED')
    })

    it('are released when they are voided, once', async () => {
      const payment = await held()
      expect(await decide(payment, 'VOID')).toBe('decided')
      expect(await now(payment)).toEqual(['UNCAPTURED', 'VOID', 'VOIDED'])
      expect(await decide(payment, 'VOID')).toBe('PAYMENT_ALREADY_VOIDED')
      expect(await decide(payment, 'CAPTURE')).toBe('PAYMENT_ALREADY_VOIDED')
    })

    // Fails without the condition of the update in `decide`.
    it('are either captured or voided when two people decide at once', async () => {
      for (let round = 0; round < 8; round++) {
        const payment = await held()
        const answers = await Promise.all([
          decide(payment, 'CAPTURE', { process: 0 }),
          decide(payment, 'VOID', { process: 1 }),
          decide(payment, 'CAPTURE', { process: 1 }),
          decide(payment, 'VOID', { process: 0 }),
        ])
        expect(answers.filter((answer) => answer === 'decided')).toHaveLength(1)
        const isCaptured = answers[0] === 'decided' || answers[2] === 'decided'
        expect(await now(payment)).toEqual(
          isCaptured ? ['CAPTURED', 'CAPTURE', 'TAKEN'] : ['UNCAPTURED', 'VOID', 'VOIDED'],
        )
      }
    })

    // Fails if `decide` leaves the time of the next check as it was.
    it('are finished by another process when the first ends after the decision, or loses the answer', async () => {
      const [, { recovery }] = trial.processes
      for (const [heldFor, end] of [
        ['CAPTURE', ['CAPTURED', 'CAPTURE', 'TAKEN']],
        ['VOID', ['UNCAPTURED', 'VOID', 'VOIDED']],
      ] as const) {
        const ended = await held()
        await decide(ended, heldFor, { ends: true })
        const cut = await held()
        trial.cut(losing(heldFor.toLowerCase(), 'answer'))
        await decide(cut, heldFor)
        expect(await now(cut)).toEqual(['PLACED', heldFor, end[2]])
        expect(await decide(cut, 'CAPTURE')).toMatch(/^PAYMENT_(HAS_PENDING_CAPTURE|NOT_AUTHORIZED)$/)
        await recovery.work()
        expect([await now(ended), await now(cut)]).toEqual([end, end])
      }
    })

    it('wait again when the provider refuses to release them, and can be voided once it does', async () => {
      const payment = await held()
      const { reference = '' } = payment
      const book = (from: 'HELD' | 'TAKEN', to: 'HELD' | 'TAKEN') =>
        trial.database.transaction((tx) => sandboxStore.move(tx, reference, from, to, null))
      await book('HELD', 'TAKEN')
      await decide(payment, 'VOID')
      expect(await now(payment)).toEqual(['PLACED', 'DECISION', 'TAKEN'])
      await book('TAKEN', 'HELD')
      expect(await decide(payment, 'VOID')).toBe('decided')
      expect(await now(payment)).toEqual(['UNCAPTURED', 'VOID', 'VOIDED'])
    })

    it('count as voided when the provider refuses because nothing is held any more', async () => {
      const payment = await held()
      trial.cut(async (call, work) =>
        call === 'void' ? Object({ state: 'REFUSED', reason: 'GONE' }) : work(),
      )
      await trial.database.transaction((tx) =>
        sandboxStore.move(tx, payment.reference ?? '', 'HELD', 'DECLINED', null),
      )
      await decide(payment, 'VOID')
      expect(await now(payment)).toEqual(['UNCAPTURED', 'VOID', 'DECLINED'])
    })
  })
}
