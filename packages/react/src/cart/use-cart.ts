import { useMemo, useSyncExternalStore } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import type { CartState } from './cart-state.ts'
import type { CartActions } from './cart-store.ts'
import { isAlike } from './is-alike.ts'

/**
 * Shows the cart, or the selected part of it, with all changes applied at once and later confirmed by the
 * shop. Re-renders only when the selection changes.
 * @param select - the part you need; a new object or list with equal values is treated as unchanged
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

/** Selects again when the state changes, and keeps the last selection if it is equal. */
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

/**
 * Returns the cart's actions: always the same functions, safe to pass on.
 * @example const { add, remove } = useCartActions()
 */
export const useCartActions = (): CartActions => useCommerce().store
