import { useMemo, useRef } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { leaveFor } from './leave.ts'
import type { Till } from './till.ts'
import { visitMemory } from './visit-memory.ts'

/** A key for one attempt; `crypto.randomUUID` exists only on secure origins. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Pays. An attempt keeps its key until its answer is known, so repeating it after a lost answer pays only
 * once; the attempt uses up a card's token. If the bank wants to authenticate the buyer, the page leads
 * there.
 */
export const usePay = (till: Till) => {
  const { checkout, api, run, method, card, keepCard, drafting, goTo } = till
  const memory = useMemo(() => visitMemory(checkout.id), [checkout.id])
  const key = useRef<string>(undefined)

  return async (): Promise<void> => {
    const { toPay } = checkout.totals
    const note = drafting.draft.buyerNote?.trim()
    const now = await run('pay', async () => {
      memory.keepPaying(true)
      if (note !== undefined && note !== (checkout.buyerNote ?? ''))
        await api.update({ buyerNote: note || null })
      key.current ??= newKey()
      const payment = {
        agreedTotals: checkout.totals,
        ...(method && Number(toPay) > 0 && { methodId: method.id }),
        ...(method?.kind === 'CARD' && card && { token: card.token }),
      }
      try {
        const answer = await api.pay(payment, key.current)
        key.current = undefined
        return answer
      } catch (error) {
        if (isKnown(error)) key.current = undefined
        throw error
      }
    })
    if (!now) return
    keepCard(undefined)
    if (now.payment?.state === 'STEP' && now.payment.url) leaveFor(now.payment.url)
    else if (now.payment?.state === 'DECLINED' && !now.order) goTo('payment')
  }
}

const isKnown = (error: unknown): boolean => error instanceof ApiProblem && error.kind !== 'unreachable'
