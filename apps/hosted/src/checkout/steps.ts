import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'

/** The steps of a checkout in their order. */
export const STEPS = ['contact', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

/** What the steps are judged by: what the platform keeps, and whether the page holds a way to pay. */
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

/** The steps this checkout asks for: without parcels no delivery, and no payment where nothing is due and no bill is needed. */
export const neededSteps = (progress: Progress): Step[] => STEPS.filter((step) => NEEDED[step](progress))

/** Whether a step has all it asks for. */
export const isDone = (step: Step, progress: Progress): boolean => DONE[step](progress)

/** The first step that lacks something; the review when none does. */
export const firstOpen = (progress: Progress): Step =>
  neededSteps(progress).find((step) => !isDone(step, progress)) ?? 'review'

/** The step to show when another is asked for: that one when every step before it is done, else the first open one. */
export const stepToShow = (asked: Step | undefined, progress: Progress): Step => {
  const steps = neededSteps(progress)
  const open = firstOpen(progress)
  return asked && steps.includes(asked) && steps.indexOf(asked) <= steps.indexOf(open) ? asked : open
}

/** The step after another. */
export const nextStep = (step: Step, progress: Progress): Step =>
  neededSteps(progress).find((each) => STEPS.indexOf(each) > STEPS.indexOf(step)) ?? 'review'
