import type { CardToken, HostedCheckout, HostedPaymentMethod } from '@vitrine/contract/hosted-checkout'
import type { CheckoutApi } from '../api/checkout-api.ts'
import type { Step } from './steps.ts'
import type { Run, Trouble, Work } from './use-checkout.ts'
import type { Drafting } from './use-draft.ts'

/** What every part of the page works with: the checkout, and what can be done about it. */
export interface Till {
  readonly checkout: HostedCheckout
  readonly api: CheckoutApi
  readonly run: Run
  readonly work: Work | undefined
  readonly trouble: Trouble | undefined
  readonly drafting: Drafting
  /** The chosen way to pay, while it is on offer. */
  readonly method: HostedPaymentMethod | undefined
  /** What the provider gave for the card. */
  readonly card: CardToken | undefined
  readonly keepCard: (card: CardToken | undefined) => void
  readonly goTo: (step: Step) => void
  /** Goes on to the step after the one given, as things stand in the checkout given. */
  readonly goOn: (from: Step, checkout: HostedCheckout) => void
}

/** What failed of one piece of work. */
export const troubleOf = ({ trouble }: Till, ...works: readonly Work[]): Trouble | undefined =>
  trouble && works.includes(trouble.work) ? trouble : undefined
