import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Place } from './area.ts'
import classes from './sheet.module.css'

export interface CellEditorProps {
  readonly text: string
  readonly label: string
  readonly place: Place
  /** The id of a list of suggestions. */
  readonly suggestions: string | undefined
  /** Ends editing with the text. `fills`: the whole selection gets it. */
  done(text: string, next: Place, fills: boolean): void
  cancel(): void
}

/** Edits the text of a cell. React gets the text only when editing ends, so typing stays fast. */
export function CellEditor({ text, label, place, suggestions, done, cancel }: CellEditorProps) {
  const ref = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    const input = ref.current
    input?.focus({ preventScroll: true })
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  const end = (next: Place, fills = false) => {
    if (isOver.current) return
    isOver.current = true
    done(ref.current?.value ?? '', next, fills)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const { row, column } = place
    const back = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') {
      isOver.current = true
      cancel()
    } else if (event.key === 'Enter') end({ row: row + back, column }, event.ctrlKey || event.metaKey)
    else if (event.key === 'Tab') end({ row, column: column + back })
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={ref}
      className={classes.input}
      aria-label={label}
      defaultValue={text}
      list={suggestions}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={press}
      onBlur={() => end(place)}
      onPointerDown={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
    />
  )
}
