import { onHeard } from './heard.ts'
import { isNewBuild } from './new-build.ts'

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

const TOO_MANY_REQUESTS = 429

/** The pages that reload now, and those that have changed since their last reload began. */
const busy = new WeakSet<AbortSignal>()
const changed = new WeakSet<AbortSignal>()

/**
 * Answers that have arrived in full, by path. The router takes them instead of sending its own request: if that one
 * failed, a notice would replace the page.
 */
const answers = new Map<string, Response>()
const { fetch: send } = window
window.fetch = async (input, init) => {
  const path = input instanceof URL ? input.pathname : ''
  const answer = answers.get(path)
  answers.delete(path)
  return answer ?? send(input, init)
}

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
  const stop = onHeard((heard) => {
    if (!isNewBuild() && (heard === 'anything' || heard.id === id)) void reloadPage(revalidate, ending)
  }, since)
  ending.addEventListener('abort', stop)
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

/** Reads a page's data again at once, and until the shop answers: a notice would replace the page. */
export const reloadNow = (reload: () => Promise<void>, ending: AbortSignal): Promise<number> =>
  reloadAfter(0, reload, ending)

/** @returns how long the shop took to answer, in milliseconds */
async function reloadAfter(
  pauseMs: number,
  reload: () => Promise<void>,
  ending: AbortSignal,
): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (ending.aborted) return 0
  const { pathname, search } = location
  const path = `${pathname}.data`
  const sentAt = performance.now()
  const answer = await answerTo(path + search)
  const answeredMs = performance.now() - sentAt
  if (ending.aborted) return 0
  // The page stays as it is while the shop can't be reached, and so does a navigation that waits for the network.
  if (!answer || !navigator.onLine) return reloadAfter(nextPause(pauseMs), reload, ending)
  answers.set(path, answer)
  await reload()
  answers.delete(path)
  return answeredMs
}

const nextPause = (pauseMs: number): number => Math.min(LONGEST_MS, Math.max(AGAIN_MS, 2 * pauseMs))

/** What the shop answers; undefined if it can't be reached, or can't answer now. */
async function answerTo(address: string): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const answer = await send(address, { cache: 'reload', signal })
    return answer.status < TOO_MANY_REQUESTS ? new Response(await answer.arrayBuffer(), answer) : undefined
  } catch {
    return undefined
  }
}
