import { useMemo, useSyncExternalStore } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import type { CartState } from './cart-state.ts'
import type { CartActions } from './cart-store.ts'
import { isAlike } from './is-alike.ts'

/**
 * Shows the cart, or what of it is selected, as it is with everything that was done: what is clicked counts at once and
 * is settled by the shop's answer. Renders again only when what is selected has changed.
 *
 * @param select - what is needed; a new object or list of the same values counts as the same
 * @example const count = useCart(({ count }) => count)
 */
export function useCart(): CartState
export function useCart<Selected>(select: (state: CartState) => Selected): Selected
export function useCart<Selected>(select?: (state: CartState) => Selected): CartState | Selected {
  const { store } = useCommerce()
  const { now, first } = useMemo(() => {
    const read = remembering(select)
    return { now: () => read(store.getState()), first: () => read(store.getFirstState()) }
  }, [store, select])
  return useSyncExternalStore(store.subscribe, now, first)
}

/** Selects anew when the state is another one, and keeps the last selection where nothing in it has changed. */
function remembering<Selected>(select: ((state: CartState) => Selected) | undefined) {
  let last: { state: CartState; selected: Selected } | undefined
  return (state: CartState): CartState | Selected => {
    if (!select) return state
    if (last?.state === state) return last.selected
    const selected = select(state)
    last = { state, selected: last && isAlike(last.selected, selected) ? last.selected : selected }
    return last.selected
  }
}

/** Answers what can be done to the cart: always the same functions, which may be passed on. */
export const useCartActions = (): CartActions => useCommerce().store
