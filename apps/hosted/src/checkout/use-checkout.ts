import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import type { CheckoutApi } from '../api/checkout-api.ts'
import { forgetVisits } from './visit-memory.ts'

/** What the page is busy with; one thing at a time. */
export type Work =
  | 'contact'
  | 'address'
  | 'delivery'
  | 'payment'
  | 'pay'
  | 'cancel'
  | 'coupon'
  | 'giftCard'
  | 'lines'
  | 'note'

/** Something that failed, kept until the next try. */
export interface Trouble {
  readonly work: Work
  readonly problem: ApiProblem
  readonly again: () => void
}

export type Loaded =
  | { readonly phase: 'loading' }
  | { readonly phase: 'gone' }
  | { readonly phase: 'unreachable' }
  | { readonly phase: 'ready'; readonly checkout: HostedCheckout }

/** Does a piece of work and gives the checkout as it is then; undefined when it failed or something else is under way. */
export type Run = (work: Work, call: () => Promise<HostedCheckout>) => Promise<HostedCheckout | undefined>

/** Refusals after which the page should look again, because the checkout is not what it shows. */
const LOOK_AGAIN = new Set([
  'CHECKOUT_CHANGED',
  'PARTIAL_OUT_OF_STOCK',
  'FULL_OUT_OF_STOCK',
  'CHECKOUT_ALREADY_PAID',
  'CHECKOUT_IS_COMPLETE',
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  'EMPTY_CHECKOUT',
  'CALCULATION_ERROR',
  'VIOLATIONS_WITH_ERROR_SEVERITY',
  'NO_SELECTED_CARRIER_SERVICE_OPTION',
])

/** Holds the state of the page as the platform last told it, and what the page is doing about it. */
export const useCheckout = (api: CheckoutApi) => {
  const [loaded, setLoaded] = useState<Loaded>({ phase: 'loading' })
  const [work, setWork] = useState<Work>()
  const [trouble, setTrouble] = useState<Trouble>()
  const busy = useRef(false)

  const show = useCallback((checkout: HostedCheckout) => {
    setLoaded((before) =>
      before.phase === 'ready' && before.checkout.revision > checkout.revision
        ? before
        : { phase: 'ready', checkout },
    )
  }, [])

  const load = useCallback(async () => {
    setLoaded((before) => (before.phase === 'ready' ? before : { phase: 'loading' }))
    try {
      show(await api.read())
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      if (error.kind === 'gone') forgetVisits()
      setLoaded((before) => {
        if (error.kind === 'gone') return { phase: 'gone' }
        return before.phase === 'ready' ? before : { phase: 'unreachable' }
      })
    }
  }, [api, show])

  const run: Run = useCallback(
    async (name, call) => {
      if (busy.current) return undefined
      busy.current = true
      setWork(name)
      setTrouble(undefined)
      try {
        const checkout = await call()
        show(checkout)
        return checkout
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        if (error.kind === 'gone') {
          forgetVisits()
          setLoaded({ phase: 'gone' })
        } else setTrouble({ work: name, problem: error, again: () => void run(name, call) })
        if (LOOK_AGAIN.has(error.code)) await load()
        return undefined
      } finally {
        busy.current = false
        setWork(undefined)
      }
    },
    [show, load],
  )

  useEffect(() => void load(), [load])
  useEffect(() => {
    // Meanwhile someone may have logged out in another tab.
    const onShown = () => {
      if (document.visibilityState === 'visible' && !busy.current) void load()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [load])
  const forget = useCallback(() => setTrouble(undefined), [])
  return { loaded, load, run, work, trouble, forget }
}
