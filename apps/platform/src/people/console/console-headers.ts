import { SECURITY_HEADERS } from '../../floor/http/headers.ts'

/** The origins that the back office shows things from. */
export interface ConsoleOrigins {
  readonly mediaUrl: string
  /** The storefront, which is shown in a frame before a change is saved. */
  readonly storefrontOrigins: readonly string[]
}

/**
 * The headers of one response with the back office. Only scripts with its own nonce run, and what they load. It can't
 * be framed and connects only to the platform. Its only Trusted Types policy is the page's own, which refuses markup.
 */
export const consoleHeaders = (nonce: string, { mediaUrl, storefrontOrigins }: ConsoleOrigins) => ({
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src 'self' data: blob: ${new URL(mediaUrl).origin}`,
    `frame-src ${storefrontOrigins.join(' ') || "'none'"}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})
