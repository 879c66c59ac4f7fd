/** Sent with every response, including errors. Hosted pages replace the content policy with their own. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const

/** Also sent if the platform uses https, so that browsers stay on it (RFC 6797). */
const KEEP_TO_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/** Returns the headers of every response. */
export const securityHeaders = (isSecure: boolean): Record<string, string> =>
  isSecure ? { ...SECURITY_HEADERS, ...KEEP_TO_HTTPS } : SECURITY_HEADERS

/** What browsers may do from any origin. Tokens travel in headers, never in cookies. */
export const CORS = {
  origin: '*',
  allowedHeaders: [
    'authorization',
    'content-type',
    'x-wix-bi-gateway',
    'x-wix-consistent',
    'wix-site-id',
    'wix-account-id',
    'client-binding',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'x-vitrine-currency',
    'x-vitrine-rotation',
    'x-wix-currency',
    'x-wix-linguist',
  ],
  exposedHeaders: ['X-Wix-Request-Id', 'X-Wix-Consistent', 'Retry-After', 'ETag'],
  methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  maxAge: 86_400,
  strictPreflight: false, // every OPTIONS request gets the same response
}

/** Headers of a response that skips the hooks: sent while the request is read, or before there is one. */
export const headersBeforeHooks = (requestId: string, isSecure: boolean): Record<string, string> => ({
  ...securityHeaders(isSecure),
  'access-control-allow-origin': CORS.origin,
  'access-control-expose-headers': CORS.exposedHeaders.join(', '),
  'x-wix-request-id': requestId,
})
