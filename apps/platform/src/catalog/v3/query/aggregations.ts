import type { V3Aggregation, V3AggregationResult } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import { refuse } from '../../../floor/failure.ts'
import { pricedBetween, priceOf } from '../../search/price-digits.ts'
import { both, type NumberSet, sizeOf, sizeOfBoth, without } from '../../search-index/number-set.ts'
import { PRICE_DIGITS, termKey } from '../../search-index/search-terms.ts'
import { extremeOf, type ProductSets, type SetGround } from './product-sets.ts'
import type { ListName } from './v3-fields.ts'

/** Counts of what a search found. */
export interface Aggregated {
  readonly on: SetGround
  readonly sets: ProductSets
  readonly products: NumberSet
  /** ISO 4217, of the shop: prices are filtered and counted in it. */
  readonly currency: string
}

const DEFAULT_LIMIT = 10

/**
 * Carries out an aggregation.
 *
 * @throws {InvalidArgument} for a kind or field that the shop can't count
 */
export const aggregate = async (
  asked: V3Aggregation,
  place: string,
  found: Aggregated,
): Promise<V3AggregationResult> => {
  const { type = 'VALUE', fieldPath = '' } = asked
  const named = { name: asked.name ?? fieldPath, type, fieldPath }
  const field = fieldPath.replace(/(^|\.)_(id|createdDate|updatedDate)$/, '$1$2')
  switch (type) {
    case 'VALUE':
      return { ...named, values: { results: ordered(await countsOf(field, place, found), asked.value) } }
    case 'SCALAR':
      return { ...named, scalar: await scalarOf(field, place, asked, found) }
    case 'RANGE':
      return { ...named, ranges: { results: await rangesOf(field, place, asked, found) } }
    default:
      throw refuse(`${place}.type`, 'FIELD_NOT_ALLOWED', 'must be VALUE, SCALAR or RANGE')
  }
}

type Counts = readonly { readonly value: string; readonly count: number }[]

const ordered = (
  counts: Counts,
  { limit, sortType = 'COUNT', sortDirection = 'DESC' }: NonNullable<V3Aggregation['value']> = {},
): { value: string; count: number }[] => {
  const sign = sortDirection === 'ASC' ? 1 : -1
  const byValue = (one: { value: string }, other: { value: string }) =>
    one.value < other.value ? -1 : one.value > other.value ? 1 : 0
  return [...counts]
    .filter(({ count }) => count > 0)
    .sort((one, other) =>
      sortType === 'VALUE'
        ? sign * byValue(one, other)
        : sign * (one.count - other.count) || byValue(one, other),
    )
    .slice(0, limit ?? DEFAULT_LIMIT)
}

/** Fields of lists, by the list they count. */
const LISTED: Readonly<Record<string, ListName>> = {
  'options.id': 'optionId',
  'options.name': 'optionName',
  'options.choicesSettings.choices.choiceId': 'choiceId',
  'options.choicesSettings.choices.name': 'choiceName',
  'modifiers.id': 'modifierId',
  'modifiers.name': 'modifierName',
  'modifiers.choicesSettings.choices.choiceId': 'modifierChoiceId',
  'modifiers.choicesSettings.choices.name': 'modifierChoiceName',
}

const countsOf = async (
  field: string,
  place: string,
  { on, sets, products }: Aggregated,
): Promise<Counts> => {
  const list = LISTED[field]
  if (list) {
    const making = await sets.managed(on)
    const holding = list.startsWith('modifier') ? without(products, making) : both(products, making)
    return counted(holding, await sets.keysOf(on, list), (keys) => sets.withKeys(on, keys))
  }
  const keys = (values: Iterable<readonly [string, string]>) =>
    new Map([...values].map(([value, key]) => [value, [key]]))
  const withKeys = (some: readonly string[]) => sets.withKeys(on, some)
  switch (field) {
    case 'inventory.availabilityStatus':
      return Object.entries(await sets.stock(on)).map(([value, set]) => ({
        value,
        count: sizeOfBoth(products, set),
      }))
    case 'productType': {
      const digital = sizeOfBoth(products, await sets.digital(on))
      return [
        { value: 'PHYSICAL', count: sizeOf(products) - digital },
        { value: 'DIGITAL', count: digital },
      ]
    }
    case 'brand.name':
    case 'brand.id': {
      const { brands } = await sets.names(on)
      const named = [...brands].map(
        ([id, name]) => [field === 'brand.id' ? id : name, termKey.brand(name)] as const,
      )
      return counted(products, keys(named), withKeys)
    }
    case 'ribbon.name':
    case 'ribbon.id': {
      const { ribbons } = await sets.names(on)
      const named = [...ribbons].map(
        ([id, name]) => [field === 'ribbon.id' ? id : name, termKey.ribbon(name)] as const,
      )
      return counted(products, keys(named), withKeys)
    }
    case 'directCategoriesInfo.categories.id':
      return counted(products, keys(on.tree.ids.map((id) => [id, termKey.collection(id)] as const)), withKeys)
    case 'allCategoriesInfo.categories.id':
      return counted(
        products,
        new Map(on.tree.ids.map((id) => [id, on.tree.below(id).map(termKey.collection)])),
        withKeys,
      )
    default:
      throw notCounted(place)
  }
}

const counted = async (
  products: NumberSet,
  keys: ReadonlyMap<string, readonly string[]>,
  withKeys: (keys: readonly string[]) => Promise<NumberSet>,
): Promise<Counts> => {
  const counts: { value: string; count: number }[] = []
  for (const [value, own] of keys) counts.push({ value, count: sizeOfBoth(products, await withKeys(own)) })
  return counts
}

const notCounted = (place: string) =>
  refuse(`${place}.fieldPath`, 'FIELD_NOT_ALLOWED', "can't be aggregated this way")

const LOWEST = 'actualPriceRange.minValue.amount'
const HIGHEST = 'actualPriceRange.maxValue.amount'

const digitsOf = async (field: string, place: string, { on, sets }: Aggregated) => {
  if (field === LOWEST) return on.ground.digits
  if (field === HIGHEST) return sets.highest(on)
  throw notCounted(place)
}

const scalarOf = async (
  field: string,
  place: string,
  { scalar }: V3Aggregation,
  found: Aggregated,
): Promise<NonNullable<V3AggregationResult['scalar']>> => {
  const type = scalar?.type
  if (type === undefined) throw refuse(`${place}.scalar.type`, 'REQUIRED_FIELD', 'must be given')
  if (type === 'COUNT_DISTINCT') {
    const counts = await countsOf(field, place, found)
    return { type, value: counts.filter(({ count }) => count > 0).length }
  }
  const digits = await digitsOf(field, place, found)
  const number = extremeOf(digits, found.products, type)
  const minor = number === undefined ? 0 : priceOf(digits, number)
  return { type, value: minor / 10 ** minorDigits(found.currency) }
}

const rangesOf = async (
  field: string,
  place: string,
  { range }: V3Aggregation,
  found: Aggregated,
): Promise<NonNullable<V3AggregationResult['ranges']>['results']> => {
  const digits = await digitsOf(field, place, found)
  const minor = 10 ** minorDigits(found.currency)
  return (range?.buckets ?? []).map(({ from, to }) => ({
    ...(typeof from === 'number' && { from }),
    ...(typeof to === 'number' && { to }),
    count: sizeOf(
      pricedBetween(
        digits,
        found.products,
        Math.ceil((from ?? 0) * minor),
        typeof to === 'number' ? Math.ceil(to * minor) - 1 : 2 ** PRICE_DIGITS,
      ),
    ),
  }))
}
