import type { Ids } from '../../../floor/ids.ts'
import { formerNames } from './option-sources.ts'
import {
  defaultVariant,
  type OptionSource,
  type ProductRecord,
  type StockRecord,
  type VariantRecord,
} from './product-record.ts'

/** The most variants a product may have. */
export const MOST_VARIANTS = 1000

/** What determines the variants. */
export type Arrangement = Pick<ProductRecord['document'], 'manageVariants' | 'options'>

/** Whether each combination of choices is its own variant. */
export const isArranged = ({ manageVariants, options }: Arrangement): boolean =>
  manageVariants && options.length > 0

/** Returns the number of combinations of choices. */
export const combinations = (options: readonly { choices?: readonly unknown[] }[]): number =>
  options.reduce((count, { choices = [] }) => count * choices.length, 1)

/**
 * Returns the variants of a product whose options, or whose management of variants, changed: every
 * combination of choices, in order. A variant with the same choices as before keeps its id, prices and stock.
 *
 * A new one has the product's price and weight. Whether stock is tracked stays the same, but a new variant
 * has no quantity until it is counted. If variants are no longer managed, the remaining one gets all the
 * stock.
 */
export const arrangedVariants = (
  after: Arrangement,
  before: Arrangement & Pick<ProductRecord, 'variants'>,
  ids: Ids,
): readonly VariantRecord[] => {
  if (!isArranged(after))
    return isArranged(before) ? [defaultVariant(joined(before.variants))] : before.variants
  const kept = isArranged(before) ? byChoices(after.options, before) : new Map<string, VariantRecord>()
  const stock = uncounted(before.variants)
  return everyChoice(after.options).map((choices): VariantRecord => {
    const known = kept.get(keyOf(after.options, choices))
    return known ? { ...known, choices } : { ...defaultVariant(stock), variantId: ids.guid(), choices }
  })
}

/** Removes all options of a product. Its stock stays, as one variant. */
export const withoutOptions = (record: ProductRecord): ProductRecord => {
  const { document } = record
  if (document.options.length === 0 && !document.manageVariants) return record
  const plain = { ...document, options: [], manageVariants: false }
  const variants = isArranged(document) ? [defaultVariant(joined(record.variants))] : record.variants
  return { ...record, document: plain, variants }
}

const everyChoice = (options: readonly OptionSource[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (combined, { name, choices }) =>
      combined.flatMap((some) => choices.map(({ description }) => ({ ...some, [name]: description }))),
    [{}],
  )

const byChoices = (
  options: readonly OptionSource[],
  before: Arrangement & Pick<ProductRecord, 'variants'>,
): Map<string, VariantRecord> => {
  if (before.options.length !== options.length) return new Map()
  const names = options.map(({ name }) => name)
  const former = formerNames(before.options, names)
  return new Map(
    before.variants.map((variant) => {
      const texts = names.map((name) => variant.choices[former.get(name) ?? name])
      return [JSON.stringify(texts), variant]
    }),
  )
}

const keyOf = (options: readonly OptionSource[], choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(options.map(({ name }) => choices[name]))

const uncounted = (variants: readonly VariantRecord[]): StockRecord =>
  variants.some(({ stock }) => stock.track)
    ? { track: true, quantity: 0 }
    : { track: false, inStock: variants.some(({ stock }) => !stock.track && stock.inStock) }

const joined = (variants: readonly VariantRecord[]): StockRecord => {
  if (!variants.some(({ stock }) => stock.track)) return uncounted(variants)
  const quantity = variants.reduce((sum, { stock }) => sum + (stock.track ? stock.quantity : 0), 0)
  return { track: true, quantity }
}
