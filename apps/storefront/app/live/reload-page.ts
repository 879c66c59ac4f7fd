import { onHeard } from './heard.ts'

/** Changes of one product come in groups. Part of the pause is random, so that not everyone asks at once. */
const PAUSE_MS = 100
const SPREAD_MS = 400
/**
 * Caches may answer with an old copy and refresh it in the background: the second answer is new, once the shop has
 * answered. A busy shop gets several times as long as it has just taken.
 */
const AGAIN_MS = 1_500
const TIMES_AS_LONG = 4
/** The longest pause between attempts while the shop can't be reached. */
const LONGEST_MS = 30_000

/** The pages that reload now, and those that have changed since their last reload began. */
const busy = new WeakSet<AbortSignal>()
const changed = new WeakSet<AbortSignal>()

/**
 * Reads a page's data again when its product has changed.
 * @param ending - the page: aborted when it is left
 */
export function reloadWhenHeard(id: string, revalidate: () => Promise<void>, ending: AbortSignal): void {
  const stop = onHeard((heard) => {
    if (heard === 'anything' || heard.id === id) void reloadPage(revalidate, ending)
  })
  if (ending.aborted) stop()
  else ending.addEventListener('abort', stop)
}

/** Reads a page's data again until nothing has changed any more. Calls made meanwhile are included. */
async function reloadPage(reload: () => Promise<void>, ending: AbortSignal): Promise<void> {
  changed.add(ending)
  if (busy.has(ending)) return
  busy.add(ending)
  while (!ending.aborted && changed.delete(ending)) {
    const answeredMs = await reloadAfter(PAUSE_MS + SPREAD_MS * Math.random(), reload, ending)
    await reloadAfter(AGAIN_MS + TIMES_AS_LONG * answeredMs, reload, ending)
  }
  busy.delete(ending)
}

/** @returns how long the shop took to answer, in milliseconds */
async function reloadAfter(
  pauseMs: number,
  reload: () => Promise<void>,
  ending: AbortSignal,
): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (ending.aborted) return 0
  const askedAt = performance.now()
  if (await canReload()) {
    const answeredMs = performance.now() - askedAt
    await reload()
    return answeredMs
  }
  // The page stays as it is while the shop can't be reached.
  return reloadAfter(Math.min(LONGEST_MS, 2 * pauseMs), reload, ending)
}

async function canReload(): Promise<boolean> {
  const { pathname, search } = location
  const answer = await fetch(`${pathname}.data${search}`, { method: 'HEAD', cache: 'reload' }).catch(
    () => null,
  )
  return answer !== null && answer.status < 429
}
