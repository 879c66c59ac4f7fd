import type { CardToken, HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useCallback, useMemo, useState } from 'react'
import type { CheckoutApi } from '../api/checkout-api.ts'
import { nextStep, type Progress, type Step } from './steps.ts'
import type { Till } from './till.ts'
import type { useCheckout } from './use-checkout.ts'
import { useDraft } from './use-draft.ts'
import { useStep } from './use-step.ts'
import { visitMemory } from './visit-memory.ts'

/** Builds what the page of an open checkout uses, and its current step. */
export const useTill = (
  api: CheckoutApi,
  checkout: HostedCheckout,
  { run, work, trouble, forget }: Pick<ReturnType<typeof useCheckout>, 'run' | 'work' | 'trouble' | 'forget'>,
): Till & { readonly step: Step; readonly progress: Progress } => {
  const memory = useMemo(() => visitMemory(checkout.id), [checkout.id])
  const drafting = useDraft(api, checkout.draft, memory)
  const [card, setCard] = useState<CardToken | undefined>(memory.card)
  const keepCard = useCallback(
    (next: CardToken | undefined) => {
      memory.keepCard(next)
      setCard(next)
    },
    [memory],
  )

  const { paymentMethods } = checkout
  const only = paymentMethods.length === 1 ? paymentMethods[0] : undefined
  const method = paymentMethods.find(({ id }) => id === drafting.draft.methodId) ?? only
  const isChosen = method !== undefined && drafting.draft.methodId === method.id
  const canPay = method?.kind === 'CARD' ? card !== undefined : isChosen
  const progress: Progress = { checkout, canPay }
  const { step, goTo: move } = useStep(progress)
  const goTo = useCallback(
    (next: Step) => {
      forget()
      move(next)
    },
    [forget, move],
  )
  const goOn = (from: Step, now: HostedCheckout) => goTo(nextStep(from, { checkout: now, canPay: true }))

  return { checkout, api, run, work, trouble, drafting, method, card, keepCard, goTo, goOn, step, progress }
}
