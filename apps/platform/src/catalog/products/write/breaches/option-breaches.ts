import { combinations, MOST_VARIANTS } from '../../records/arranged-variants.ts'
import type { GivenOptions } from '../../records/option-sources.ts'
import type { ProductRecord } from '../../records/product-record.ts'
import type { ProductInput } from '../product-input.ts'
import { type Breaches, breach } from './breach.ts'

/** Variants would be lost silently; `deleteProductOptions` does this explicitly. */
export const managementBreaches = (
  { manageVariants, productOptions }: ProductInput,
  before: ProductRecord | undefined,
): Breaches =>
  manageVariants === false &&
  before?.document.manageVariants &&
  (productOptions ?? before.document.options).length > 0
    ? [breach('product.manageVariants', 'VALIDATION', 'must stay true while the product has options')]
    : []

/** Rejects options and choices without a name, or with a duplicate one. */
export const optionBreaches = (options: GivenOptions): Breaches => {
  const names = new Set<string>()
  return options.flatMap(({ name, choices }, index) => {
    const field = `product.productOptions[${index}]`
    const own = name === undefined ? [] : nameBreaches(`${field}.name`, name, names, 'option')
    return [
      ...(name === undefined ? [breach(`${field}.name`, 'REQUIRED_FIELD', 'must be given')] : own),
      ...(choices
        ? choiceBreaches(field, choices)
        : [breach(`${field}.choices`, 'REQUIRED_FIELD', 'must be given')]),
    ]
  })
}

const choiceBreaches = (field: string, choices: NonNullable<GivenOptions[number]['choices']>): Breaches => {
  const names = new Set<string>()
  return choices.flatMap(({ value, description }, index) => {
    const place = `${field}.choices[${index}]`
    const name = description ?? value
    if (name === undefined)
      return [breach(place, 'REQUIRED_ONE_OF_FIELD', 'must have one of value, description')]
    return nameBreaches(
      `${place}.${description === undefined ? 'value' : 'description'}`,
      name,
      names,
      'choice',
    )
  })
}

/** Choices are object keys in the API, where some names have another meaning. */
const nameBreaches = (field: string, name: string, names: Set<string>, what: string): Breaches => {
  if (name === '__proto__') return [breach(field, 'FORMAT', "can't be this name")]
  if (names.has(name)) return [breach(field, 'VALIDATION', `must not be the name of another ${what}`)]
  names.add(name)
  return []
}

/** Rejects options that give too many variants. */
export const variantBreaches = (input: ProductInput, before: ProductRecord | undefined): Breaches => {
  const isManaged = input.manageVariants ?? before?.document.manageVariants ?? false
  const count = combinations(input.productOptions ?? before?.document.options ?? [])
  return isManaged && count > MOST_VARIANTS
    ? [
        breach(
          input.productOptions ? 'product.productOptions' : 'product.manageVariants',
          'MAX_SIZE',
          `must make at most ${MOST_VARIANTS} variants`,
          MOST_VARIANTS,
        ),
      ]
    : []
}
