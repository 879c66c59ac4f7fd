import { useState } from 'react'
import type { Address } from './address.ts'
import { type Choices, type Choosable, choicesFrom, choose, completeChoices, searchOf } from './variants.ts'

/** What is chosen of a product. */
export interface Chosen {
  /** Always a whole set: one in stock where nothing else was asked for. */
  readonly choices: Choices
  pick(name: string, label: string): void
}

/**
 * Chooses options of a product, as the page's address says it, so that a choice can be linked to, reloaded and made
 * without scripts. A choice shows at once and is in the address a moment later. `useVariantPicker` does more for more bytes.
 *
 * @param address - the query of the page and how to change it: of a router, or of `useBrowserAddress`
 * @param asked - what to begin with where the address says nothing, such as a form that is shown again
 */
export function useChoices(
  product: Pick<Choosable, 'options' | 'variants'>,
  { search, replace }: Address,
  asked?: Choices,
): Chosen {
  const params = new URLSearchParams(search)
  const [picked, setPicked] = useState<Choices>()
  const [seen, setSeen] = useState(search)
  // What was picked holds until the address has changed, to that or to something else.
  if (seen !== search) {
    setSeen(search)
    setPicked(undefined)
  }
  const choices = picked ?? completeChoices(product, { ...asked, ...choicesFrom(product, params) })
  const pick = (name: string, label: string) => {
    const chosen = choose(product, choices, name, label)
    setPicked(chosen)
    replace(searchOf(chosen, params))
  }
  return { choices, pick }
}
