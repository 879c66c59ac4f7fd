import type { CardToken, HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CheckoutApi } from '../api/checkout-api.ts'
import { personOf } from './address-text.ts'
import { nextStep, type Progress, type Step } from './steps.ts'
import type { Till } from './till.ts'
import type { useCheckout } from './use-checkout.ts'
import { useDraft } from './use-draft.ts'
import { useStep } from './use-step.ts'
import { takeGuestAddress, visitMemory } from './visit-memory.ts'

/** Builds what the page of an open checkout uses, and its current step. */
export const useTill = (
  api: CheckoutApi,
  checkout: HostedCheckout,
  { run, work, trouble, forget }: Pick<ReturnType<typeof useCheckout>, 'run' | 'work' | 'trouble' | 'forget'>,
): Till & { readonly step: Step; readonly progress: Progress } => {
  const memory = useMemo(() => visitMemory(checkout.id), [checkout.id])
  const drafting = useDraft(api, checkout.draft, memory)
  const { change } = drafting
  useEffect(() => {
    const { buyer, missing, draft } = checkout
    const typed = buyer && takeGuestAddress()
    const isNeeded = missing.includes('SHIPPING_ADDRESS') && !draft.shipping
    if (typed && isNeeded && buyer.addresses.length === 0)
      change({ shipping: { ...personOf(buyer), ...typed } })
  }, [checkout, change])
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
