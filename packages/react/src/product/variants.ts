/** What is chosen: the option's name to the choice's name. */
export type Choices = Readonly<Record<string, string>>

/** One choice of an option. `color` is a CSS colour and there for colours only. */
export interface OptionChoice {
  label: string
  color?: string
  isInStock: boolean
}

/** Something the visitor chooses. */
export interface ProductOption<Choice extends OptionChoice = OptionChoice> {
  name: string
  kind: 'color' | 'list'
  choices: readonly Choice[]
}

/** One combination of choices that is made. */
export interface Variant {
  id: string
  choices: Choices
  isInStock: boolean
}

/** The part of a product that choosing needs. Without `variants` every combination is made. */
export interface Choosable<V extends Variant = Variant> {
  options: readonly ProductOption[]
  variants: readonly V[]
  isInStock: boolean
}

/** Whether a choice can be had together with the others: sold out, or not made in that combination. */
export type Availability = 'available' | 'sold-out' | 'not-made'

type WithOptions<V extends Variant = Variant> = Pick<Choosable<V>, 'options' | 'variants'>

const agree = (variant: Variant, choices: Choices) =>
  Object.entries(choices).every(([name, label]) => variant.choices[name] === label)

/** A product of a thousand variants is asked for one of them by every choice that is shown. */
const indexes = new WeakMap<readonly Variant[], Map<string, Variant>>()

const keyOf = (options: readonly ProductOption[], choices: Choices) =>
  JSON.stringify(options.map(({ name }) => choices[name]))

function indexOf<V extends Variant>({ options, variants }: WithOptions<V>): Map<string, V> {
  let index = indexes.get(variants) as Map<string, V> | undefined // made of these very variants
  if (!index) {
    // Of several for the same choices the first counts.
    index = new Map([...variants].reverse().map((variant) => [keyOf(options, variant.choices), variant]))
    indexes.set(variants, index)
  }
  return index
}

/** Finds the variant that a whole set of choices leads to. */
export const findVariant = <V extends Variant>(product: WithOptions<V>, choices: Choices): V | undefined =>
  product.options.every(({ name }) => name in choices)
    ? indexOf(product).get(keyOf(product.options, choices))
    : undefined

/** Reads choices by the options' names, leaving out what the product does not have. */
export function choicesFrom(
  { options }: Pick<Choosable, 'options'>,
  values: Pick<URLSearchParams, 'get'>,
): Choices {
  const asked = options.flatMap(({ name, choices }) => {
    const value = values.get(name)
    return choices.some(({ label }) => label === value) && value !== null ? [[name, value] as const] : []
  })
  return Object.fromEntries(asked)
}

/**
 * Completes what was asked for to a whole set of choices: one that is in stock if there is any, else
 * one that is made. What was asked for stays as it is.
 */
export function completeChoices(product: WithOptions, asked: Choices): Choices {
  const fitting = product.variants.filter((variant) => agree(variant, asked))
  const found = fitting.find(({ isInStock }) => isInStock) ?? fitting[0]
  if (found) return found.choices
  const first = product.options.flatMap(({ name, choices }) => {
    const choice = choices.find(({ isInStock }) => isInStock) ?? choices[0]
    return choice ? [[name, choice.label] as const] : []
  })
  return { ...Object.fromEntries(first), ...asked }
}

/**
 * Chooses one thing and keeps the others where that combination is made; otherwise moves to the one
 * that keeps most of them.
 *
 * @example choose(print, { Size: '50 × 70 cm', Frame: 'Oak' }, 'Frame', 'Black ash')
 */
export function choose(product: WithOptions, choices: Choices, name: string, label: string): Choices {
  const wanted = { ...choices, [name]: label }
  if (product.variants.length === 0 || findVariant(product, wanted)) return wanted
  const kept = (variant: Variant) =>
    Object.entries(wanted).filter(([option, value]) => variant.choices[option] === value).length
  const nearest = product.variants
    .filter((variant) => variant.choices[name] === label)
    .sort((a, b) => kept(b) - kept(a) || Number(b.isInStock) - Number(a.isInStock))
  return nearest[0]?.choices ?? wanted
}

/** Tells whether a choice can be had together with the present choices of the other options. */
export function availabilityOf(
  product: WithOptions,
  choices: Choices,
  { name }: Pick<ProductOption, 'name'>,
  choice: OptionChoice,
): Availability {
  if (product.variants.length === 0) return choice.isInStock ? 'available' : 'sold-out'
  const variant = findVariant(product, { ...choices, [name]: choice.label })
  if (!variant) return 'not-made'
  return variant.isInStock ? 'available' : 'sold-out'
}

/** Tells whether a set of choices can be bought now. */
export function canBeBought(product: Choosable, choices: Choices): boolean {
  if (!product.isInStock) return false
  if (product.variants.length > 0) return findVariant(product, choices)?.isInStock ?? false
  return product.options.every(
    ({ name, choices: all }) => all.find(({ label }) => label === choices[name])?.isInStock,
  )
}

/**
 * Writes choices as the query of a product's address.
 *
 * @param others - parameters that are not choices, which are kept
 */
export function searchOf(choices: Choices, others = new URLSearchParams()): string {
  const params = new URLSearchParams(others)
  for (const [name, label] of Object.entries(choices)) params.set(name, label)
  const text = params.toString()
  return text ? `?${text}` : ''
}
