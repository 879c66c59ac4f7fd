import { useEffect, useRef } from 'react'
import type { CartLine as Line } from '../../cart/cart-view.ts'
import { type Messages, useMessages } from '../../messages/messages.ts'

interface LineNotesProps {
  id: string
  line: Line
  /** What has changed since the line was chosen, until the buyer accepts it. */
  notice: string | undefined
  /** Whether anything in the cart can be bought. */
  hasRest: boolean
  /** What went wrong with the last change. */
  problem: string | undefined
}

const ACTION = 'link mt-1 py-1 text-ink'

/** A line's notices, each with its button. Part of the line's form. */
export function LineNotes({ id, line, notice, hasRest, problem }: LineNotesProps) {
  const { cart: words } = useMessages()
  const { name, left, quantity } = line
  const note = problem ?? stockNote(line, hasRest, words)
  const notes = useFocusAfter(notice)
  return (
    <div id={id} ref={notes} tabIndex={-1} className="text-sm text-accent outline-none">
      <p role={problem ? 'alert' : undefined} className="mt-2 empty:hidden">
        {note}
      </p>
      {left !== undefined && left > 0 && (
        <button
          type="submit"
          name="step"
          value={left - quantity}
          aria-label={words.takeOf(left, name)}
          className={ACTION}
        >
          {words.take(left)}
        </button>
      )}
      {notice && left !== 0 && (
        <>
          <p className="mt-2">{notice}</p>
          <button
            type="submit"
            name="intent"
            value="accept"
            aria-label={words.acceptLine(name)}
            className={ACTION}
          >
            {words.accept}
          </button>
        </>
      )}
    </div>
  )
}

const stockNote = ({ left, isGone }: Line, hasRest: boolean, words: Messages['cart']) => {
  if (left === undefined) return undefined
  if (isGone) return words.gone
  if (left > 0) return words.left(left)
  return hasRest ? words.soldOut : words.allSoldOut
}

/** The button disappears with its notice; the focus stays on the line. */
function useFocusAfter(notice: string | undefined) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(notice)
  useEffect(() => {
    if (shown.current && !notice && document.activeElement === document.body) element.current?.focus()
    shown.current = notice
  }, [notice])
  return element
}
