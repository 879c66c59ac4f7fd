import type { BrowserContext, Page } from 'playwright-core'

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Replaces pictures with a dot, because they would be drawn for every run. */
export const withoutPictures = (target: BrowserContext | Page) =>
  target.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
