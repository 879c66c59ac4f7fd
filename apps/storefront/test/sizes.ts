import { sizesOf } from '@vitrine/platform/testing'

/**
 * The looks in which axe inspects a page. Checking contrast takes most of its time, so `npm test` inspects every state
 * in light mode, and the few that have all colors between them in every look and in German. `npm run test:pages`
 * inspects every state in every look.
 */
export const sizes = sizesOf(
  'PAGES',
  { everyLook: false, deviceWalks: 1, deviceSteps: 10 },
  { everyLook: true, deviceWalks: 20, deviceSteps: 40 },
)
