import { SECURITY_HEADERS } from '../../http/headers.ts'

/** What the headers of a hosted page depend on. */
export interface HostedOrigins {
  readonly platformUrl: string
  readonly mediaUrl: string
}

/**
 * The headers of one answer with a hosted page. Only scripts with its own nonce run, and what they load; nothing
 * may frame it; it talks to nobody but the platform; nothing of it is kept.
 *
 * @param formTarget - the one other origin at which a form of the page may end
 */
export const hostedPageHeaders = (
  nonce: string,
  { platformUrl, mediaUrl }: HostedOrigins,
  formTarget = '',
) => ({
  ...SECURITY_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${new URL(mediaUrl).origin}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formTarget && ` ${formTarget}`}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(platformUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
})
