import type { CatalogLine } from './line.ts'

/** Returns a text shared by lines with the same item and the same terms. */
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
 * Returns a text shared by lines with the same item: the same product, variant and choices (however the
 * reference named them) and the same other options, such as a text to engrave.
 */
export const itemKey = ({ offer, reference }: Pick<CatalogLine, 'offer' | 'reference'>): string =>
  JSON.stringify([
    offer.productId,
    offer.variantId,
    offer.choices.map(({ name, text }) => [name, text]),
    furtherOptions(reference.options),
  ])

/** The options other than the choice of a variant, in any key order. */
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
