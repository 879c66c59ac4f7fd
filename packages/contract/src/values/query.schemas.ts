import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, nullable } from '../declare/schema.ts'
import { AddressLocation } from './address.schemas.ts'

/** Offset paging: limit at most 100. */
export const PlatformPaging = Type.Object(
  {
    limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
    offset: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
  },
  { title: 'PlatformPaging' },
)
export type PlatformPaging = Type.Static<typeof PlatformPaging>

/** Cursor paging: limit at most 100. */
export const CursorPaging = Type.Object(
  {
    limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
    cursor: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
  },
  { title: 'CursorPaging' },
)
export type CursorPaging = Type.Static<typeof CursorPaging>

/** A field to sort by, and the direction. */
export const Sorting = Type.Object(
  {
    fieldName: Type.Optional(Type.String({ maxLength: 512 })),
    order: Type.Optional(enumOf(enums.SortOrder)),
    origin: Type.Optional(AddressLocation),
  },
  { title: 'Sorting' },
)
export type Sorting = Type.Static<typeof Sorting>

/** A query: filter, sort, and offset or cursor paging. 50 per page by default, at most 100. */
export const PlatformQuery = exclusive(
  Type.Object(
    {
      paging: Type.Optional(PlatformPaging),
      cursorPaging: Type.Optional(CursorPaging),
      filter: Type.Optional(nullable(freeForm)),
      sort: Type.Optional(Type.Array(Sorting)),
    },
    { title: 'PlatformQuery' },
  ),
  ['paging', 'cursorPaging'],
)
export type PlatformQuery = Type.Static<typeof PlatformQuery>

/** Cursors to the next and the previous page. */
export const Cursors = Type.Object(
  {
    next: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
    prev: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
  },
  { title: 'Cursors' },
)
export type Cursors = Type.Static<typeof Cursors>

/** The position of a page: its `count`, its `offset`, and the exact `total`. */
export const PlatformPagingMetadata = Type.Object(
  {
    count: Type.Optional(nullable(Type.Integer())),
    offset: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
    total: Type.Optional(nullable(Type.Integer())),
    cursors: Type.Optional(Cursors),
    tooManyToCount: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'PlatformPagingMetadata' },
)
export type PlatformPagingMetadata = Type.Static<typeof PlatformPagingMetadata>

/** A page by limit (at most 100) and offset. */
export const Paging = Type.Object(
  {
    limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
    offset: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
  },
  { title: 'Paging' },
)
export type Paging = Type.Static<typeof Paging>

/** How many items a page has and where it starts. */
export const PagingMetadata = Type.Object(
  {
    items: Type.Integer(),
    offset: Type.Integer(),
  },
  { title: 'PagingMetadata' },
)
export type PagingMetadata = Type.Static<typeof PagingMetadata>
