import { SECURITY_HEADERS } from '../../floor/http/headers.ts'

/** What the headers of a hosted page depend on. */
export interface HostedOrigins {
  readonly mediaUrl: string
  /** The captcha script the page loads when needed; undefined: only our own. */
  readonly captchaScriptUrl?: string | undefined
}

/** Where Google's script loads more parts from, and where its picture tasks come from. */
const GOOGLES_PARTS = 'https://www.gstatic.com/recaptcha/'
const GOOGLES_FRAMES = 'https://recaptcha.google.com/recaptcha/'

/**
 * The headers of one response with a hosted page. Only scripts with its own nonce run, and what they load; it
 * can't be framed; it connects only to the platform; nothing is stored. A third-party captcha may load its
 * scripts, frame its own pages and name its own Trusted Types policies, and nothing more.
 *
 * @param formTarget - the one other origin a form of the page may lead to
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
    "font-src 'self'",
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
