import { SECURITY_HEADERS } from '../../floor/http/headers.ts'

/** What the headers of a hosted page depend on. */
export interface HostedOrigins {
  readonly mediaUrl: string
  /** A captcha's script that the page loads when it is wanted; undefined: none but our own. */
  readonly captchaScriptUrl?: string | undefined
}

/** Where Google's script goes on loading from, and where it may show its pictures to be sorted. */
const GOOGLES_PARTS = 'https://www.gstatic.com/recaptcha/'
const GOOGLES_FRAMES = 'https://recaptcha.google.com/recaptcha/'

/**
 * The headers of one answer with a hosted page. Only scripts with its own nonce run, and what they load; nothing
 * may frame it; it talks to nobody but the platform; nothing of it is kept. A captcha of somebody else may load its
 * scripts, frame its own pages and name its own Trusted Types policies, and nothing more.
 *
 * @param formTarget - the one other origin at which a form of the page may end
 */
export const hostedPageHeaders = (
  nonce: string,
  { mediaUrl, captchaScriptUrl }: HostedOrigins,
  formTarget = '',
) => ({
  ...SECURITY_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${captchaScriptUrl ? ` ${folderOf(captchaScriptUrl)} ${GOOGLES_PARTS}` : ''}`,
    ...(captchaScriptUrl ? [`frame-src ${folderOf(captchaScriptUrl)} ${GOOGLES_FRAMES}`] : []),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${new URL(mediaUrl).origin}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formTarget && ` ${formTarget}`}`,
    "require-trusted-types-for 'script'",
    captchaScriptUrl ? 'trusted-types *' : "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

const folderOf = (url: string): string => new URL('.', url).href
