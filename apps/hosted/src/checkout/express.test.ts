import type { HostedPaymentMethod } from '@vitrine/contract/hosted-checkout'
import { describe, expect, it } from 'vitest'
import { expressMethods } from './express.ts'

const wallet: HostedPaymentMethod = {
  ...{ id: 'wallet', kind: 'REDIRECT', name: 'Test Wallet', sandbox: false, express: true },
}
const bank: HostedPaymentMethod = { id: 'bank', kind: 'REDIRECT', name: 'Bank', sandbox: false }
const totals = (toPay: string) => ({ subtotal: toPay, taxIncluded: true, total: toPay, toPay })

describe('the wallets above the steps', () => {
  it('are those that their provider offers there', () => {
    const paymentMethods = [bank, wallet]
    expect(expressMethods({ paymentMethods, totals: totals('9.00') })).toEqual([wallet])
  })

  it('are hidden if there are none, or there is nothing to pay', () => {
    expect(expressMethods({ paymentMethods: [bank], totals: totals('9.00') })).toEqual([])
    expect(expressMethods({ paymentMethods: [wallet], totals: totals('0.00') })).toEqual([])
  })
})
