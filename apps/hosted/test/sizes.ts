import { sizesOf } from '@vitrine/platform/testing'

/**
 * The looks in which axe inspects a page. Checking contrast takes most of its time, so `npm test` inspects every state
 * of the checkout in light mode, and the few that have all colors between them in every look. `npm run test:pages`
 * inspects every state of every page in every look.
 */
export const sizes = sizesOf('PAGES', { everyLook: false }, { everyLook: true })
