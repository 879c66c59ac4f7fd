import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Form, useActionData } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import type { EstimatedCoupon } from '../../cart/estimate.ts'
import type { ShownCart } from '../../cart/shown-cart.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCartPanel } from './cart-context.ts'

/** The form's name where lines use their ids. */
const COUPON = 'coupon'

interface CouponFormProps {
  cart: ShownCart
  /** The coupon as estimated; of another code while a new one isn't estimated yet. */
  estimated: EstimatedCoupon | undefined
}

/**
 * The cart's coupon: a field for its code, or the code, what became of it, and a button to remove it. Works without
 * scripts.
 */
export function CouponForm({
  cart: { coupon: code, isCouponPending, couponTrouble },
  estimated,
}: CouponFormProps) {
  const { cart: words } = useMessages()
  const { load } = useCartPanel()
  const answer = useActionData<CartAnswer>()
  const said = couponTrouble ?? (answer?.line === COUPON && !isCouponPending ? answer : undefined)
  const problem = problemOf(said, words)
  const outcome = code !== undefined && estimated?.code === code ? estimated : undefined
  const focused = useFocusOnChange(code)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('code')
    void load().then(
      (cart) => cart.setCoupon(typed === null ? null : String(typed).trim()),
      () => {},
    )
  }

  return (
    <Form
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      aria-busy={isCouponPending}
      className="mt-6 border-t border-line pt-5"
    >
      <input type="hidden" name="line" value={COUPON} />
      {code === undefined ? (
        <CodeField ref={focused} problem={problem} typed={answer?.typed} isPending={isCouponPending} />
      ) : (
        <AppliedCode ref={focused} code={code} problem={problem} isPending={isCouponPending} />
      )}
      <p role="status" className={outcome?.problem ? 'mt-2 text-sm text-accent' : 'sr-only'}>
        {outcome && (outcome.problem ?? words.couponOn(outcome.code))}
      </p>
    </Form>
  )
}

function CodeField({
  ref,
  problem,
  typed,
  isPending,
}: {
  ref: React.Ref<HTMLElement & HTMLInputElement>
  problem: string | undefined
  typed: string | undefined
  isPending: boolean
}) {
  const { cart: words } = useMessages()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="label">
        {words.couponCode}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={ref}
          id={id}
          type="text"
          name="code"
          maxLength={50}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="field w-full min-w-0 flex-1 uppercase"
        />
        <button
          type="submit"
          name="intent"
          value="coupon"
          aria-busy={isPending}
          className="button button-quiet shrink-0"
        >
          {words.apply}
        </button>
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </>
  )
}

function AppliedCode({
  ref,
  code,
  problem,
  isPending,
}: {
  ref: React.Ref<HTMLElement & HTMLButtonElement>
  code: string
  problem: string | undefined
  isPending: boolean
}) {
  const { cart: words } = useMessages()
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0">
          <span className="label block">{words.coupon}</span>
          <span className="font-display text-lg wrap-break-word">{code}</span>
        </p>
        <button
          ref={ref}
          type="submit"
          name="intent"
          value="remove-coupon"
          aria-label={words.removeCoupon(code)}
          disabled={isPending}
          className="link py-2 text-sm text-soft hover:text-ink"
        >
          {words.remove}
        </button>
      </div>
      <Problem text={problem} />
    </>
  )
}

function Problem({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <p id={id} role={text ? 'alert' : undefined} className="mt-2 text-sm text-accent empty:hidden">
      {text}
    </p>
  )
}

/** The pressed button disappears with its change; the focus moves to its replacement. */
function useFocusOnChange(code: string | undefined) {
  const element = useRef<HTMLElement & HTMLInputElement & HTMLButtonElement>(null)
  const shown = useRef(code)
  useEffect(() => {
    if (shown.current === code) return
    shown.current = code
    if (!document.activeElement || document.activeElement === document.body) element.current?.focus()
  }, [code])
  return element
}
