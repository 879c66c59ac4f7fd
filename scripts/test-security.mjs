import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

const FOLDERS = ['apps/platform/src/security', 'apps/storefront/test/security']

/**
 * Runs the full attacks: a million anonymous grants, ten thousand renewals, thousands of guesses, response
 * times, and ten thousand pages of two people in one process. `npm test` runs short forms of the same files,
 * without the timing. Names select single attacks, and the environment their sizes: `SECURITY_PAIRS=500 npm
 * run test:security -- enumeration`.
 */
await runInFull(FOLDERS, 'SECURITY').catch((error) => giveUp(error.message))
