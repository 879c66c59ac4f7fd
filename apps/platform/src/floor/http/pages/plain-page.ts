import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { PageLanguage } from './asked-language.ts'
import { escaped } from './html.ts'

/** Quiet and typographic, light and dark; inlined, so that the page needs no second request. */
const STYLE = `:root{color-scheme:light dark;--ink:#1c1a17;--paper:#fbf9f5;--line:#8a8378;--accent:#22507a;--alarm:#9b1c1c}
@media(prefers-color-scheme:dark){:root{--ink:#ece7dd;--paper:#171512;--line:#8f877a;--accent:#9cc4ea;--alarm:#ffb4a8}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:22rem}h1{font:500 1.6rem/1.2 Georgia,serif;margin:0 0 1.5rem;overflow-wrap:anywhere;text-wrap:balance}p{margin:0 0 1rem}a{color:var(--accent)}
label{display:block;margin:0 0 .25rem}input{width:100%;font:inherit;color:inherit;background:transparent;padding:.6rem .7rem;border:1px solid var(--line);border-radius:.25rem;margin:0 0 1rem}
button.quiet,.button.quiet{background:none;color:var(--accent);border:1px solid}p+form{margin-top:1.75rem}
button,.button{display:block;width:100%;font:inherit;text-align:center;text-decoration:none;padding:.7rem;border:0;border-radius:.25rem;background:var(--accent);color:var(--on-accent,var(--paper));cursor:pointer}
p+p>.button{margin-top:1.75rem}.mark{margin:0 0 2rem;font:500 1.25rem/1.2 Georgia,serif;overflow-wrap:anywhere}.mark img{display:block;max-width:min(14rem,100%);max-height:3rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}[role=alert]{color:var(--alarm);border-left:3px solid;padding-left:.75rem}`

/** A page in a shop's own look. Made here or by `readableColors`, never from a request. */
export interface PlainLook {
  /** CSS added after the default styles. */
  readonly style: string
  /** The source of its pictures, if any. */
  readonly pictures?: string | undefined
}

const HOUSE: PlainLook = { style: '' }

/**
 * Writes a small page in the default style. It has no scripts.
 *
 * @param body - HTML; text from others is already escaped
 * @param language - of both
 */
export const plainPage = (
  title: string,
  body: string,
  language: PageLanguage = 'en',
  { style }: PlainLook = HOUSE,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${STYLE}${style}</style></head>` +
  `<body><main id="SITE_CONTAINER">${body}</main></body></html>`

/**
 * Starts a plain page: it can't be framed, runs no scripts, and its forms stay on this origin.
 *
 * @param formTarget - the one other origin a form of the page may lead to
 */
export const sendPlainPage = (
  reply: FastifyReply,
  formTarget = '',
  { style, pictures }: PlainLook = HOUSE,
): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy':
      `default-src 'none'; style-src ${sourceOf(STYLE + style)}; ${pictures ? `img-src ${pictures}; ` : ''}` +
      `base-uri 'none'; frame-ancestors 'none'; form-action 'self'${formTarget && ` ${formTarget}`}`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  })

/** Allows this one style (CSP Level 3, hash source). */
const sourceOf = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`
