import Type from 'typebox'
import { freeForm, nullable } from '../declare/schema.ts'
import { Paging, Sorting } from '../values/query.schemas.ts'
import { DataPagingMetadata } from './data-items.schemas.ts'

const dataCollectionId = Type.String({ minLength: 1, maxLength: 256 })
const fieldName = Type.String({ minLength: 1, maxLength: 256 })
const ofField = Type.Optional(Type.Object({ itemFieldName: fieldName }))

/** One result of an aggregation: exactly one of the calculations, under the name `resultFieldName`. */
export const DataAggregationOperation = Type.Object(
  {
    resultFieldName: fieldName,
    /** The mean of a field's numbers; null without any. */
    average: ofField,
    /** The smallest value of a field; null without any. */
    min: ofField,
    /** The largest value of a field; null without any. */
    max: ofField,
    /** The sum of a field's numbers. */
    sum: ofField,
    itemCount: Type.Optional(Type.Object({})),
  },
  { title: 'DataAggregationOperation' },
)
export type DataAggregationOperation = Type.Static<typeof DataAggregationOperation>

/** Request for `aggregateDataItems`. `initialFilter` selects items, `finalFilter` and `sort` apply to results. */
export const AggregateDataItemsRequest = Type.Object(
  {
    dataCollectionId,
    initialFilter: Type.Optional(nullable(freeForm)),
    aggregation: Type.Optional(
      Type.Object({
        groupingFields: Type.Optional(Type.Array(fieldName, { maxItems: 10 })),
        operations: Type.Optional(Type.Array(DataAggregationOperation, { maxItems: 20 })),
      }),
    ),
    finalFilter: Type.Optional(nullable(freeForm)),
    sort: Type.Optional(Type.Array(Sorting, { maxItems: 10 })),
    paging: Type.Optional(Paging),
    returnTotalCount: Type.Optional(Type.Boolean()),
  },
  { title: 'AggregateDataItemsRequest' },
)
export type AggregateDataItemsRequest = Type.Static<typeof AggregateDataItemsRequest>

/**
 * Response of `aggregateDataItems`: one result per group. `_id` is the value of the grouping field, or an object
 * of several; each grouping field is there under its own name too.
 */
export const AggregateDataItemsResponse = Type.Object(
  { results: Type.Array(freeForm), pagingMetadata: DataPagingMetadata },
  { title: 'AggregateDataItemsResponse' },
)
export type AggregateDataItemsResponse = Type.Static<typeof AggregateDataItemsResponse>

/** Request for `queryDistinctValues`. Values are in ascending order unless `order` says otherwise. */
export const QueryDistinctValuesRequest = Type.Object(
  {
    dataCollectionId,
    fieldName,
    filter: Type.Optional(nullable(freeForm)),
    order: Type.Optional(Type.Enum(['ASC', 'DESC'])),
    paging: Type.Optional(Paging),
    returnTotalCount: Type.Optional(Type.Boolean()),
  },
  { title: 'QueryDistinctValuesRequest' },
)
export type QueryDistinctValuesRequest = Type.Static<typeof QueryDistinctValuesRequest>

/** Response of `queryDistinctValues`. Lists count by their elements, links by the item's id. */
export const QueryDistinctValuesResponse = Type.Object(
  { distinctValues: Type.Array(Type.Unknown()), pagingMetadata: DataPagingMetadata },
  { title: 'QueryDistinctValuesResponse' },
)
export type QueryDistinctValuesResponse = Type.Static<typeof QueryDistinctValuesResponse>
