import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

/**
 * Takes all walks from product to thank-you page, which together cover every possible pair of steps; `npm
 * test` takes the first few.
 */
await runInFull(['apps/storefront/test/walks'], 'WALKS').catch((error) => giveUp(error.message))
