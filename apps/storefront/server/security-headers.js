/**
 * Lists the headers of every answer. The script policy differs per page and is written during rendering.
 * @param {string | undefined} publicUrl an https address here tells browsers to use only HTTPS
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
