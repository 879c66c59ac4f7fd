import type { ChangeEvent } from 'react'
import type { Address } from './address.ts'
import { type Chosen, useChoices } from './use-choices.ts'
import {
  type Availability,
  availabilityOf,
  type Choices,
  type Choosable,
  canBeBought,
  findVariant,
  type OptionChoice,
  type ProductOption,
  type Variant,
} from './variants.ts'

/** The selection on a product, and props for the elements that change it. */
export interface VariantPicker<V extends Variant = Variant> extends Chosen {
  readonly variant: V | undefined
  readonly canBeBought: boolean
  /** Whether a choice is available together with the current choices of the other options. */
  availabilityOf(option: Pick<ProductOption, 'name'>, choice: OptionChoice): Availability
  /** Props for a `select` of an option. */
  selectProps(option: Pick<ProductOption, 'name'>): {
    name: string
    value: string
    onChange(event: ChangeEvent<HTMLSelectElement>): void
  }
  /** Props for an `input` of type `radio`, one per choice. */
  radioProps(
    option: Pick<ProductOption, 'name'>,
    choice: OptionChoice,
  ): { type: 'radio'; name: string; value: string; checked: boolean; onChange(): void }
}

/**
 * Picks a variant of a product from the choices of `useChoices`.
 * @example const { choices, variant, selectProps } = useVariantPicker(choosableOf(product), useBrowserAddress(search))
 */
export function useVariantPicker<V extends Variant>(
  product: Choosable<V>,
  address: Address,
  asked?: Choices,
): VariantPicker<V> {
  const { choices, pick } = useChoices(product, address, asked)
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
