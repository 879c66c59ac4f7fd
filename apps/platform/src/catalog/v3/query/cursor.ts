import { refuse } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'

/** Where a page begins, and the query it belongs to. */
export interface CursorPlace {
  /** Filter, sort and words as the caller sent them; read again with every page. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly offset: number
  /** The entry before the page, so that it begins after it even if others came or went. */
  readonly after?: string | number
}

const LONGEST = 16_000
const DEEPEST = 10_000

/**
 * Prints a place as text that callers send back unchanged. It needs no signature, because its content is
 * validated like a request.
 *
 * @throws {InvalidArgument} when the filter is too long for a cursor
 */
export const printCursor = (kind: string, place: CursorPlace, field: string): string => {
  const text = Buffer.from(JSON.stringify({ kind, ...place })).toString('base64url')
  if (text.length > LONGEST)
    throw refuse(`${field}.filter`, 'MAX_LENGTH', 'is too long for a cursor to the next page')
  return text
}

/** @throws {InvalidArgument} when it isn't a cursor of this kind of list */
export const readCursor = (kind: string, text: string, field: string): CursorPlace => {
  const place = parsed(text)
  const { asked, offset, after } = place ?? {}
  if (
    place?.kind !== kind ||
    !isObject(asked) ||
    typeof offset !== 'number' ||
    !Number.isInteger(offset) ||
    offset < 0 ||
    offset > DEEPEST ||
    (after !== undefined && typeof after !== 'string' && !Number.isSafeInteger(after))
  )
    throw refuse(`${field}.cursorPaging.cursor`, 'FORMAT', 'must be a cursor from an earlier page')
  return { asked, offset, ...((typeof after === 'string' || typeof after === 'number') && { after }) }
}

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A page cut out of a list, and its neighbors. */
export interface CutPage<Entry> {
  readonly page: readonly Entry[]
  readonly cursors: { next?: string; prev?: string }
  readonly hasNext: boolean
}

/** A list to cut pages out of. */
export interface ListToCut<Entry> {
  /** The kind of list, for cursors, and the part of the request that errors name. */
  readonly kind: string
  readonly field: string
  readonly entries: readonly Entry[]
  /** How many entries of the list come before these. */
  readonly skipped: number
  /** Identifies an entry. */
  readonly keyOf: (entry: Entry) => string | number
}

/** Cuts a page out of a list, which must reach one entry past it. */
export const cutPage = <Entry>(
  { kind, field, entries, skipped, keyOf }: ListToCut<Entry>,
  place: CursorPlace,
  limit: number,
): CutPage<Entry> => {
  const found = place.after === undefined ? -1 : entries.findIndex((one) => keyOf(one) === place.after)
  const from = found < 0 ? Math.max(0, place.offset - skipped) : found + 1
  const offset = skipped + from
  const page = entries.slice(from, from + limit)
  const last = page.at(-1)
  const hasNext = entries.length > from + limit && offset + limit <= DEEPEST
  const { asked } = place
  return {
    page,
    hasNext,
    cursors: {
      ...(hasNext &&
        last !== undefined && {
          next: printCursor(kind, { asked, offset: offset + limit, after: keyOf(last) }, field),
        }),
      ...(offset > 0 && { prev: printCursor(kind, { asked, offset: Math.max(0, offset - limit) }, field) }),
    },
  }
}

/** How many entries a list must have for `cutPage`, and a few more in case others came before it. */
export const entriesFor = ({ offset }: CursorPlace, limit: number): number => offset + limit + SPARE

const SPARE = 101
