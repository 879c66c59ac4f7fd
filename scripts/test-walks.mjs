import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

const FILES = [
  'apps/storefront/test/walks',
  ...['fresh-visitor', 'journey', 'live', 'production-shop', 'purchase', 'sharing', 'trouble'].map(
    (name) => `apps/storefront/test/${name}.test.ts`,
  ),
  'apps/console/test',
]

/**
 * Takes all walks from product to thank-you page, which together cover every possible pair of steps, and the long
 * walks of the back office and of shoppers and visitors. `npm test` takes some of them.
 */
await runInFull(FILES, 'WALKS').catch((error) => giveUp(error.message))
