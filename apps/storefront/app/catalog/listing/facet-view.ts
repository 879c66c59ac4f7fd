import { search } from '@vitrine/client/search'
import { LANGUAGES, type Language, langOf, type Reader } from '../../messages/languages.ts'
import { moneyRange } from '../../money.ts'
import type { Shopper } from '../../shopper.ts'
import { COLORS, type Color, FIELDS, type Listing } from './listing.ts'

/** A value to select, as a form shows it. */
export interface FacetChoice {
  /** The form field's value. */
  value: string
  label: string
  /** The language of the label if it isn't the page's. */
  lang?: Language
  count: number
  isChosen: boolean
  /** A CSS color to show as a swatch. */
  color?: string
}

/** A facet: a field of the filter form with its values. */
export interface FacetView {
  /** The field's name. */
  field: string
  title: string
  /** The language of the title if it isn't the page's. */
  lang?: Language
  choices: FacetChoice[]
}

/** A price range in major units that contains products. */
export interface PriceRange {
  label: string
  min: number
  max: number
  count: number
}

/** The available filters of a list. */
export interface Facets {
  facets: FacetView[]
  prices: PriceRange[]
}

/** What the shop knows about a collection in addition to its id. */
interface Named {
  id: string
  slug: string
}

/** The context for reading a list's facets. */
interface Surroundings {
  listing: Listing
  collections: readonly Named[]
  /** How many products there are to choose from. */
  total: number
  /** The currency of price ranges, if known. */
  currency: string | undefined
  shopper: Shopper
}

/** More option facets at once confuse more than they help. */
const MOST_OPTIONS = 6
/** Options that fewer products have make poor filters. */
const LEAST_SHARE = 0.1
const LEAST_REACH = 2

/**
 * Turns the platform's facets into form fields: named like the address, without facets that offer no choice.
 */
export function facetsOf(found: readonly search.Facet[], about: Surroundings): Facets {
  const { total } = about
  const views = found.flatMap((facet) => viewOf(facet, about) ?? [])
  const nameOf = ({ field }: FacetView) => field.slice(FIELDS.option('').length)
  const isOption = ({ field }: FacetView) => field.startsWith(FIELDS.option(''))
  const isChosen = ({ choices }: FacetView) => choices.some((choice) => choice.isChosen)
  const reach = ({ choices }: FacetView) => Math.max(...choices.map(({ count }) => count))
  const options = views.filter(isOption)
  const colors = views.filter(({ field }) => field === FIELDS.color)
  const hasColors = colors.some(({ choices }) => choices.length > 1)
  const shown = options.filter((view, place) => {
    const sum = view.choices.reduce((all, { count }) => all + count, 0)
    const isRepeated = hasColors && search.isColorOption({ name: nameOf(view) })
    const isCommon = sum >= total * LEAST_SHARE && reach(view) >= LEAST_REACH
    return isChosen(view) || (place < MOST_OPTIONS && isCommon && !isRepeated)
  })
  const others = views.filter((view) => !isOption(view) && view.field !== FIELDS.color)
  return {
    facets: [...colors, ...shown, ...others].filter(
      (view) => isChosen(view) || (view.choices.length > 1 && reach(view) > 0),
    ),
    prices: found.flatMap(({ kind, values }) =>
      kind === 'PRICE' ? values.flatMap((value) => rangeOf(value, about)) : [],
    ),
  }
}

function viewOf(
  { kind, name, translated, values }: search.Facet,
  { listing, collections, shopper }: Surroundings,
): FacetView | undefined {
  const { answers } = shopper
  const view = (
    field: string,
    title: string,
    chosen: readonly string[],
    read = (value: string) => value,
  ) => ({
    field,
    title,
    choices: values.flatMap(({ value: sent, label, translated, count }): FacetChoice[] => {
      const value = read(sent)
      return value ? [{ value, label: translated ?? label, count, isChosen: chosen.includes(value) }] : []
    }),
  })
  switch (kind) {
    case 'OPTION': {
      const chosen = listing.options?.find((option) => option.name === name)?.choices ?? []
      return marked(view(FIELDS.option(name), translated ?? name, chosen), values, translated, shopper)
    }
    case 'COLOR':
      return { field: FIELDS.color, title: answers.color, choices: colorChoices(values, listing, answers) }
    case 'BRAND':
      return view(FIELDS.brand, answers.workshop, listing.brands ?? [])
    case 'AVAILABILITY': {
      const chosen = listing.stock ? [listing.stock] : []
      const read = (value: string) => (value === 'IN_STOCK' ? 'in' : 'out')
      const { choices, ...rest } = view(FIELDS.stock, answers.availability, chosen, read)
      return {
        ...rest,
        choices: choices.map((choice) => ({
          ...choice,
          label: choice.value === 'in' ? answers.inStock : answers.outOfStock,
        })),
      }
    }
    case 'COLLECTION': {
      const slugs = new Map(collections.map(({ id, slug }) => [id, slug]))
      const found = view(
        FIELDS.collection,
        answers.collection,
        listing.collections ?? [],
        (id) => slugs.get(id) ?? '',
      )
      return marked(found, values, answers.collection, shopper)
    }
    default:
      return undefined
  }
}

/** Marks what the shop hasn't translated. */
function marked(
  view: FacetView,
  values: readonly search.FacetValue[],
  title: string | undefined,
  reader: Reader,
): FacetView {
  const foreign = new Set(
    values.flatMap(({ label, translated }) => (langOf(reader, translated) ? [label] : [])),
  )
  const lang = langOf(reader, title)
  return {
    ...view,
    ...(lang && { lang }),
    choices: view.choices.map((choice) =>
      foreign.has(choice.label) ? { ...choice, lang: LANGUAGES[0] } : choice,
    ),
  }
}

function rangeOf(
  { label, min, max, count }: search.FacetValue,
  { currency, shopper }: Surroundings,
): PriceRange[] {
  if (min === undefined || max === undefined) return []
  const range = currency === undefined ? label : moneyRange(min, max, currency, shopper.language)
  const text = max === 0 ? shopper.answers.free : range
  return [{ label: text, min, max, count }]
}

/** In the order of the rainbow, from light to dark. */
const colorChoices = (
  values: readonly search.FacetValue[],
  { colors = [] }: Listing,
  { colors: labels }: Shopper['answers'],
): FacetChoice[] =>
  COLOR_NAMES.flatMap((value) => {
    const found = values.find((one) => one.value === COLORS[value])
    const choice = { value, label: labels[value], isChosen: colors.includes(value), color: SWATCHES[value] }
    return found ? [{ ...choice, count: found.count }] : []
  })

const SWATCHES = {
  white: '#fbf9f4',
  beige: '#ddcfb4',
  yellow: '#e3b341',
  orange: '#d9772f',
  red: '#b3302b',
  pink: '#dd9aa4',
  purple: '#75508f',
  blue: '#2f5597',
  green: '#4d7a55',
  brown: '#7a5138',
  grey: '#8a8c8e',
  black: '#222120',
} as const satisfies Record<Color, string>
const isColor = (name: string): name is Color => Object.hasOwn(SWATCHES, name)
const COLOR_NAMES = Object.keys(SWATCHES).filter(isColor)
