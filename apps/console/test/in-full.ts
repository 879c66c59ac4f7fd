import { it } from 'vitest'

/** A walk that only `npm run test:walks` takes. In `npm test`, tests of the platform check the same rules. */
export const inFull = it.runIf(process.env.WALKS === 'full')
