import { runInFull } from './long-tests.mjs'
import { giveUp } from './run.mjs'

/**
 * Runs the attacks in full: a million anonymous grants, ten thousand renewals, thousands of guesses, and how long
 * answers take. `npm test` runs short forms of the same files, without the clock. Names pick single attacks, and the
 * environment their sizes: `SECURITY_PAIRS=500 npm run test:security -- enumeration`.
 */
await runInFull('apps/platform/src/security', 'SECURITY').catch((error) => giveUp(error.message))
