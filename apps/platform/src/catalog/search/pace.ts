import { setImmediate } from 'node:timers/promises'

/** So many blocks of a set are gone through in a few milliseconds. */
const TURN = 4000

/**
 * Prepares work that may be long to let others have their turn. To be called now and then with how many blocks were gone
 * through since; mostly it resolves at once.
 */
export const createPace = (): ((blocks: number) => Promise<void>) => {
  let done = 0
  return async (blocks) => {
    done += blocks
    if (done < TURN) return
    done = 0
    await setImmediate()
  }
}
