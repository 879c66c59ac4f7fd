import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { isArranged } from '../../products/records/arranged-variants.ts'
import {
  defaultVariant,
  type ProductRecord,
  type StockRecord,
  type VariantRecord,
} from '../../products/records/product-record.ts'
import { NO_STOCK } from '../../products/records/stock.ts'
import type { GivenVariant } from './given-product.ts'
import { choicesKey, createReadChoices } from './variant-choices.ts'

/** A variant of a product, and what its caller wrote about it. */
export interface PlacedVariant {
  readonly variant: VariantRecord
  /** Undefined for a combination of choices that has no variant. */
  readonly given: GivenVariant | undefined
  /** Where it is in the request. */
  readonly field: string
}

export interface VariantPlaces {
  readonly siteId: string
  readonly ids: Ids
  /** The variants before options were changed; undefined for a new product. */
  readonly before: readonly VariantRecord[] | undefined
}

/**
 * Finds the place of each written variant among the combinations of choices. A variant is recognized by its
 * id, or by its choices. The combinations that nothing is written about are hidden and sold out, because
 * Catalog V1 has a variant for each.
 *
 * @throws {Failure} INVALID_DEFAULT_VARIANT, DUPLICATE_VARIANT_OPTION_CHOICE, VARIANT_NOT_FOUND
 */
export const placedVariants = (
  record: ProductRecord,
  given: readonly GivenVariant[],
  { siteId, ids, before }: VariantPlaces,
): PlacedVariant[] => {
  const { document, variants } = record
  const { options } = document
  const read = createReadChoices(siteId, isArranged(document) ? options : [])
  if (!isArranged(document)) {
    const [only, ...others] = given
    const [variant = defaultVariant(NO_STOCK)] = variants
    if (!only || others.length > 0 || (only.choices ?? []).length > 0) throw fail('INVALID_DEFAULT_VARIANT')
    return [{ variant, given: only, field: fieldOf(0) }]
  }
  const known = new Map((before ?? []).map((variant) => [variant.variantId, variant]))
  const arranged = new Map(variants.map((variant) => [variant.variantId, variant]))
  const wanted = new Map<string, { given: GivenVariant; index: number; named: VariantRecord | undefined }>()
  const namedIds = new Set<string>()
  for (const [index, one] of given.entries()) {
    const id = before ? one.id : undefined // a new product's variants get ids of their own
    const named = id ? known.get(id) : undefined
    if (id && !named) throw fail('VARIANT_NOT_FOUND', { variantId: id })
    if (named && namedIds.has(named.variantId))
      throw refuse(`${fieldOf(index)}.id`, 'VALIDATION', 'must appear only once')
    if (named) namedIds.add(named.variantId)
    const choices = read(one) ?? (named && arranged.get(named.variantId)?.choices)
    if (!choices) throw fail('MISSING_VARIANT_OPTION_CHOICE')
    const key = choicesKey(options, choices)
    if (wanted.has(key)) throw fail('DUPLICATE_VARIANT_OPTION_CHOICE', { choices })
    wanted.set(key, { given: one, index, named })
  }
  return variants.map((slot): PlacedVariant => {
    const found = wanted.get(choicesKey(options, slot.choices))
    const own = found?.named ?? slot
    // The id stays with a variant that the caller named, even if its choices have changed.
    const variantId = found?.named || !namedIds.has(slot.variantId) ? own.variantId : ids.guid()
    const isNew = !known.has(variantId)
    const variant = {
      ...own,
      variantId,
      choices: slot.choices,
      ...(isNew && { stock: uncounted(own.stock) }),
    }
    return found
      ? { variant, given: found.given, field: fieldOf(found.index) }
      : { variant: withoutSale(variant), given: undefined, field: '' }
  })
}

const fieldOf = (index: number): string => `product.variantsInfo.variants[${index}]`

/** A new variant has no stock yet, so it is sold out. */
const uncounted = (stock: StockRecord): StockRecord => (stock.track ? { track: true, quantity: 0 } : NO_STOCK)

const withoutSale = (variant: VariantRecord): VariantRecord => ({
  ...defaultVariant(uncounted(variant.stock)),
  variantId: variant.variantId,
  choices: variant.choices,
  visible: false,
})

/** The stock that a variant was written with; undefined to keep what it has. */
export const givenStock = ({ inventoryItem }: GivenVariant, field: string): StockRecord | undefined => {
  const { quantity, inStock } = inventoryItem ?? {}
  if (quantity !== undefined && inStock !== undefined)
    throw new InvalidArgument([
      {
        field: `${field}.inventoryItem.inStock`,
        description: 'must not be given together with a quantity',
        violatedRule: 'ONE_OF_ALIGNMENT',
        data: {},
      },
    ])
  if (quantity !== undefined) return { track: true, quantity }
  return inStock === undefined ? undefined : { track: false, inStock }
}
