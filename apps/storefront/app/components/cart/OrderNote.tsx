import { type FocusEvent, useId } from 'react'
import { useFetcher } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import { MOST_NOTE, NOTE } from '../../cart/cart-view.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'
import { CHECKOUT_FORM } from './CheckoutForm.tsx'

/**
 * A note to the shop or a gift message. It is saved when its field is left, and sent along to the checkout,
 * which is how it works without scripts.
 */
export function OrderNote({ note }: { note: string }) {
  const { cart: words } = useMessages()
  const { data, state, submit } = useFetcher<CartAnswer>({ key: NOTE })
  const id = useId()
  const problem = state === 'idle' ? problemOf(data, words) : undefined
  const save = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    const typed = target.value.trim()
    if (typed !== note) void submit({ line: NOTE, [NOTE]: typed }, { method: 'post', action: '/cart' })
  }
  return (
    <details open={note !== '' || undefined} className="group mt-6">
      <summary className="link inline-block py-2">{words.addNote}</summary>
      <label htmlFor={id} className="label mt-2 block">
        {words.note}
      </label>
      <textarea
        id={id}
        form={CHECKOUT_FORM}
        name={NOTE}
        rows={3}
        maxLength={MOST_NOTE}
        defaultValue={note}
        onBlur={save}
        aria-describedby={`${id}-said`}
        className="field mt-1.5 block w-full max-w-xl"
      />
      <p id={`${id}-said`} role="status" className={`label mt-1.5 min-h-5 ${problem ? 'text-accent' : ''}`}>
        {problem ?? (data && state === 'idle' ? words.noteSaved : '')}
      </p>
    </details>
  )
}
