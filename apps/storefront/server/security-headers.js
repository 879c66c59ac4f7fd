/**
 * Lists the headers of every answer. The policy for scripts differs from page to page and is written where pages are rendered.
 *
 * @param {string | undefined} publicUrl browsers are told to keep to HTTPS where the shop is at such an address
 * @returns {Record<string, string>}
 */
export const securityHeaders = (publicUrl) => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'X-Frame-Options': 'DENY',
  ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
})
