import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { MOST } from '../../cart/shop-cart.ts'
import type { ShownLine } from '../../cart/shown-cart.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { LineNotes } from './LineNotes.tsx'
import { LineDetails, LineName, LinePicture } from './LineParts.tsx'
import { useCartLine } from './use-cart-line.ts'

interface CartLineProps {
  line: ShownLine
  notice: string | undefined
  /** Whether anything in the cart can be bought. */
  hasRest: boolean
  /** Whether it was added a moment ago: then it is in view. */
  isAdded: boolean
  onRemove(line: ShownLine): void
}

/** One line of the cart: a form that works without scripts, and faster with them. */
export function CartLine({ line, notice, hasRest, isAdded, onRemove }: CartLineProps) {
  const { cart: words } = useMessages()
  const { setQuantity, step, remove, accept, isBusy, problem } = useCartLine(line)
  const noteId = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The drawer's own effect comes after this one, and nothing scrolls in a closed dialog.
    if (isAdded) queueMicrotask(() => row.current?.scrollIntoView({ block: 'nearest' }))
  }, [isAdded])
  const { quantity } = line
  const hasNote = problem !== undefined || notice !== undefined || line.left !== undefined

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    if (submitter.value === 'accept') return accept()
    if (submitter.value !== 'remove') return step(Number(submitter.value))
    remove()
    onRemove(line)
  }

  return (
    <li ref={row} aria-busy={isBusy} className="py-6">
      <Form
        method="post"
        action="/cart"
        onSubmit={onSubmit}
        className="grid grid-cols-[4.75rem_1fr] gap-x-4 sm:grid-cols-[6rem_1fr] sm:gap-x-5"
      >
        <input type="hidden" name="line" value={line._id} />
        <LinePicture line={line} />
        <div className="flex min-w-0 flex-col">
          {isAdded && <p className="mb-1 text-[0.8125rem] text-accent">{words.justAdded}</p>}
          <div className="flex justify-between gap-3">
            <LineName line={line} />
            <p className={`tabular-nums transition-opacity ${isBusy ? 'opacity-40' : ''}`}>{line.total}</p>
          </div>
          <LineDetails line={line} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
            <div className="flex items-center">
              <div className="flex items-center border border-line-strong">
                {/* Enter in the field presses the form's first button, which must not be the minus. */}
                <button type="submit" tabIndex={-1} aria-hidden="true" value="0" className="hidden" />
                <Step name="minus" label={words.less(line.name)} value={-1} disabled={quantity <= 1} />
                <input
                  type="number"
                  name="quantity"
                  min={1}
                  max={MOST}
                  inputMode="numeric"
                  aria-label={words.howMany(line.name)}
                  aria-describedby={hasNote ? noteId : undefined}
                  value={quantity}
                  onChange={({ target }) => {
                    if (target.checkValidity()) setQuantity(target.valueAsNumber)
                  }}
                  className="h-9 w-10 pointer-coarse:h-11 bg-transparent text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:hidden"
                />
                <Step name="plus" label={words.more(line.name)} value={1} disabled={quantity >= MOST} />
              </div>
              <noscript>
                <button type="submit" className="link ml-4 text-sm">
                  {words.update}
                </button>
              </noscript>
            </div>
            <button
              type="submit"
              name="intent"
              value="remove"
              aria-label={words.removeLine(line.name)}
              className="link py-2 text-sm text-soft hover:text-ink"
            >
              {words.remove}
            </button>
          </div>
          <LineNotes id={noteId} line={line} notice={notice} hasRest={hasRest} problem={problem} />
        </div>
      </Form>
    </li>
  )
}

function Step({
  name,
  label,
  value,
  disabled,
}: {
  name: 'minus' | 'plus'
  label: string
  value: number
  disabled: boolean
}) {
  return (
    <button
      type="submit"
      name="step"
      value={value}
      aria-label={label}
      disabled={disabled}
      className="grid size-9 place-items-center pointer-coarse:size-11 transition-colors enabled:hover:text-accent disabled:opacity-30"
    >
      <Icon name={name} className="size-4" />
    </button>
  )
}
