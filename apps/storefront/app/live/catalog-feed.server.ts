import { randomUUID } from 'node:crypto'
import { type LiveChange, type LiveClient, subscribe } from '@vitrine/client/live'

/** A change of the catalog; none means that changes are missing, so that everything may have changed. */
export interface Told {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly change: LiveChange | undefined
}

/** The changes of the catalog, heard once for all visitors of this process. */
export interface CatalogFeed {
  /** Begins to listen, once. */
  start(): void
  /** The place of the newest change. */
  place(): string
  /** The messages after a position; undefined if they are no longer kept. */
  since(place: string): readonly Told[] | undefined
  /** The messages of the last seconds; undefined if there were more than are kept. */
  lately(seconds: number): readonly Told[] | undefined
  placeOf(told: Told): string
  /** @returns a function that stops listening */
  listen(listener: (told: Told) => void): () => void
}

/** How many changes are kept for pages that come back. */
const MOST_KEPT = 500
/** Open pages hear of nothing while the platform is down, so its return is noticed soon. */
const LONGEST_PAUSE_MS = 3_000

/**
 * @param client - reads what everyone may see
 * @param changed - called for every change, before anyone hears of it
 */
export function createCatalogFeed(client: LiveClient, changed: () => void): CatalogFeed {
  const process = randomUUID().slice(0, 8)
  const kept: Told[] = []
  const listeners = new Set<(told: Told) => void>()
  let number = 0
  let isStarted = false

  const placeAt = (at: number) => `${process}.${at}`
  const tell = (change: LiveChange | undefined) => {
    changed()
    number += 1
    const told = { number, at: Date.now(), change }
    kept.push(told)
    if (kept.length > MOST_KEPT) kept.shift()
    for (const listener of listeners) listener(told)
  }
  const isWhole = (first: number) => number === first || (kept[0]?.number ?? 0) <= first + 1

  return {
    start() {
      if (isStarted) return
      isStarted = true
      let isHearing = false
      subscribe(client, {
        topics: ['CATALOG'],
        longestPauseMs: LONGEST_PAUSE_MS,
        onChange: tell,
        onReset: () => tell(undefined),
        onState(state) {
          // What changed before the first connection wasn't heard.
          if (!isHearing && (state === 'live' || state === 'polling')) tell(undefined)
          isHearing ||= state === 'live' || state === 'polling'
        },
      })
    },
    place: () => placeAt(number),
    placeOf: (told) => placeAt(told.number),
    since(place) {
      const [id, text] = place.split('.')
      const first = Number(text)
      if (id !== process || !(first <= number) || !isWhole(first)) return undefined
      return kept.filter((told) => told.number > first)
    },
    lately(seconds) {
      const from = Date.now() - seconds * 1000
      const [oldest] = kept
      if (oldest && oldest.number > 1 && oldest.at > from) return undefined
      return kept.filter(({ at }) => at > from)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
