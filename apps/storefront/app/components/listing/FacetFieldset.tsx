import { useEffect, useRef } from 'react'
import type { FacetChoice, FacetView } from '../../catalog/listing/facet-view.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'

interface FacetFieldsetProps {
  facet: FacetView
  onChange: (form: HTMLFormElement) => void
}

/** How many choices are visible at first. */
const FIRST = 7

/** The choices of one facet, to check any number of. */
export function FacetFieldset({ facet, onChange }: FacetFieldsetProps) {
  const { catalog } = useMessages()
  const { field, title, lang, choices } = facet
  const isLong = choices.length > FIRST + 1
  const first = isLong ? choices.slice(0, FIRST) : choices
  const others = isLong ? choices.slice(FIRST) : []
  const list = (some: FacetChoice[]) => (
    <ul>
      {some.map((choice) => (
        <li key={choice.value}>
          <Tick field={field} choice={choice} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset className="min-w-0">
      <legend lang={lang} className="mb-2 font-medium wrap-break-word">
        {title}
      </legend>
      {list(first)}
      {others.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-11 items-center gap-2 text-sm text-soft hover:text-accent lg:min-h-9">
            {catalog.more(others.length)}
            <Icon name="down" className="size-3 transition-transform group-open/more:rotate-180" />
          </summary>
          {list(others)}
        </details>
      )}
    </fieldset>
  )
}

interface TickProps {
  field: string
  choice: FacetChoice
  onChange: (form: HTMLFormElement) => void
}

/** A checkbox that reacts at once and keeps the focus; the new address then decides. */
function Tick({ field, choice, onChange }: TickProps) {
  const { frame } = useMessages()
  const { value, label, lang, count, isChosen, color } = choice
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isChosen
  }, [isChosen])
  return (
    <label className="flex min-h-11 items-center gap-3 text-[0.9375rem] hover:text-accent lg:min-h-9">
      <input
        ref={box}
        type="checkbox"
        name={field}
        value={value}
        defaultChecked={isChosen}
        onChange={({ target }) => target.form && onChange(target.form)}
        aria-label={`${label}, ${frame.pieces(count)}`}
        className="size-[1.125rem] shrink-0 accent-accent"
      />
      {color && <Dot color={color} />}
      <span lang={lang} className="min-w-0 wrap-break-word">
        {label}
      </span>
      <span className="ml-auto pl-2 text-sm text-soft tabular-nums">{frame.number(count)}</span>
    </label>
  )
}

/** The color is an attribute of the SVG, because the page's policy allows no style attributes. */
function Dot({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 20 20" className="-mr-1 size-5 shrink-0 text-line-strong" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={color} stroke="currentColor" />
    </svg>
  )
}
