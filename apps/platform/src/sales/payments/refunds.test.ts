import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { askRefund } from './ask-refund.ts'
import { losing, openPayments, type PaymentsOnTrial, SITE_ID } from './payments.fixtures.ts'
import { paymentsStore } from './payments.store.ts'
import { refundsStore } from './refunds.store.ts'

for (const engine of ENGINES) {
  describe(`refunds of payments on ${engine.name}`, () => {
    let trial: PaymentsOnTrial
    beforeAll(async () => {
      trial = await openPayments(engine)
    })
    afterAll(() => trial[Symbol.asyncDispose]())
    beforeEach(() => trial.cut())

    it('refund a request once and no more than was paid', async () => {
      trial.cut(losing('refund', 'answer'))
      const [{ payments, recovery }] = trial.processes
      const attempt = await trial.attempt('APPROVED')
      const { paymentId } = await payments.pay(attempt)
      const ask = (refundId: string, amountMinor: number) =>
        trial.database.transaction((tx) =>
          askRefund(tx, { siteId: SITE_ID, paymentId, refundId: refundId + paymentId, amountMinor, at: 0 }),
        )
      await ask('a', 1990)
      await ask('a', 1990)
      await expect(ask('b', 3001)).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
      await recovery.work()
      expect(await refundsStore.find(trial.database, SITE_ID, `a${paymentId}`)).toMatchObject({
        state: 'WAITING',
      })
      trial.pass(60_000)
      await recovery.work()
      expect(await refundsStore.find(trial.database, SITE_ID, `a${paymentId}`)).toMatchObject({
        state: 'DONE',
      })
      expect(await trial.books(attempt.checkoutId)).toMatchObject([{ refunded_minor: 1990 }])
      const parts = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) => ask(`part-${index}`, 1000)),
      )
      expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      await recovery.work()
      expect(await trial.books(attempt.checkoutId)).toMatchObject([{ refunded_minor: 4990 }])
    })

    it('count a refused refund as not refunded', async () => {
      trial.cut(async (call, work) => {
        if (call !== 'refund') return work()
        return { state: 'REFUSED', reason: 'The card was closed' } as Awaited<ReturnType<typeof work>>
      })
      const [{ payments, recovery }] = trial.processes
      const attempt = await trial.attempt('APPROVED')
      const { paymentId } = await payments.pay(attempt)
      await trial.database.transaction((tx) =>
        askRefund(tx, { siteId: SITE_ID, paymentId, refundId: `no${paymentId}`, amountMinor: 1990, at: 0 }),
      )
      await recovery.work()
      const refused = await refundsStore.find(trial.database, SITE_ID, `no${paymentId}`)
      expect(refused).toMatchObject({ state: 'REFUSED' })
      await trial.database.transaction((tx) =>
        askRefund(tx, { siteId: SITE_ID, paymentId, refundId: `all${paymentId}`, amountMinor: 4990, at: 0 }),
      )
    })

    it('are captured before they are refunded', async () => {
      trial.cut(losing('capture', 'request'))
      const [{ payments, recovery }] = trial.processes
      const attempt = await trial.attempt('APPROVED')
      const { paymentId, state } = await payments.pay(attempt)
      expect(state).toBe('PLACED')
      await trial.database.transaction((tx) =>
        askRefund(tx, { siteId: SITE_ID, paymentId, refundId: `a${paymentId}`, amountMinor: 4990, at: 0 }),
      )
      await recovery.work()
      expect(await paymentsStore.find(trial.database, SITE_ID, paymentId)).toMatchObject({
        state: 'CAPTURED',
      })
      expect(await trial.books(attempt.checkoutId)).toMatchObject([{ state: 'TAKEN', refunded_minor: 4990 }])
    })
  })
}
