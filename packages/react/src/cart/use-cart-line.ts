import type { ChangeEvent } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import type { CartLine } from './cart-state.ts'
import { useCart } from './use-cart.ts'

/** The platform's maximum quantity of a line. */
const MOST = 100_000

/** A line with its actions, and props for the elements that trigger them. */
export interface CartLineParts {
  /** Undefined once it has left the cart. */
  readonly line: CartLine | undefined
  readonly quantity: number
  setQuantity(quantity: number): void
  remove(): void
  /** Props for a number `input` with the quantity. */
  quantityProps(): {
    type: 'number'
    name: 'quantity'
    min: number
    max: number
    inputMode: 'numeric'
    value: number
    onChange(event: ChangeEvent<HTMLInputElement>): void
  }
  /** Props for a `button` that changes the quantity by this much. */
  stepProps(by: number): { type: 'button'; disabled: boolean; onClick(): void }
  /** Props for a `button`. */
  removeProps(): { type: 'button'; onClick(): void }
  /** Props for the element around the line. */
  lineProps(): { 'aria-busy': boolean }
}

/**
 * Shows one line and changes it.
 * @param key - the key of a line from `useCart`
 * @example
 * const { line, quantityProps, stepProps } = useCartLine(key)
 * return <li><button {...stepProps(-1)}>−</button><input {...quantityProps()} /><button {...stepProps(1)}>+</button></li>
 */
export function useCartLine(key: string): CartLineParts {
  const line = useCart(({ lines }) => lines.find((each) => each.key === key))
  const { store } = useCommerce()
  const quantity = line?.quantity ?? 0
  const isFixed = line?.fixedQuantity === true
  const setQuantity = (wanted: number) => {
    if (Number.isFinite(wanted)) store.setQuantity(key, Math.min(MOST, Math.max(1, Math.round(wanted))))
  }
  // Several clicks may come before the next render: each counts from the previous result.
  const step = (by: number) => {
    const now = store.getState().lines.find((each) => each.key === key)
    if (now) setQuantity(now.quantity + by)
  }
  const remove = () => store.remove(key)
  return {
    line,
    quantity,
    setQuantity,
    remove,
    quantityProps: () => ({
      type: 'number',
      name: 'quantity',
      min: 1,
      max: MOST,
      inputMode: 'numeric',
      value: quantity,
      onChange: ({ target }) => {
        if (!isFixed && target.checkValidity()) setQuantity(target.valueAsNumber)
      },
    }),
    stepProps: (by) => ({
      type: 'button',
      disabled: isFixed || quantity + by < 1 || quantity + by > MOST,
      onClick: () => step(by),
    }),
    removeProps: () => ({ type: 'button', onClick: remove }),
    lineProps: () => ({ 'aria-busy': line?.isPending === true }),
  }
}
