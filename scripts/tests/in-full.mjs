import { it } from 'vitest'

/** Whether all walks are taken, as `npm run test:walks` does. */
export const walksInFull = process.env.WALKS === 'full'

/** A walk that only `npm run test:walks` takes. `npm test` checks the same rules by a shorter walk, or on the platform. */
export const inFull = it.runIf(walksInFull)
