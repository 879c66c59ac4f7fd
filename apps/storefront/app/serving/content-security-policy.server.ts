import { settings } from '../settings.server.ts'

/** The only page that the back office shows in a frame. */
const PREVIEW = /^(?:\/[a-z]{2})?\/preview\/product$/

/**
 * Writes the policy of one page: scripts by the page's nonce, styles from here, pictures and videos from the
 * platform. The shop's pages have no style attributes; swatch colors are SVG attributes.
 */
export function contentSecurityPolicy(nonce: string, url: string): string {
  const { mediaUrl, platformUrl } = settings
  return Object.entries({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'img-src': `'self' data: ${mediaUrl}`,
    'media-src': `'self' ${mediaUrl}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    // Browsers apply it to the redirect after a form too (w3c/webappsec-csp#8), and the checkout is there.
    'form-action': `'self' ${platformUrl}`,
    'frame-ancestors': PREVIEW.test(new URL(url).pathname) ? platformUrl : "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
