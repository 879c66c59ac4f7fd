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

const NOT_FOUND = 404
const TOO_MANY_REQUESTS = 429

/** The pages that reload now, and those that have changed since their last reload began. */
const busy = new WeakSet<AbortSignal>()
const changed = new WeakSet<AbortSignal>()
/** The page that is shown now, or the last one. */
let latest: AbortSignal | undefined

/**
 * Reads a page's data again when its product has changed.
 * @param ending - the page: aborted when it is left
 * @param since - when the page was shown, in milliseconds of its clock
 */
export function reloadWhenHeard(
  id: string,
  revalidate: () => Promise<void>,
  ending: AbortSignal,
  since: number,
): void {
  if (ending.aborted) return
  latest = ending
  const { pathname } = location
  const stop = onHeard((heard) => {
    if (heard === 'anything' || heard.id === id) void reloadPage(revalidate, ending)
  }, since)
  ending.addEventListener('abort', () => {
    stop()
    // A notice replaced the page, because the network broke while its data was read.
    if (location.pathname === pathname) void bringBack(revalidate, ending, pathname)
  })
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
  if ((await statusNow()) < TOO_MANY_REQUESTS) {
    const answeredMs = performance.now() - askedAt
    await reload()
    return answeredMs
  }
  // The page stays as it is while the shop can't be reached.
  return reloadAfter(Math.min(LONGEST_MS, 2 * pauseMs), reload, ending)
}

/** Shows a page again that a notice replaced, unless the visitor has left or the shop no longer has the page. */
async function bringBack(reload: () => Promise<void>, page: AbortSignal, pathname: string): Promise<void> {
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(LONGEST_MS, 2 * pauseMs)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs + SPREAD_MS * Math.random()))
    if (latest !== page || location.pathname !== pathname) return
    const status = await statusNow()
    if (status === NOT_FOUND) return
    if (status < TOO_MANY_REQUESTS) await reload()
  }
}

/** The status that the shop would answer a reload with, or infinity if it can't be reached. */
async function statusNow(): Promise<number> {
  const { pathname, search } = location
  const signal = AbortSignal.timeout(LONGEST_MS)
  const asked = fetch(`${pathname}.data${search}`, { method: 'HEAD', cache: 'reload', signal })
  return asked.then(({ status }) => status).catch(() => Number.POSITIVE_INFINITY)
}
