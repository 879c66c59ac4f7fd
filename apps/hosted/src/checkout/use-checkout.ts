import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import type { CheckoutApi } from '../api/checkout-api.ts'
import { forgetVisits } from './visit-memory.ts'
import { keepWayBack } from './way-back.ts'

/** The page's current action; one at a time. */
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

/** A failure, kept until the next attempt. */
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

/** Runs an action and returns the resulting checkout; undefined if it failed or another one is running. */
export type Run = (work: Work, call: () => Promise<HostedCheckout>) => Promise<HostedCheckout | undefined>

/** Refusals after which the page should reload the checkout, because it shows outdated data. */
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

/** Holds the checkout as the platform last returned it, and the page's current action. */
export const useCheckout = (api: CheckoutApi) => {
  const [loaded, setLoaded] = useState<Loaded>({ phase: 'loading' })
  const [work, setWork] = useState<Work>()
  const [trouble, setTrouble] = useState<Trouble>()
  const busy = useRef(false)

  const show = useCallback((checkout: HostedCheckout) => {
    keepWayBack(checkout)
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
    // Someone may have logged out in another tab meanwhile.
    const onShown = () => {
      if (document.visibilityState === 'visible' && !busy.current) void load()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [load])
  const forget = useCallback(() => setTrouble(undefined), [])
  return { loaded, load, run, work, trouble, forget }
}
