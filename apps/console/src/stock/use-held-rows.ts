import { useRef } from 'react'
import type { Pages } from '../list/use-pages.ts'

/** A list whose rows stay where they are, and a way to show a change of one at once. */
export interface HeldPages<Row> extends Pages<Row> {
  hold(row: Row): void
}

/**
 * Keeps the rows of a list in their places while it is open, even those that no longer belong there: nothing moves
 * under the finger of someone who changes one after the other.
 *
 * @param key - of the list; another one starts over
 */
export const useHeldRows = <Row>(
  pages: Pages<Row>,
  key: string,
  idOf: (row: Row) => string,
): HeldPages<Row> => {
  const held = useRef({ key, rows: new Map<string, Row>() })
  if (held.current.key !== key) held.current = { key, rows: new Map() }
  const { rows } = held.current
  // A key that is already in a map keeps its place there.
  if (!pages.isStale) for (const row of pages.rows) rows.set(idOf(row), row)
  return {
    ...pages,
    rows: pages.isStale ? pages.rows : [...rows.values()],
    hold: (row) => rows.set(idOf(row), row),
  }
}
