/** Sent with every answer, errors included. Hosted pages replace the content policy by their own. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const

/** What browsers of any origin may do: tokens travel in headers, never in cookies. */
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
  ],
  exposedHeaders: ['X-Wix-Request-Id', 'X-Wix-Consistent', 'Retry-After', 'ETag'],
  methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  maxAge: 86_400,
  strictPreflight: false, // any OPTIONS is answered alike, whoever sends it
}

/** The headers of an answer that passes no hook: sent while the request is read, or before there is one. */
export const headersBeforeHooks = (requestId: string): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'access-control-allow-origin': CORS.origin,
  'access-control-expose-headers': CORS.exposedHeaders.join(', '),
  'x-wix-request-id': requestId,
})
