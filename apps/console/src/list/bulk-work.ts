import type { ReadPage } from './use-pages.ts'

/** What a bulk change reports while it runs, and what can stop it. */
export interface BulkRun {
  /** Aborted when a person stops it: what has changed stays. */
  readonly signal: AbortSignal
  /** Tells how many are done, and of how many if that is known. */
  tell(done: number, total?: number): void
}

/** What came of a change of many things. */
export interface BulkResult {
  readonly changed: number
  readonly failed: number
  readonly isStopped?: boolean
  /** Says which were left as they were, if any. */
  readonly left?: string | undefined
  /** Why some failed. */
  readonly reasons?: readonly string[]
  /** Gives the changed things back what they had; absent if nothing does. */
  readonly undo?: BulkWork
}

/** Changes many things. */
export type BulkWork = (run: BulkRun) => Promise<BulkResult>

/** Of a few things: those that changed, and how many couldn't be. */
export interface PartResult {
  readonly changed: readonly string[]
  readonly failed: number
}

const AT_ONCE = 100

/**
 * Changes things part by part.
 * @param parts - their ids
 * @param undo - changes a part back; absent if that isn't possible
 * @param atOnce - how many ids are changed back at a time
 */
export const workInParts =
  (
    parts: () => AsyncIterable<readonly string[]>,
    change: (ids: readonly string[]) => Promise<PartResult>,
    total: number | undefined,
    undo?: (ids: readonly string[]) => Promise<PartResult>,
    atOnce = AT_ONCE,
  ): BulkWork =>
  async ({ signal, tell }) => {
    const changed: string[] = []
    let failed = 0
    const result = (isStopped: boolean): BulkResult => ({
      ...{ changed: changed.length, failed, isStopped },
      ...(undo && { undo: workInParts(() => inParts(changed, atOnce), undo, changed.length) }),
    })
    for await (const ids of parts()) {
      if (signal.aborted) return result(true)
      const part = await change(ids)
      changed.push(...part.changed)
      failed += part.failed
      tell(changed.length + failed, total)
    }
    return result(false)
  }

/** Splits ids into parts; by default as many as one call takes. */
export async function* inParts(ids: readonly string[], atOnce = AT_ONCE): AsyncGenerator<readonly string[]> {
  for (let start = 0; start < ids.length; start += atOnce) yield ids.slice(start, start + atOnce)
}

/** Reads the ids of everything that matches, page by page. */
export async function* idsOf<Row>(
  read: ReadPage<Row>,
  idOf: (row: Row) => string | undefined,
): AsyncGenerator<readonly string[]> {
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await read(cursor)
    const ids = rows.flatMap((row) => idOf(row) ?? [])
    if (ids.length > 0) yield ids
    if (next === undefined) return
    cursor = next
  }
}
