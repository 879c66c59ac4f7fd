import { useState } from 'react'
import type { Address } from './address.ts'
import { type Choices, type Choosable, choicesFrom, choose, completeChoices, searchOf } from './variants.ts'

/** The selection on a product. */
export interface Chosen {
  /** Always complete: in stock, unless another choice was requested. */
  readonly choices: Choices
  pick(name: string, label: string): void
}

/**
 * Chooses a product's options and keeps them in the page's address, so a choice can be linked, reloaded and
 * made without scripts. A choice shows at once and reaches the address a moment later. `useVariantPicker`
 * does more, at a larger size.
 * @param address - the page's query and how to change it: from a router, or from `useBrowserAddress`
 * @param asked - the initial choice when the address has none, such as in a form that is shown again
 * @example const { choices, pick } = useChoices(choosableOf(product), useBrowserAddress())
 */
export function useChoices(
  product: Pick<Choosable, 'options' | 'variants'>,
  { search, replace }: Address,
  asked?: Choices,
): Chosen {
  const params = new URLSearchParams(search)
  const [picked, setPicked] = useState<Choices>()
  const [seen, setSeen] = useState(search)
  // A pick is valid until the address changes, to that pick or another.
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
