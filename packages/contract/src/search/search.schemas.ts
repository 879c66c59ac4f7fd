import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable } from '../declare/schema.ts'

/** The name of an option, a choice or a brand, exactly as in the products. */
const name = Type.String({ minLength: 1, maxLength: 50 })
/** An amount in the shop's own currency, in major units. */
const amount = Type.Number({ minimum: 0, maximum: 999999999.99 })

/**
 * Words to search for in names, descriptions, SKUs, brands, options, choices and names of collections. Case
 * and accents are ignored; a word also matches its other forms, its synonyms and the start of a longer one.
 * Price words such as `under 40 €` become a filter. Without a mode, all words must match, or as many as
 * possible if no product has them all.
 */
export const SearchDetails = Type.Object(
  {
    expression: Type.String({ maxLength: 200 }),
    mode: Type.Optional(enumOf(enums.SearchMode)),
  },
  { title: 'SearchDetails' },
)
export type SearchDetails = Type.Static<typeof SearchDetails>

/**
 * Prices from `min` to `max`, inclusive, after a product's own discount. For variants, the lowest price
 * counts.
 */
export const PriceFilter = Type.Object(
  {
    min: Type.Optional(nullable(amount)),
    max: Type.Optional(nullable(amount)),
  },
  { title: 'PriceFilter' },
)
export type PriceFilter = Type.Static<typeof PriceFilter>

/** Products with at least one of the choices in an option of this name. */
export const OptionFilter = Type.Object(
  {
    name,
    choices: Type.Array(name, { maxItems: 100 }),
  },
  { title: 'OptionFilter' },
)
export type OptionFilter = Type.Static<typeof OptionFilter>

/**
 * Filters for search results. All filters must match, each with at least one value from its list. Empty lists
 * are ignored.
 */
export const SearchFilters = Type.Object(
  {
    price: Type.Optional(PriceFilter),
    options: Type.Optional(Type.Array(OptionFilter, { maxItems: 10 })),
    /** Products with a choice in one of these color families. */
    colors: Type.Optional(Type.Array(enumOf(enums.ColorFamily), { maxItems: 12 })),
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
 * One value of a facet, and how many results have it. Use `value` in the matching filter; for prices use
 * `min` and `max`. For availability `value` is `IN_STOCK` or `OUT_OF_STOCK`, for colors a `ColorFamily`.
 */
export const FacetValue = Type.Object(
  {
    value: Type.String(),
    label: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    /** `label` in the requested language, if the shop has translated it. */
    translated: Type.Optional(Type.String()),
  },
  { title: 'FacetValue' },
)
export type FacetValue = Type.Static<typeof FacetValue>

/**
 * Counts of the results by one property. The property's own filter doesn't narrow its counts, so buyers can
 * choose more values. Values without results are omitted unless they are chosen.
 */
export const Facet = Type.Object(
  {
    kind: enumOf(enums.FacetKind),
    /** The option's name; for other kinds, the kind in words. */
    name: Type.String(),
    /** `name` in the requested language, if the shop has translated it. */
    translated: Type.Optional(Type.String()),
    values: Type.Array(FacetValue, { maxItems: 200 }),
    /**
     * False if values may be missing, because the shop has very many values and the search found very many
     * products.
     */
    isExact: Type.Boolean(),
  },
  { title: 'Facet' },
)
export type Facet = Type.Static<typeof Facet>

/** Unknown words were replaced by known ones, which were searched for instead. */
export const SearchCorrection = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
  },
  { title: 'SearchCorrection' },
)
export type SearchCorrection = Type.Static<typeof SearchCorrection>

/**
 * The position of a page. The total is exact, unless too many words start with a search term or older
 * products are still being indexed.
 */
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
