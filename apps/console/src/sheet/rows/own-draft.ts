import { newId } from '../../parts/new-id.ts'
/** A draft that no other tab uses until it is released. */
export interface OwnDraft {
  /** Where it is kept. */
  readonly key: string
  release(): void
}

/** How long a page waits for the one that had a draft before, which may be ending. */
const WAIT_MS = 500

const tabKey = (base: string): string => `${base} tab`
const keyOf = (base: string, id: string): string => (id === '' ? base : `${base} #${id}`)

/** The drafts that are kept in this browser. Without an id: one that was kept before tabs had their own. */
const keptIds = (base: string): string[] => {
  const start = keyOf(base, ' ').trimEnd()
  return Object.keys(localStorage).flatMap((key) => {
    if (key === base) return ['']
    return key.startsWith(start) && !key.endsWith(' saving') ? [key.slice(start.length)] : []
  })
}

/** Locks a draft until the page ends or releases it. Undefined if another page has it. */
const lockWith = (name: string, options: LockOptions): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const held = (given: Lock | null) =>
      given ? new Promise<void>((release) => resolve(release)) : resolve(undefined)
    navigator.locks.request(name, options, held).catch(() => resolve(undefined))
  })

/** How long other pages have to answer. */
const ANSWER_MS = 200

/**
 * Asks the other pages whether one of them has a draft. If two ask at once, the lower number gets it. A page that the
 * browser has frozen can't answer, so locks are better where there are any.
 */
const askFor = (name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(name)
    const own = Math.random()
    let isMine = false
    const end = () => channel.close()
    channel.onmessage = ({ data: { asks, refused } }) => {
      if (typeof asks === 'number' && (isMine || own < asks)) channel.postMessage({ refused: asks })
      if (refused !== own || isMine) return
      end()
      resolve(undefined)
    }
    channel.postMessage({ asks: own })
    setTimeout(() => {
      isMine = true
      resolve(end)
    }, ANSWER_MS)
  })

/** Without HTTPS, browsers have no locks. */
const lock = async (name: string) =>
  'locks' in navigator
    ? ((await lockWith(name, { ifAvailable: true })) ??
      (await lockWith(name, { signal: AbortSignal.timeout(WAIT_MS) })))
    : askFor(name)

/**
 * Gives a tab a draft of its own: the one it had before a reload, one that a closed tab left behind, or a new one. Two
 * tabs with the same sheet don't overwrite each other's work.
 *
 * @param base - where the drafts of a kind of sheet are kept
 */
export const claimDraft = async (base: string): Promise<OwnDraft> => {
  try {
    const own = sessionStorage.getItem(tabKey(base))
    const others = keptIds(base).filter((id) => id !== own)
    for (const id of [...(own === null ? [] : [own]), ...others, newId()]) {
      const key = keyOf(base, id)
      const release = await lock(key)
      if (!release) continue
      sessionStorage.setItem(tabKey(base), id)
      return { key, release }
    }
  } catch {
    // A browser without storage keeps no drafts.
  }
  return { key: base, release: () => {} }
}
