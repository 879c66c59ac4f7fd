import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

/**
 * Builds storefronts on Next (pages and app router), Vite and Astro that use the public packages, each once with
 * the one line of `@vitrine/move` and once on our client, and buys in each with a browser. Installs everything
 * from the registry, ours as packed. `npm test` does so for Vite, with the packages of this repository. A storefront
 * in plain Node.js is walked through in all its forms; `npm test` takes two.
 */
async function testStorefronts() {
  await ensureInstalled()
  await buildParts(['client', 'move', 'hosted'])
  await runInFull(['conformance/src/storefronts'], 'STOREFRONTS')
}

await testStorefronts().catch((error) => giveUp(error.message))
