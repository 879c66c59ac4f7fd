import type { CatalogLine } from './line.ts'

/**
 * Gives a text that two lines share when they are for the same thing on the same terms: the same item, and
 * nothing set on one that is not set alike on the other.
 */
export const sameItem = (
  line: Pick<
    CatalogLine,
    'offer' | 'reference' | 'overrides' | 'membership' | 'taxableAddress' | 'extendedFields'
  >,
): string => {
  const { overrides, membership, taxableAddress, extendedFields } = line
  const item = itemKey(line)
  return overrides || membership || taxableAddress || extendedFields
    ? item + JSON.stringify(ordered([overrides, membership, taxableAddress, extendedFields]))
    : item
}

/**
 * Gives a text that two lines share when they are for the same item: the same product, variant and choices
 * (however the reference named them) and the same further options, such as a text to engrave.
 */
export const itemKey = ({ offer, reference }: Pick<CatalogLine, 'offer' | 'reference'>): string =>
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
