import { refuse } from '../failure.ts'

/** Where a page of jobs begins: behind this job. */
export interface JobPlace {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly id: string
}

/**
 * Reads the cursor of a list of jobs, newest first; without one, the list begins at the newest.
 *
 * @throws {InvalidArgument} FORMAT for an invalid cursor
 */
export const jobPlaceOf = (cursor: string | undefined): JobPlace => {
  if (cursor === undefined) return { at: Number.MAX_SAFE_INTEGER, id: '' }
  const [, at, id] = cursor.match(/^(\d{1,15})_([0-9a-f-]{32,36})$/) ?? []
  if (id === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return { at: Number(at), id }
}
