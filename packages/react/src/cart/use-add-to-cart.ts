import { type NewItem, referenceKey } from './cart-data.ts'
import type { Problem } from './cart-state.ts'
import { useCart, useCartActions } from './use-cart.ts'

/** A button that adds an item to the cart. */
export interface AddToCart {
  add(): void
  /** True until the shop answers. The line is already visible. */
  readonly isAdding: boolean
  /** What went wrong the last time. */
  readonly problem: Problem | undefined
  /** Props for a `button`. */
  buttonProps(): { type: 'button'; 'aria-busy': boolean; onClick(): void }
}

/**
 * Adds an item to the cart.
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
