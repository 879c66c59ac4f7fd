import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ForgedNotice, type Outcome, type PaymentProvider } from './payment-provider.ts'

/** What a provider is tried with: the real thing, or its maker's own sandbox. */
export interface ProviderHarness {
  readonly provider: PaymentProvider
  /** Gives what a browser would bring for a buyer who pays, is declined, has a step to take, or whose bank takes time. */
  method(buyer: 'pays' | 'is declined' | 'has a step' | 'has to wait'): Promise<unknown>
  /** Does what the buyer does on the page of a step. */
  takeStep(url: string, decision: 'approve' | 'refuse'): Promise<void>
  /** Lets the bank of a buyer who waits approve. */
  approveLate(paymentId: string): Promise<void>
  /** Gives the notice that the provider would send of a payment, as it would come. */
  notice(paymentId: string): Promise<{ headers: Record<string, string>; body: Uint8Array }>
  close(): Promise<void>
}

/**
 * Holds a payment provider to what the platform relies on. Whoever writes one runs this against it.
 *
 * @example providerContract('Acme', () => openAcmeSandbox())
 */
export const providerContract = (name: string, open: () => Promise<ProviderHarness>): void => {
  describe(`${name} as a payment provider`, () => {
    let harness: ProviderHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const signal = () => AbortSignal.timeout(20_000)
    const request = async (buyer: Parameters<ProviderHarness['method']>[0]) => ({
      paymentId: randomUUID(),
      amountMinor: 4990,
      currency: 'EUR',
      method: await harness.method(buyer),
      returnUrl: 'https://shop.example/checkout/1',
    })
    const held = async () => {
      const asked = await request('pays')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'AUTHORIZED') throw new Error(`The buyer who pays is ${outcome.state}`)
      return { ...asked, reference: outcome.reference }
    }
    const stateOf = async (paymentId: string): Promise<Outcome['state'] | undefined> =>
      (await harness.provider.find(paymentId, signal()))?.state

    it('has an id that fits into addresses', () => {
      expect(harness.provider.id).toMatch(/^[a-z\d-]{1,100}$/)
    })

    it('holds money, and holds it once when it is asked again under the same id', async () => {
      const { reference, ...asked } = await held()
      expect(await harness.provider.authorize(asked, signal())).toEqual({ state: 'AUTHORIZED', reference })
      expect(await harness.provider.find(asked.paymentId, signal())).toEqual({
        state: 'AUTHORIZED',
        reference,
      })
    })

    it('holds money once when it is asked twice at the same time', async () => {
      const asked = await request('pays')
      const outcomes = await Promise.all([
        harness.provider.authorize(asked, signal()),
        harness.provider.authorize(asked, signal()),
      ])
      expect(outcomes[0]).toMatchObject({ state: 'AUTHORIZED' })
      expect(outcomes[1]).toEqual(outcomes[0])
    })

    it('knows nothing of a payment that it was never asked for', async () => {
      expect(await harness.provider.find(randomUUID(), signal())).toBeUndefined()
    })

    it('declines with a reason, and stays with it', async () => {
      const asked = await request('is declined')
      const outcome = await harness.provider.authorize(asked, signal())
      expect(outcome).toEqual({ state: 'DECLINED', reason: expect.any(String) })
      expect(await harness.provider.authorize(asked, signal())).toEqual(outcome)
      expect(await stateOf(asked.paymentId)).not.toBe('AUTHORIZED')
    })

    it.each([{}, null, 'card', { token: 'nobody-gave-this' }])(
      'declines %j, which is no way to pay',
      async (method) => {
        const asked = { ...(await request('pays')), method }
        expect(await harness.provider.authorize(asked, signal())).toMatchObject({ state: 'DECLINED' })
      },
    )

    it('takes what it holds, once for a key, and once altogether', async () => {
      const { reference, paymentId } = await held()
      expect(await harness.provider.capture(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.capture(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.capture(reference, 'b', signal())).toMatchObject({ state: 'REFUSED' })
      expect(await stateOf(paymentId)).toBe('AUTHORIZED')
    })

    it('lets go of what it holds, and does not take it afterwards', async () => {
      const { reference, paymentId } = await held()
      expect(await harness.provider.void(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.void(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await stateOf(paymentId)).toBe('DECLINED')
      expect(await harness.provider.capture(reference, 'b', signal())).toMatchObject({ state: 'REFUSED' })
    })

    it('either takes or lets go, whichever comes first', async () => {
      const { reference } = await held()
      const ends = await Promise.all([
        harness.provider.capture(reference, 'a', signal()),
        harness.provider.void(reference, 'b', signal()),
      ])
      expect(ends.map(({ state }) => state).sort()).toEqual(['DONE', 'REFUSED'])
    })

    it('gives parts back, once for a key, and no more than it took', async () => {
      const { reference } = await held()
      expect(await harness.provider.refund(reference, 1, 'early', signal())).toMatchObject({
        state: 'REFUSED',
      })
      await harness.provider.capture(reference, 'a', signal())
      expect(await harness.provider.refund(reference, 1990, 'b', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.refund(reference, 1990, 'b', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.refund(reference, 3001, 'c', signal())).toMatchObject({
        state: 'REFUSED',
      })
      expect(await harness.provider.refund(reference, 3000, 'd', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.refund(reference, 1, 'e', signal())).toMatchObject({ state: 'REFUSED' })
    })

    it('leads a buyer through a step', async () => {
      const asked = await request('has a step')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'STEP') throw new Error(`The buyer who has a step is ${outcome.state}`)
      expect(new URL(outcome.url).protocol).toMatch(/^https?:$/)
      expect(await stateOf(asked.paymentId)).toBe('STEP')
      await harness.takeStep(outcome.url, 'approve')
      expect(await stateOf(asked.paymentId)).toBe('AUTHORIZED')
      await harness.takeStep(outcome.url, 'refuse')
      expect(await stateOf(asked.paymentId)).toBe('AUTHORIZED')
    })

    it('declines a buyer who refuses the step', async () => {
      const asked = await request('has a step')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'STEP') throw new Error(`The buyer who has a step is ${outcome.state}`)
      await harness.takeStep(outcome.url, 'refuse')
      expect(await stateOf(asked.paymentId)).toBe('DECLINED')
    })

    it('gives a step up that nobody takes', async () => {
      const asked = await request('has a step')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'STEP') throw new Error(`The buyer who has a step is ${outcome.state}`)
      expect(await harness.provider.void(outcome.reference, 'a', signal())).toEqual({ state: 'DONE' })
      await harness.takeStep(outcome.url, 'approve')
      expect(await stateOf(asked.paymentId)).toBe('DECLINED')
    })

    it('answers that it does not know yet, and knows later', async () => {
      const asked = await request('has to wait')
      expect(await harness.provider.authorize(asked, signal())).toMatchObject({ state: 'PENDING' })
      await harness.approveLate(asked.paymentId)
      expect(await stateOf(asked.paymentId)).toBe('AUTHORIZED')
    })

    it('does not approve what was given up while it did not know', async () => {
      const asked = await request('has to wait')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'PENDING') throw new Error(`The buyer who waits is ${outcome.state}`)
      expect(await harness.provider.void(outcome.reference, 'a', signal())).toEqual({ state: 'DONE' })
      await harness.approveLate(asked.paymentId)
      expect(await stateOf(asked.paymentId)).toBe('DECLINED')
    })

    it('signs its notices, and believes no others', async () => {
      const { paymentId } = await held()
      const { headers, body } = await harness.notice(paymentId)
      expect(harness.provider.readNotice(headers, body)).toEqual({ paymentId })
      const altered = Buffer.concat([body, Buffer.from(' ')])
      expect(() => harness.provider.readNotice(headers, altered)).toThrow(ForgedNotice)
      expect(() => harness.provider.readNotice({}, body)).toThrow(ForgedNotice)
      expect(() => harness.provider.readNotice({}, Buffer.alloc(0))).toThrow(ForgedNotice)
    })
  })
}
