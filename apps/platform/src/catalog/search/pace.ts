import { setImmediate } from 'node:timers/promises'

/** This many blocks of a set are walked in a few milliseconds. */
const TURN = 4000

/**
 * Lets long work give others a turn. Call the returned function now and then with the number of blocks walked
 * since; it usually resolves at once.
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
