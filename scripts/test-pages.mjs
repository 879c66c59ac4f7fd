import { giveUp } from './run.mjs'
import { runInFull } from './tests/long-tests.mjs'

/**
 * Inspects every page and state in every look: light, dark, forced colours, all widths. `npm test` inspects every state
 * in light and a few of them in every look. Names pick single files: `npm run test:pages -- barriers`.
 */
await runInFull(['apps/storefront/test', 'apps/hosted/test', 'apps/console/test'], 'PAGES').catch((error) =>
  giveUp(error.message),
)
