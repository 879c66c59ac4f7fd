import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** What makes a row of controls one stop for Tab; each control has its name in `data-tool`. */
export interface Roving {
  tabIndexOf(name: string): 0 | -1
  readonly rowProps: {
    onFocus(event: FocusEvent<HTMLElement>): void
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
  }
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves among the controls of a row with the arrow keys (WAI-ARIA, toolbar pattern). */
export const useRoving = (first: string): Roving => {
  const [at, setAt] = useState(first)
  return {
    tabIndexOf: (name) => (name === at ? 0 : -1),
    rowProps: {
      onFocus: ({ target }) => {
        if (target.dataset.tool) setAt(target.dataset.tool)
      },
      onKeyDown: (event) => {
        const step = STEPS[event.key]
        const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
        const index = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1
        if (!step || index < 0) return
        event.preventDefault()
        controls[step(index, controls.length - 1)]?.focus()
      },
    },
  }
}
