import Type from 'typebox'
import * as enums from '../enums.ts'
import { enumOf, nullable } from '../schema.ts'

/** The name of an option, a choice or a brand, exactly as products have it. */
const name = Type.String({ minLength: 1, maxLength: 50 })
/** An amount in the shop's own currency, in major units. */
const amount = Type.Number({ minimum: 0, maximum: 999999999.99 })

/**
 * Words to search for. Each is found in names, descriptions, SKUs, brands, options and choices, without regard to
 * case and accents, as a whole word or as the beginning of one.
 */
export const SearchDetails = Type.Object(
  {
    expression: Type.String({ maxLength: 200 }),
    mode: Type.Optional(enumOf(enums.SearchMode)),
  },
  { title: 'SearchDetails' },
)
export type SearchDetails = Type.Static<typeof SearchDetails>

/** Prices from `min` to `max`, both included, after a product's own discount; of its variants the lowest counts. */
export const PriceFilter = Type.Object(
  {
    min: Type.Optional(nullable(amount)),
    max: Type.Optional(nullable(amount)),
  },
  { title: 'PriceFilter' },
)
export type PriceFilter = Type.Static<typeof PriceFilter>

/** Products that have at least one of the choices in an option of this name. */
export const OptionFilter = Type.Object(
  {
    name,
    choices: Type.Array(name, { maxItems: 100 }),
  },
  { title: 'OptionFilter' },
)
export type OptionFilter = Type.Static<typeof OptionFilter>

/** What hits are narrowed to: all that is given must hold, of each list at least one value. Empty lists ask nothing. */
export const SearchFilters = Type.Object(
  {
    price: Type.Optional(PriceFilter),
    options: Type.Optional(Type.Array(OptionFilter, { maxItems: 10 })),
    inStock: Type.Optional(nullable(Type.Boolean())),
    brands: Type.Optional(Type.Array(name, { maxItems: 100 })),
    collectionIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 36 }), { maxItems: 100 })),
  },
  { title: 'SearchFilters' },
)
export type SearchFilters = Type.Static<typeof SearchFilters>

/** A page by limit (default 50, at most 100) and offset (at most 10,000). */
export const SearchPaging = Type.Object(
  {
    limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
    offset: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10000 }))),
  },
  { title: 'SearchPaging' },
)
export type SearchPaging = Type.Static<typeof SearchPaging>

/**
 * One value of a facet: how many hits have it. `value` is what the filter of its kind takes; of prices, `min` and
 * `max` are, and of availability `value` is `IN_STOCK` or `OUT_OF_STOCK`.
 */
export const FacetValue = Type.Object(
  {
    value: Type.String(),
    label: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
  },
  { title: 'FacetValue' },
)
export type FacetValue = Type.Static<typeof FacetValue>

/**
 * How hits are spread over one property. The filter on the property itself does not narrow its own counts, so that
 * further values can be chosen. Values that no hit has are left out, unless they are chosen.
 */
export const Facet = Type.Object(
  {
    kind: enumOf(enums.FacetKind),
    /** The option's name; the kind in words for others. */
    name: Type.String(),
    values: Type.Array(FacetValue, { maxItems: 200 }),
    /** False when values may be missing, because the shop has very many and very many products were found. */
    isExact: Type.Boolean(),
  },
  { title: 'Facet' },
)
export type Facet = Type.Static<typeof Facet>

/** Says that unknown words were replaced by known ones, which is what was searched for. */
export const SearchCorrection = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
  },
  { title: 'SearchCorrection' },
)
export type SearchCorrection = Type.Static<typeof SearchCorrection>

/** Where a page stands. The total is exact unless too many words begin as asked, or old products are still being read. */
export const SearchMetadata = Type.Object(
  {
    count: Type.Integer({ minimum: 0 }),
    offset: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
    totalIsExact: Type.Boolean(),
  },
  { title: 'SearchMetadata' },
)
export type SearchMetadata = Type.Static<typeof SearchMetadata>
