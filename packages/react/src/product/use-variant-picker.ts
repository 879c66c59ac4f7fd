import { type ChangeEvent, useState } from 'react'
import type { Address } from './address.ts'
import {
  type Availability,
  availabilityOf,
  type Choices,
  type Choosable,
  canBeBought,
  choicesFrom,
  choose,
  completeChoices,
  findVariant,
  type OptionChoice,
  type ProductOption,
  searchOf,
  type Variant,
} from './variants.ts'

/** What is chosen of a product, and properties for the elements that choose. */
export interface VariantPicker<V extends Variant = Variant> {
  /** Always a whole set: one in stock where nothing else was asked for. */
  readonly choices: Choices
  readonly variant: V | undefined
  readonly canBeBought: boolean
  pick(name: string, label: string): void
  /** Whether a choice can be had together with the present choices of the other options. */
  availabilityOf(option: Pick<ProductOption, 'name'>, choice: OptionChoice): Availability
  /** For a `select` of an option. */
  selectProps(option: Pick<ProductOption, 'name'>): {
    name: string
    value: string
    onChange(event: ChangeEvent<HTMLSelectElement>): void
  }
  /** For an `input` of the kind `radio`, one for each choice. */
  radioProps(
    option: Pick<ProductOption, 'name'>,
    choice: OptionChoice,
  ): { type: 'radio'; name: string; value: string; checked: boolean; onChange(): void }
}

/**
 * Picks a variant of a product, as the page's address says it, so that a choice can be linked to, reloaded and made
 * without scripts. A choice shows at once and is in the address a moment later.
 *
 * @param address - the query of the page and how to change it: of a router, or of `useBrowserAddress`
 * @param asked - what to begin with where the address says nothing, such as a form that is shown again
 * @example const { choices, variant, selectProps } = useVariantPicker(choosableOf(product), useBrowserAddress(search))
 */
export function useVariantPicker<V extends Variant>(
  product: Choosable<V>,
  address: Address,
  asked: Choices = {},
): VariantPicker<V> {
  const settled = completeChoices(product, {
    ...asked,
    ...choicesFrom(product, new URLSearchParams(address.search)),
  })
  const [picked, setPicked] = useState<Choices>()
  const [seen, setSeen] = useState(address.search)
  // What was picked holds until the address has changed, to that or to something else.
  if (seen !== address.search) {
    setSeen(address.search)
    setPicked(undefined)
  }
  const choices = picked ?? settled

  const pick = (name: string, label: string) => {
    const chosen = choose(product, choices, name, label)
    setPicked(chosen)
    address.replace(searchOf(chosen, new URLSearchParams(address.search)))
  }
  return {
    choices,
    variant: findVariant(product, choices),
    canBeBought: canBeBought(product, choices),
    pick,
    availabilityOf: (option, choice) => availabilityOf(product, choices, option, choice),
    selectProps: ({ name }) => ({
      name,
      value: choices[name] ?? '',
      onChange: ({ target }) => pick(name, target.value),
    }),
    radioProps: ({ name }, { label }) => ({
      type: 'radio',
      name,
      value: label,
      checked: choices[name] === label,
      onChange: () => pick(name, label),
    }),
  }
}
