import { type FormEvent, useState } from 'react'
import type { Problem } from './cart-state.ts'
import { useCart, useCartActions } from './use-cart.ts'

/** The coupon of a cart: a form for its code, or the code and a way to take it off. */
export interface CouponParts {
  /** The code that lies on the cart. */
  readonly code: string | undefined
  readonly isPending: boolean
  /** Why the last code was not taken. */
  readonly problem: Problem | undefined
  formProps(): { onSubmit(event: FormEvent<HTMLFormElement>): void; 'aria-busy': boolean }
  /** For the `input` of the form. What was typed stays when it is refused. */
  inputProps(): {
    name: 'code'
    required: true
    maxLength: number
    autoComplete: 'off'
    'aria-invalid': boolean
    defaultValue: string
  }
  /** For a `button` that takes the coupon off. */
  removeProps(): { type: 'button'; disabled: boolean; onClick(): void }
}

/**
 * Puts a coupon on the cart and takes it off.
 *
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
