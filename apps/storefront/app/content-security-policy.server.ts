import { settings } from './settings.server.ts'

/**
 * Writes the policy of one page: scripts by its own nonce, styles from here, pictures and films from the
 * platform. There are no style attributes in the shop's pages; colours of swatches are attributes of SVG.
 */
export function contentSecurityPolicy(nonce: string): string {
  const { mediaUrl, platformUrl } = settings
  return Object.entries({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'img-src': `'self' data: ${mediaUrl}`,
    'media-src': `'self' ${mediaUrl}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    // Browsers hold it against the redirect that ends a form as well (w3c/webappsec-csp#8): the checkout is there.
    'form-action': `'self' ${platformUrl}`,
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
