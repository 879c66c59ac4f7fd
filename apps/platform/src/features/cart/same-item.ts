import type { CartLine } from './cart.ts'

/**
 * Gives a text that two lines share when they are for the same thing: the same product, variant and choices
 * (however the reference named them) and the same further options, such as a text to engrave.
 */
export const sameItem = ({ offer, reference }: Pick<CartLine, 'offer' | 'reference'>): string =>
  JSON.stringify([
    offer.productId,
    offer.variantId,
    offer.choices.map(({ name, text }) => [name, text]),
    furtherOptions(reference.options),
  ])

/** What options hold besides the choice of a variant, blind to the order of keys. */
const furtherOptions = (options: Readonly<Record<string, unknown>> | null | undefined): unknown => {
  if (!options) return {}
  const { variantId: _, options: __, ...further } = options
  return ordered(further)
}

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, held]) => [key, ordered(held)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
