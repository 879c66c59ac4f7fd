import { describe, expect, it } from 'vitest'
import { firstOpen, neededSteps, nextStep, type Progress, stepToShow } from './steps.ts'

const fresh: Progress['checkout'] = {
  ...{ needsDelivery: true, needsBillingAddress: false },
  missing: ['EMAIL', 'SHIPPING_ADDRESS', 'DELIVERY_OPTION'],
  totals: { subtotal: '10.00', taxIncluded: true, total: '10.00', toPay: '10.00' },
}
const contacted: Progress['checkout'] = { ...fresh, missing: ['SHIPPING_ADDRESS', 'DELIVERY_OPTION'] }
const addressed: Progress['checkout'] = { ...fresh, missing: ['DELIVERY_OPTION'] }
const delivered: Progress['checkout'] = { ...fresh, missing: [] }

describe('the steps', () => {
  it.each<[string, Progress['checkout'], boolean, string]>([
    ['nothing is known', fresh, false, 'contact'],
    ['the buyer is known', contacted, false, 'delivery'],
    [
      'a delivery option was chosen, but the address is incomplete',
      { ...fresh, missing: ['SHIPPING_ADDRESS'] },
      true,
      'delivery',
    ],
    ['a delivery option is offered, not chosen', addressed, false, 'delivery'],
    ['the delivery is known', delivered, false, 'payment'],
    ['all is known', delivered, true, 'review'],
    ['only the email address is missing', { ...fresh, missing: ['EMAIL'] }, true, 'contact'],
    ['the billing address is missing', { ...delivered, missing: ['BILLING_ADDRESS'] }, true, 'payment'],
  ])('start at the first incomplete one when %s', (_when, checkout, canPay, step) => {
    expect(firstOpen({ checkout, canPay })).toBe(step)
  })

  it('allow going back, but not skipping ahead', () => {
    expect(stepToShow('contact', { checkout: delivered, canPay: false })).toBe('contact')
    expect(stepToShow('review', { checkout: contacted, canPay: false })).toBe('delivery')
    expect(stepToShow(undefined, { checkout: delivered, canPay: true })).toBe('review')
  })

  it('are only those that the order needs', () => {
    const digital = { ...delivered, needsDelivery: false }
    const free = { ...digital, totals: { ...digital.totals, toPay: '0.00' } }
    expect(neededSteps({ checkout: digital, canPay: false })).toEqual(['contact', 'payment', 'review'])
    expect(neededSteps({ checkout: free, canPay: false })).toEqual(['contact', 'review'])
    expect(nextStep('contact', { checkout: digital, canPay: false })).toBe('payment')
    expect(stepToShow('delivery', { checkout: digital, canPay: false })).toBe('payment')
  })

  it('ask for a billing address that the tax depends on, even if a gift card pays everything', () => {
    const free = { ...delivered, needsDelivery: false, totals: { ...delivered.totals, toPay: '0.00' } }
    const taxed: Progress['checkout'] = { ...free, needsBillingAddress: true, missing: ['BILLING_ADDRESS'] }
    expect(neededSteps({ checkout: taxed, canPay: false })).toEqual(['contact', 'payment', 'review'])
    expect(firstOpen({ checkout: taxed, canPay: false })).toBe('payment')
    expect(firstOpen({ checkout: { ...taxed, missing: [] }, canPay: false })).toBe('review')
  })
})
