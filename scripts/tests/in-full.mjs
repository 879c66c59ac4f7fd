import { it } from 'vitest'

/** Whether all walks are taken, as `npm run test:walks` does. */
export const walksInFull = process.env.WALKS === 'full'

/** Whether the recipes are followed in full, with what the registry has, as `npm run test:recipes` does. */
export const recipesInFull = process.env.RECIPES === 'full'

/** Whether every page is inspected in every look, as `npm run test:pages` does. */
export const pagesInFull = process.env.PAGES === 'full'

/** A walk that only `npm run test:walks` takes. `npm test` checks the same rules by a shorter walk, or on the platform. */
export const inFull = it.runIf(walksInFull)
