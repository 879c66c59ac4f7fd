import { runInFull } from './long-tests.mjs'
import { giveUp } from './run.mjs'

/**
 * Takes all walks from product to thank-you page, in which every possible pair of steps occurs; `npm test` takes the first
 * few of them.
 */
await runInFull(['apps/storefront/test/walks'], 'WALKS').catch((error) => giveUp(error.message))
