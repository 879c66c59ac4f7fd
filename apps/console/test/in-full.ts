import { it } from 'vitest'

/** A walk of `npm run test:walks` only. In `npm test`, tests of the platform guard what it shows. */
export const inFull = it.runIf(process.env.WALKS === 'full')
