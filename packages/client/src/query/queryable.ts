import type { PlatformQuery } from '@vitrine/contract'
import type { Operation } from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import type { Shape } from '../wire/convert.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldName } from '../wire/values.ts'
import { createQuery, type QueryBuilder, type QueryFields } from './query-builder.ts'
import { queryLine } from './query-line.ts'

/** What differs on the wire in a query. */
export const QUERY = { query: { sort: { fieldName } } }

/** A query as data, instead of built step by step. */
export type Query = Argument<PlatformQuery, { sort: { fieldName: typeof fieldName } }>

/** A query function: without an argument it returns a builder, with a query as data the plain answer. */
export interface Queryable<
  Item,
  Output,
  Fields extends QueryFields,
  SortField extends string,
  Options extends unknown[] = [],
> {
  (): QueryBuilder<Item, Fields, SortField>
  (query: Query, ...options: Options): Promise<Output>
}

type ItemOf<Output, Key extends keyof Output> = NonNullable<Output[Key]> extends (infer Item)[] ? Item : never

/**
 * Declares a query function.
 * @param key - the field of the answer that holds the items
 */
export const queryable = <
  Fields extends QueryFields,
  SortField extends string,
  Options extends unknown[] = [],
>() => {
  return <Input, Output, Key extends keyof Output & string, const Gives extends { [K in Key]: Shape }>(
    operation: Operation<Input, Output>,
    key: Key,
    gives: Gives,
  ) => {
    type Item = Answer<ItemOf<Output, Key>, Gives[Key]>
    return bindable<Queryable<Item, Required<Answer<Output, Gives>>, Fields, SortField, Options>>(
      ({ call }) =>
        (...args: unknown[]): never => {
          const send = (query: unknown) =>
            call(operation, { ...(args[1] as object), query }, gives, QUERY, queryLine)
          const builder = () =>
            createQuery<Item, Fields, SortField>(async (query) => {
              const { [key]: items, metadata } = (await send(query)) as Record<string, never>
              return { items, metadata }
            })
          return (args.length ? send(args[0]) : builder()) as never
        },
    )
  }
}
