import { runInFull } from './long-tests.mjs'
import { giveUp } from './run.mjs'

/**
 * Runs the races in full: ten thousand buyers at once, a hundred thousand coupon tries, two hundred kills. Takes an hour
 * or so; `npm test` runs short forms of the same files. Names pick single races, and the environment their sizes:
 * `RACES_KILLS=20 npm run test:races -- kill`.
 */
await runInFull(['apps/platform/src/races'], 'RACES').catch((error) => giveUp(error.message))
