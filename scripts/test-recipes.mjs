import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

/**
 * Follows the recipes for frameworks as a reader would: installs them from the registry with our packages as
 * published, builds, starts, and buys in a browser. `npm test` follows the README's.
 */
await runInFull(['conformance/src/recipes'], 'RECIPES').catch((error) => giveUp(error.message))
