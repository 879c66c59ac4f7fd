import { type NewItem, referenceKey } from './cart-data.ts'
import type { Problem } from './cart-state.ts'
import { useCart, useCartActions } from './use-cart.ts'

/** A button that puts an item into the cart. */
export interface AddToCart {
  add(): void
  /** True while the shop has not answered. The line is shown already. */
  readonly isAdding: boolean
  /** What went wrong with the last time. */
  readonly problem: Problem | undefined
  /** For a `button`. */
  buttonProps(): { type: 'button'; 'aria-busy': boolean; onClick(): void }
}

/**
 * Puts an item into the cart.
 *
 * @example
 * const { buttonProps, problem } = useAddToCart({ catalogReference: productReference(product._id, { variantId }) })
 */
export function useAddToCart(item: NewItem): AddToCart {
  const actions = useCartActions()
  const key = referenceKey(item.catalogReference)
  const { isAdding, problem } = useCart(({ lines, problems }) => ({
    isAdding: lines.some((line) => line.key === key && line.isPending),
    problem: problems.get(key),
  }))
  const add = () => void actions.add(item)
  return {
    add,
    isAdding,
    problem,
    buttonProps: () => ({ type: 'button', 'aria-busy': isAdding, onClick: add }),
  }
}
