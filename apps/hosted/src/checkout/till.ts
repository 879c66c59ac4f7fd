import type { CardToken, HostedCheckout, HostedPaymentMethod } from '@vitrine/contract/hosted-checkout'
import type { CheckoutApi } from '../api/checkout-api.ts'
import type { Step } from './steps.ts'
import type { Run, Trouble, Work } from './use-checkout.ts'
import type { Drafting } from './use-draft.ts'

/** What every part of the page uses: the checkout and its actions. */
export interface Till {
  readonly checkout: HostedCheckout
  readonly api: CheckoutApi
  readonly run: Run
  readonly work: Work | undefined
  readonly trouble: Trouble | undefined
  readonly drafting: Drafting
  /** The chosen payment method, while it is offered. */
  readonly method: HostedPaymentMethod | undefined
  /** The card's token from the provider. */
  readonly card: CardToken | undefined
  readonly keepCard: (card: CardToken | undefined) => void
  readonly goTo: (step: Step) => void
  /** Goes to the next step, judged by the given checkout. */
  readonly goOn: (from: Step, checkout: HostedCheckout) => void
}

/** The error of one action. */
export const troubleOf = ({ trouble }: Till, ...works: readonly Work[]): Trouble | undefined =>
  trouble && works.includes(trouble.work) ? trouble : undefined
