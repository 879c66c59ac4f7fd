import { type FormEvent, useState } from 'react'
import type { Problem } from './cart-state.ts'
import { useCart, useCartActions } from './use-cart.ts'

/** The coupon of a cart: a form for its code, or the code and a way to remove it. */
export interface CouponParts {
  /** The code on the cart. */
  readonly code: string | undefined
  readonly isPending: boolean
  /** Why the last code was rejected. */
  readonly problem: Problem | undefined
  formProps(): { onSubmit(event: FormEvent<HTMLFormElement>): void; 'aria-busy': boolean }
  /** Props for the form's `input`. A rejected code stays in the field. */
  inputProps(): {
    name: 'code'
    required: true
    maxLength: number
    autoComplete: 'off'
    'aria-invalid': boolean
    defaultValue: string
  }
  /** Props for a `button` that removes the coupon. */
  removeProps(): { type: 'button'; disabled: boolean; onClick(): void }
}

/**
 * Adds a coupon to the cart and removes it.
 * @example
 * const { code, problem, formProps, inputProps, removeProps } = useCoupon()
 */
export function useCoupon(): CouponParts {
  const actions = useCartActions()
  const [typed, setTyped] = useState('')
  const { code, isPending, problem } = useCart(({ coupon, isCouponPending, problems }) => ({
    code: coupon,
    isPending: isCouponPending,
    problem: problems.get('coupon'),
  }))
  return {
    code,
    isPending,
    problem,
    formProps: () => ({
      'aria-busy': isPending,
      onSubmit: (event) => {
        event.preventDefault()
        const asked = `${new FormData(event.currentTarget).get('code') ?? ''}`.trim()
        setTyped(asked)
        if (asked) actions.applyCoupon(asked)
      },
    }),
    inputProps: () => ({
      name: 'code',
      required: true,
      maxLength: 50,
      autoComplete: 'off',
      'aria-invalid': problem !== undefined,
      defaultValue: typed,
    }),
    removeProps: () => ({ type: 'button', disabled: isPending, onClick: actions.removeCoupon }),
  }
}
