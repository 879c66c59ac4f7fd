import type { Operation } from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import type { WriteLine } from '../http/request-line.ts'
import type { Shape } from '../wire/convert.ts'
import type { Answer } from '../wire/forms.ts'
import { type CursorPage, type CursorQueryBuilder, createCursorQuery } from './cursor-query.ts'
import type { QueryFields } from './query-builder.ts'
import { QUERY } from './queryable.ts'

type ItemOf<Output, Key extends keyof Output> = NonNullable<Output[Key]> extends (infer Item)[] ? Item : never

/**
 * Declares a query function whose pages are reached with cursors.
 * @param key - the field of the answer that holds the items
 */
export const cursorQueryable = <
  Fields extends QueryFields,
  SortField extends string,
  Options extends object,
>() => {
  return <Input, Output, Key extends keyof Output & string, const Gives extends { [K in Key]: Shape }>(
    operation: Operation<Input, Output>,
    key: Key,
    gives: Gives,
    line?: WriteLine,
  ) => {
    type Item = Answer<ItemOf<Output, Key>, Gives[Key]>
    return bindable(
      ({ call }) =>
        (options?: Options): CursorQueryBuilder<Item, Fields, SortField> =>
          createCursorQuery<Item, Fields, SortField>(async (query) => {
            const answer = await call(operation, { ...options, query } as never, gives, QUERY, line)
            const { [key]: items, pagingMetadata, metadata } = answer as unknown as Record<string, never>
            return { items, pagingMetadata: pagingMetadata ?? metadata } as unknown as CursorPage<Item>
          }),
    )
  }
}
