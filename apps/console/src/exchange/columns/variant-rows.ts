import { OPTION_PLACES, type Target } from './columns.ts'

/** The cells of a row by what they mean. */
export type Row = { readonly [column in Target]?: string }

/** What a variant can have of its own. Whether it is visible is left out: other programs say that of the product. */
const OWN = ['price', 'cost', 'weight', 'sku', 'stock', 'variantId'] as const

/**
 * Other programs write a row for each variant, and repeat what finds the product or leave it empty. Puts a row for the
 * product before its variants, as the platform reads them. Rows that name no choices add only their pictures.
 *
 * @param finding - the column that tells products apart
 * @param names - of the options by place, for files without columns for them
 */
export const withVariantRows = (
  rows: readonly Row[],
  finding: Target,
  names: ReadonlyMap<number, string>,
): Row[] => groupsOf(rows, finding).flatMap((group) => productAndVariants(group, names))

const groupsOf = (rows: readonly Row[], finding: Target): Row[][] => {
  const groups: Row[][] = []
  for (const row of rows) {
    const current = groups.at(-1)
    const found = row[finding]?.trim()
    if (current && (!found || found === current[0]?.[finding]?.trim())) current.push(row)
    else groups.push([row])
  }
  return groups
}

const productAndVariants = (group: readonly Row[], names: ReadonlyMap<number, string>): Row[] => {
  const [first = {}] = group
  const own = group.filter((row) => OPTION_PLACES.some((place) => choiceOf(row, place)))
  const pictures = [...new Set(group.map(({ media }) => media?.trim()).filter(Boolean))].join('; ')
  const product: Row = { ...first, row: 'product', ...(pictures && { media: pictures }) }
  const [only] = own
  // Programs in which every product has options give a product without any this single choice.
  if (own.length <= 1 && choiceOf(only ?? {}, 1) === 'Default Title')
    return [{ ...product, option1Name: '', option1Choices: '' }]
  if (own.length <= 1) return [{ ...product, ...optionsOf(own, first, names, (choices) => choices[0] ?? '') }]
  const { id, slug } = first
  return [
    {
      ...product,
      ...optionsOf(own, first, names, (choices) => choices.map(escaped).join('; ')),
      ...{ manageVariants: first.manageVariants || 'true', sku: '', stock: '' },
    },
    ...own.map((row) => ({
      ...{ row: 'variant', id: id ?? '', slug: slug ?? '' },
      ...Object.fromEntries(OWN.map((column) => [column, row[column] ?? ''])),
      ...Object.fromEntries(
        OPTION_PLACES.map((place) => [`option${place}Choices`, escaped(choiceOf(row, place))]),
      ),
    })),
  ]
}

const choiceOf = (row: Row, place: (typeof OPTION_PLACES)[number]): string =>
  row[`option${place}Choices`]?.trim() ?? ''

const optionsOf = (
  rows: readonly Row[],
  first: Row,
  names: ReadonlyMap<number, string>,
  written: (choices: readonly string[]) => string,
): Row =>
  Object.fromEntries(
    OPTION_PLACES.flatMap((place) => {
      const choices = [...new Set(rows.map((row) => choiceOf(row, place)))].filter(Boolean)
      if (choices.length === 0) return []
      const name = first[`option${place}Name`]?.trim() || names.get(place) || ''
      return [
        [`option${place}Name`, name],
        [`option${place}Choices`, written(choices)],
      ]
    }),
  )

/** The signs that separate choices are meant literally in the name of one. */
const escaped = (choice: string): string => choice.replace(/[\\;=]/g, '\\$&')
