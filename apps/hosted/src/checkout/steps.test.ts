import { describe, expect, it } from 'vitest'
import { firstOpen, neededSteps, nextStep, type Progress, stepToShow } from './steps.ts'

const option = { code: 'post', title: 'Post', price: '4.90', chosen: true }
const fresh: Progress['checkout'] = {
  needsDelivery: true,
  deliveryOptions: [],
  totals: { subtotal: '10.00', taxIncluded: true, total: '10.00', toPay: '10.00' },
}
const contacted = { ...fresh, email: 'ada@example.com' }
const delivered = { ...contacted, shippingAddress: { country: 'DE' }, deliveryOptions: [option] }

describe('the steps', () => {
  it.each<[string, Progress['checkout'], boolean, string]>([
    ['nothing is known', fresh, false, 'contact'],
    ['the buyer is known', contacted, false, 'delivery'],
    ['an address has no way of delivery yet', { ...delivered, deliveryOptions: [] }, false, 'delivery'],
    [
      'a way of delivery is on offer, not chosen',
      { ...delivered, deliveryOptions: [{ ...option, chosen: false }] },
      false,
      'delivery',
    ],
    ['the delivery is known', delivered, false, 'payment'],
    ['all is known', delivered, true, 'review'],
  ])('begin, when %s, where something is lacking', (_when, checkout, canPay, step) => {
    expect(firstOpen({ checkout, canPay })).toBe(step)
  })

  it('can be gone back to, and not be jumped over', () => {
    expect(stepToShow('contact', { checkout: delivered, canPay: false })).toBe('contact')
    expect(stepToShow('review', { checkout: contacted, canPay: false })).toBe('delivery')
    expect(stepToShow(undefined, { checkout: delivered, canPay: true })).toBe('review')
  })

  it('are only those that the order needs', () => {
    const digital = { ...contacted, needsDelivery: false }
    const free = { ...digital, totals: { ...digital.totals, toPay: '0.00' } }
    expect(neededSteps({ checkout: digital, canPay: false })).toEqual(['contact', 'payment', 'review'])
    expect(neededSteps({ checkout: free, canPay: false })).toEqual(['contact', 'review'])
    expect(nextStep('contact', { checkout: digital, canPay: false })).toBe('payment')
    expect(stepToShow('delivery', { checkout: digital, canPay: false })).toBe('payment')
  })
})
