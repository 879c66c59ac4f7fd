import { sizesOf } from '@vitrine/platform/testing'

/**
 * The looks in which axe inspects a page. Checking contrast takes most of its time, so `npm test` inspects the
 * states with parts of their own in light mode, and the few that have all colors between them in dark mode too. `npm run test:pages`
 * inspects every state in every look and in German, and takes the random walks of the next person at a device.
 */
export const sizes = sizesOf('PAGES', { everyLook: false }, { everyLook: true })
