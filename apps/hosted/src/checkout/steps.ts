import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'

/** The steps of a checkout in order. */
export const STEPS = ['contact', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

/** What the steps depend on: the platform's data, and whether the page holds a payment method. */
export interface Progress {
  readonly checkout: Pick<HostedCheckout, 'missing' | 'needsDelivery' | 'needsBillingAddress' | 'totals'>
  readonly canPay: boolean
}

const NEEDED: Readonly<Record<Step, (progress: Progress) => boolean>> = {
  contact: () => true,
  delivery: ({ checkout }) => checkout.needsDelivery,
  payment: ({ checkout }) => Number(checkout.totals.toPay) > 0 || checkout.needsBillingAddress,
  review: () => true,
}

const DONE: Readonly<Record<Step, (progress: Progress) => boolean>> = {
  contact: ({ checkout: { missing } }) => !missing.includes('EMAIL'),
  delivery: ({ checkout: { missing } }) =>
    !missing.includes('SHIPPING_ADDRESS') && !missing.includes('DELIVERY_OPTION'),
  payment: ({ checkout: { missing, totals }, canPay }) =>
    !missing.includes('BILLING_ADDRESS') && (canPay || Number(totals.toPay) === 0),
  review: () => false,
}

/**
 * The steps of this checkout: delivery only for shipped items, payment only if an amount is due or a bill is
 * needed.
 */
export const neededSteps = (progress: Progress): Step[] => STEPS.filter((step) => NEEDED[step](progress))

/** Whether a step is complete. */
export const isDone = (step: Step, progress: Progress): boolean => DONE[step](progress)

/** The first incomplete step, or the review. */
export const firstOpen = (progress: Progress): Step =>
  neededSteps(progress).find((step) => !isDone(step, progress)) ?? 'review'

/**
 * The step to show for a requested one: that step if all before it are complete, otherwise the first
 * incomplete one.
 */
export const stepToShow = (asked: Step | undefined, progress: Progress): Step => {
  const steps = neededSteps(progress)
  const open = firstOpen(progress)
  return asked && steps.includes(asked) && steps.indexOf(asked) <= steps.indexOf(open) ? asked : open
}

/** The step after another. */
export const nextStep = (step: Step, progress: Progress): Step =>
  neededSteps(progress).find((each) => STEPS.indexOf(each) > STEPS.indexOf(step)) ?? 'review'
