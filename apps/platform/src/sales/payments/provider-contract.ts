import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ForgedNotice, type Outcome, type PaymentProvider } from './payment-provider.ts'

/** A provider under test: the real thing, or its maker's sandbox. */
export interface ProviderHarness {
  readonly provider: PaymentProvider
  /**
   * Returns a browser's data for a buyer who pays, is declined, has a step to take, or whose bank takes time.
   */
  method(buyer: 'pays' | 'is declined' | 'has a step' | 'has to wait'): Promise<unknown>
  /** Does what the buyer does on the step's page. */
  takeStep(url: string, decision: 'approve' | 'refuse'): Promise<void>
  /** Lets a waiting buyer's bank approve. */
  approveLate(paymentId: string): Promise<void>
  /** Returns the notice that the provider would send for a payment. */
  notice(paymentId: string): Promise<{ headers: Record<string, string>; body: Uint8Array }>
  close(): Promise<void>
}

/**
 * Tests a payment provider for everything the platform relies on. Authors of providers run this.
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
      if (outcome.state !== 'AUTHORIZED')
        throw new Error(`Expected the paying buyer to be HELD, got ${outcome.state}`)
      return { ...asked, reference: outcome.reference }
    }
    const stateOf = async (paymentId: string): Promise<Outcome['state'] | undefined> =>
      (await harness.provider.find(paymentId, signal()))?.state

    it('has an id that fits into addresses', () => {
      expect(harness.provider.id).toMatch(/^[a-z\d-]{1,100}$/)
    })

    it('holds money, and only once for a repeated id', async () => {
      const { reference, ...asked } = await held()
      expect(await harness.provider.authorize(asked, signal())).toEqual({ state: 'AUTHORIZED', reference })
      expect(await harness.provider.find(asked.paymentId, signal())).toEqual({
        state: 'AUTHORIZED',
        reference,
      })
    })

    it('holds money once if it is called twice at the same time', async () => {
      const asked = await request('pays')
      const outcomes = await Promise.all([
        harness.provider.authorize(asked, signal()),
        harness.provider.authorize(asked, signal()),
      ])
      expect(outcomes[0]).toMatchObject({ state: 'AUTHORIZED' })
      expect(outcomes[1]).toEqual(outcomes[0])
    })

    it("doesn't know a payment that never arrived", async () => {
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
      'declines %j, which is no payment method',
      async (method) => {
        const asked = { ...(await request('pays')), method }
        expect(await harness.provider.authorize(asked, signal())).toMatchObject({ state: 'DECLINED' })
      },
    )

    it('captures what it holds, once per key, and only once in total', async () => {
      const { reference, paymentId } = await held()
      expect(await harness.provider.capture(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.capture(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.capture(reference, 'b', signal())).toMatchObject({ state: 'REFUSED' })
      expect(await stateOf(paymentId)).toBe('AUTHORIZED')
    })

    it("releases what it holds, and then can't capture it", async () => {
      const { reference, paymentId } = await held()
      expect(await harness.provider.void(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await harness.provider.void(reference, 'a', signal())).toEqual({ state: 'DONE' })
      expect(await stateOf(paymentId)).toBe('DECLINED')
      expect(await harness.provider.capture(reference, 'b', signal())).toMatchObject({ state: 'REFUSED' })
    })

    it('either captures or releases, whichever comes first', async () => {
      const { reference } = await held()
      const ends = await Promise.all([
        harness.provider.capture(reference, 'a', signal()),
        harness.provider.void(reference, 'b', signal()),
      ])
      expect(ends.map(({ state }) => state).sort()).toEqual(['DONE', 'REFUSED'])
    })

    it('refunds parts, once per key, and no more than it captured', async () => {
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
      if (outcome.state !== 'STEP') throw new Error(`Expected a buyer with a STEP, got ${outcome.state}`)
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
      if (outcome.state !== 'STEP') throw new Error(`Expected a buyer with a STEP, got ${outcome.state}`)
      await harness.takeStep(outcome.url, 'refuse')
      expect(await stateOf(asked.paymentId)).toBe('DECLINED')
    })

    it('abandons a step that the buyer doesn’t take', async () => {
      const asked = await request('has a step')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'STEP') throw new Error(`Expected a buyer with a STEP, got ${outcome.state}`)
      expect(await harness.provider.void(outcome.reference, 'a', signal())).toEqual({ state: 'DONE' })
      await harness.takeStep(outcome.url, 'approve')
      expect(await stateOf(asked.paymentId)).toBe('DECLINED')
    })

    it("answers that it doesn't know yet, and knows later", async () => {
      const asked = await request('has to wait')
      expect(await harness.provider.authorize(asked, signal())).toMatchObject({ state: 'PENDING' })
      await harness.approveLate(asked.paymentId)
      expect(await stateOf(asked.paymentId)).toBe('AUTHORIZED')
    })

    it('does not approve what was abandoned meanwhile', async () => {
      const asked = await request('has to wait')
      const outcome = await harness.provider.authorize(asked, signal())
      if (outcome.state !== 'PENDING') throw new Error(`Expected a waiting buyer, got ${outcome.state}`)
      expect(await harness.provider.void(outcome.reference, 'a', signal())).toEqual({ state: 'DONE' })
      await harness.approveLate(asked.paymentId)
      expect(await stateOf(asked.paymentId)).toBe('DECLINED')
    })

    it('signs its notices, and rejects all others', async () => {
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
