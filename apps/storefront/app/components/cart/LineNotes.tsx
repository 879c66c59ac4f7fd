import { useEffect, useRef } from 'react'
import type { CartLine as Line } from '../../cart/cart-view.ts'

interface LineNotesProps {
  id: string
  line: Line
  /** What has changed since the line was chosen, until the buyer agrees to it. */
  notice: string | undefined
  /** What went wrong with the last change. */
  problem: string | undefined
}

const ACTION = 'link mt-1 py-1 text-ink'

/** What there is to say of a line, each with the button that settles it. Part of the line's form. */
export function LineNotes({ id, line, notice, problem }: LineNotesProps) {
  const { name, left, quantity } = line
  const note = problem ?? stockNote(line)
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
          aria-label={`Take ${left} of ${name}`}
          className={ACTION}
        >
          Take {left}
        </button>
      )}
      {notice && left !== 0 && (
        <>
          <p className="mt-2">{said(notice, name)}</p>
          <button
            type="submit"
            name="intent"
            value="accept"
            aria-label={`That is all right: ${name}`}
            className={ACTION}
          >
            That is all right
          </button>
        </>
      )}
    </div>
  )
}

/** The line's name stands above already. */
const said = (notice: string, name: string) =>
  notice.startsWith(name) ? `It${notice.slice(name.length)}` : notice

const stockNote = ({ left, isGone }: Line) => {
  if (left === undefined) return undefined
  if (isGone) return 'No longer in the shop. Please remove it.'
  return left === 0 ? 'Sold out at the moment. Please remove it to check out the rest.' : `Only ${left} left.`
}

/** The button goes with the notice that it settles; the focus stays with the line. */
function useFocusAfter(notice: string | undefined) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(notice)
  useEffect(() => {
    if (shown.current && !notice && document.activeElement === document.body) element.current?.focus()
    shown.current = notice
  }, [notice])
  return element
}
