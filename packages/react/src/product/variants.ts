/** The selection: option name to choice name. */
export type Choices = Readonly<Record<string, string>>

/** One choice of an option. `color` is a CSS color, set only for colors. */
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

/** Whether a choice is available with the others: sold out, or not made in that combination. */
export type Availability = 'available' | 'sold-out' | 'not-made'

type WithOptions<V extends Variant = Variant> = Pick<Choosable<V>, 'options' | 'variants'>

const agree = (variant: Variant, choices: Choices) =>
  Object.entries(choices).every(([name, label]) => variant.choices[name] === label)

/** On a product with a thousand variants, every choice on the page looks one of them up. */
const indexes = new WeakMap<readonly Variant[], Map<string, Variant>>()

const keyOf = (options: readonly ProductOption[], choices: Choices) =>
  JSON.stringify(options.map(({ name }) => choices[name]))

function indexOf<V extends Variant>({ options, variants }: WithOptions<V>): Map<string, V> {
  let index = indexes.get(variants) as Map<string, V> | undefined // built from these same variants
  if (!index) {
    // The first of several with the same choices counts.
    index = new Map([...variants].reverse().map((variant) => [keyOf(options, variant.choices), variant]))
    indexes.set(variants, index)
  }
  return index
}

/**
 * Finds the variant for a complete set of choices; undefined if a choice is missing or the combination isn't made.
 * @example const variant = findVariant(choosableOf(product), { Size: 'L', Colour: 'Blue' })
 */
export const findVariant = <V extends Variant>(product: WithOptions<V>, choices: Choices): V | undefined =>
  product.options.every(({ name }) => name in choices)
    ? indexOf(product).get(keyOf(product.options, choices))
    : undefined

/**
 * Reads choices by option name, leaving out what the product doesn't have.
 * @example const choices = choicesFrom(choosableOf(product), new URLSearchParams('Size=Large')) // { Size: 'Large' }
 */
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
 * Completes a partial selection: with choices in stock if possible, else with a combination that is made. The
 * given choices stay.
 * @example const choices = completeChoices(choosableOf(product), { Size: 'Large' }) // { Size: 'Large', Colour: 'Blue' }
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
 * Changes one choice and keeps the others if that combination is made; otherwise moves to the combination
 * that keeps the most.
 * @example choose(choosableOf(print), { Size: '50 × 70 cm', Frame: 'Oak' }, 'Frame', 'Black ash')
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

/**
 * Returns whether a choice is available together with the current choices of the other options.
 * @example const isSoldOut = availabilityOf(choosableOf(product), choices, option, choice) === 'sold-out'
 */
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

/**
 * Returns whether a set of choices can be bought now.
 * @example <button disabled={!canBeBought(choosableOf(product), choices)}>Add to cart</button>
 */
export function canBeBought(product: Choosable, choices: Choices): boolean {
  if (!product.isInStock) return false
  if (product.variants.length > 0) return findVariant(product, choices)?.isInStock ?? false
  return product.options.every(
    ({ name, choices: all }) => all.find(({ label }) => label === choices[name])?.isInStock,
  )
}

/**
 * Writes choices as the query of a product's URL.
 * @param others - parameters that aren't choices; they are kept
 * @example searchOf({ Size: 'L' }) // '?Size=L'
 */
export function searchOf(choices: Choices, others = new URLSearchParams()): string {
  const params = new URLSearchParams(others)
  for (const [name, label] of Object.entries(choices)) params.set(name, label)
  const text = params.toString()
  return text ? `?${text}` : ''
}
