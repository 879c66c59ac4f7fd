import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

const FILES = [
  'conformance/src/recipes',
  ...['packages/client/src/packaging.test.ts', 'packages/client/src/runtimes.test.ts'],
  'packages/react/test/packed.test.ts',
]

/**
 * Follows the recipes for frameworks as a reader would: installs them from the registry with our packages as
 * published, builds, starts, and buys in a browser. Runs the packages with every runtime, React version and way of
 * resolving modules that they support. `npm test` follows the README's recipe, with one of each.
 */
await runInFull(FILES, 'RECIPES').catch((error) => giveUp(error.message))
