import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, nullable, readOnly } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { Cursors, Sorting } from '../values/query.schemas.ts'

/** An amount as decimal text in major units. Formatted only if the field `CURRENCY` was requested. */
export const FixedMonetaryAmount = Type.Object(
  {
    amount: decimal({ gte: '0', lte: '999999999.99', maxScale: 3 }),
    formattedAmount: Type.Optional(readOnly(Type.String())),
  },
  { title: 'FixedMonetaryAmount' },
)
export type FixedMonetaryAmount = Type.Static<typeof FixedMonetaryAmount>

/** The lowest and the highest amount of a product's variants. */
export const V3PriceRange = Type.Object(
  {
    minValue: FixedMonetaryAmount,
    maxValue: FixedMonetaryAmount,
  },
  { title: 'V3PriceRange' },
)
export type V3PriceRange = Type.Static<typeof V3PriceRange>

/** An option or other named thing that products share: by id, by name, or both. */
export const NamedReference = Type.Object(
  {
    id: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 36 }))),
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
  },
  { title: 'NamedReference' },
)
export type NamedReference = Type.Static<typeof NamedReference>

/** A text with formatting, as a tree of nodes. */
export const RichContent = Type.Object(
  {
    nodes: Type.Optional(Type.Array(freeForm, { maxItems: 1000 })),
    metadata: Type.Optional(freeForm),
    documentStyle: Type.Optional(freeForm),
  },
  { title: 'RichContent' },
)
export type RichContent = Type.Static<typeof RichContent>

/** A page by cursor. Without a limit it has 100 entries. A cursor continues the query it came from. */
export const V3CursorPaging = Type.Object(
  {
    limit: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
    cursor: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
  },
  { title: 'V3CursorPaging' },
)
export type V3CursorPaging = Type.Static<typeof V3CursorPaging>

/** A page by cursor of small entities. Without a limit it has 100 entries. */
export const V3LongCursorPaging = Type.Object(
  {
    limit: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1000 }))),
    cursor: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
  },
  { title: 'V3LongCursorPaging' },
)
export type V3LongCursorPaging = Type.Static<typeof V3LongCursorPaging>

/** A query of Catalog V3 for small entities, such as categories. */
export const V3LongCursorQuery = Type.Object(
  {
    cursorPaging: Type.Optional(nullable(V3LongCursorPaging)),
    filter: Type.Optional(nullable(freeForm)),
    sort: Type.Optional(nullable(Type.Array(Sorting, { maxItems: 5 }))),
  },
  { title: 'V3LongCursorQuery' },
)
export type V3LongCursorQuery = Type.Static<typeof V3LongCursorQuery>

/** A query of Catalog V3: a filter, an order, and a page by cursor. */
export const V3CursorQuery = Type.Object(
  {
    cursorPaging: Type.Optional(nullable(V3CursorPaging)),
    filter: Type.Optional(nullable(freeForm)),
    sort: Type.Optional(nullable(Type.Array(Sorting, { maxItems: 5 }))),
  },
  { title: 'V3CursorQuery' },
)
export type V3CursorQuery = Type.Static<typeof V3CursorQuery>

/** The words to search for. Without a mode all must match, or as many as possible. */
export const V3SearchDetails = Type.Object(
  {
    expression: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    mode: Type.Optional(enumOf(enums.SearchMode)),
    fields: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
    fuzzy: Type.Optional(Type.Boolean()),
  },
  { title: 'V3SearchDetails' },
)
export type V3SearchDetails = Type.Static<typeof V3SearchDetails>

const limit = Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 250 })))

/**
 * Counts about everything a search found. `VALUE` counts products by value, `SCALAR` finds the lowest or
 * highest number, `RANGE` counts products by price.
 */
export const V3Aggregation = Type.Object(
  {
    name: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    type: Type.Optional(enumOf(enums.AggregationType)),
    fieldPath: Type.Optional(Type.String({ maxLength: 200 })),
    value: Type.Optional(
      Type.Object({
        limit,
        sortType: Type.Optional(enumOf(enums.AggregationSortType)),
        sortDirection: Type.Optional(enumOf(enums.SortOrder)),
      }),
    ),
    scalar: Type.Optional(Type.Object({ type: Type.Optional(enumOf(enums.ScalarType)) })),
    range: Type.Optional(
      Type.Object({
        buckets: Type.Optional(
          Type.Array(
            Type.Object({
              from: Type.Optional(nullable(Type.Number())),
              to: Type.Optional(nullable(Type.Number())),
            }),
            { maxItems: 50 },
          ),
        ),
      }),
    ),
  },
  { title: 'V3Aggregation' },
)
export type V3Aggregation = Type.Static<typeof V3Aggregation>

/** A search of Catalog V3: words, a filter, an order, counts, and a page by cursor. */
export const V3CursorSearch = Type.Object(
  {
    ...V3CursorQuery.properties,
    search: Type.Optional(nullable(V3SearchDetails)),
    aggregations: Type.Optional(nullable(Type.Array(V3Aggregation, { maxItems: 10 }))),
    timeZone: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
  },
  { title: 'V3CursorSearch' },
)
export type V3CursorSearch = Type.Static<typeof V3CursorSearch>

/** How many entries a page has, and the cursors of its neighbours. */
export const V3PagingMetadata = Type.Object(
  {
    count: Type.Integer({ minimum: 0 }),
    cursors: Cursors,
    hasNext: Type.Boolean(),
  },
  { title: 'V3PagingMetadata' },
)
export type V3PagingMetadata = Type.Static<typeof V3PagingMetadata>

/** The result of one aggregation, under its name. */
export const V3AggregationResult = Type.Object(
  {
    name: Type.String(),
    type: enumOf(enums.AggregationType),
    fieldPath: Type.String(),
    values: Type.Optional(
      Type.Object({
        results: Type.Array(Type.Object({ value: Type.String(), count: Type.Integer({ minimum: 0 }) })),
      }),
    ),
    scalar: Type.Optional(Type.Object({ type: enumOf(enums.ScalarType), value: Type.Number() })),
    ranges: Type.Optional(
      Type.Object({
        results: Type.Array(
          Type.Object({
            from: Type.Optional(Type.Number()),
            to: Type.Optional(Type.Number()),
            count: Type.Integer({ minimum: 0 }),
          }),
        ),
      }),
    ),
  },
  { title: 'V3AggregationResult' },
)
export type V3AggregationResult = Type.Static<typeof V3AggregationResult>

/** The results of a search's aggregations, in the requested order. */
export const V3AggregationData = Type.Object(
  { results: Type.Array(V3AggregationResult) },
  { title: 'V3AggregationData' },
)
export type V3AggregationData = Type.Static<typeof V3AggregationData>
