import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

/**
 * Runs the full races: ten thousand buyers at once, a hundred thousand coupon attempts, two hundred kills.
 * Takes about an hour; `npm test` runs short forms of the same files. Names select single races, and the
 * environment their sizes: `RACES_KILLS=20 npm run test:races -- kill`.
 */
await runInFull(['apps/platform/src/races'], 'RACES').catch((error) => giveUp(error.message))
