import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { PageLanguage } from './asked-language.ts'
import { escaped } from './html.ts'

const SANS = "'Avenir Next',Avenir,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif"
const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,serif"

/** Quiet and typographic, light and dark; inlined, so that the page needs no second request. */
const STYLE = `:root{color-scheme:light dark;--ink:#1c1a17;--soft:#655e54;--paper:#fbf9f5;--raised:#fff;--mat:#f1ede5;--rule:#ddd6ca;--line:#8a8378;--accent:var(--ink);--alarm:#9b1c1c}
@media(prefers-color-scheme:dark){:root{--ink:#ece7dd;--soft:#aba294;--paper:#171512;--raised:#1f1c19;--mat:#26231f;--rule:#38342e;--line:#8f877a;--alarm:#ffb4a8}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.55 ${SANS}}
main{width:100%;max-width:28rem}h1,h2,h3,.mark{font-family:${SERIF};font-weight:400;letter-spacing:-.01em;line-height:1.2;text-wrap:balance}h1{font-size:1.75rem;margin:0 0 1rem;overflow-wrap:anywhere}h2{font-size:1.375rem;margin:2rem 0 1rem}h3{font-size:1.125rem;margin:1.5rem 0 .75rem}
p{margin:0 0 1rem;text-wrap:pretty}a{color:inherit;text-decoration-color:var(--line);text-decoration-thickness:1px;text-underline-offset:.25em}
.soft,small{color:var(--soft);font-size:.875rem}label{display:block;margin:0 0 .25rem;font-size:.9375rem}
input,select,textarea{width:100%;min-height:2.875rem;font:inherit;color:inherit;background:var(--raised);padding:.5rem .75rem;border:1px solid var(--line);border-radius:2px;margin:0 0 1rem}textarea{resize:vertical}
table{width:100%;border-collapse:collapse;margin:0 0 1.5rem}td{padding:.6rem 0;border-top:1px solid var(--rule);vertical-align:top}td+td{padding-left:1rem;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
button,.button{display:block;width:100%;min-height:3rem;font:inherit;font-size:.9375rem;letter-spacing:.02em;text-align:center;text-decoration:none;padding:.7rem 1rem;border:1px solid var(--accent);border-radius:2px;background:var(--accent);color:var(--on-accent,var(--paper));cursor:pointer}
button.quiet,.button.quiet{background:none;color:inherit;border-color:var(--line)}p+form{margin-top:1.75rem}
p+p>.button{margin-top:1.75rem}.mark{margin:0 0 2rem;padding:0 0 1rem;border-bottom:1px solid var(--rule);font-size:1.375rem;overflow-wrap:anywhere}.mark img{display:block;max-width:min(14rem,100%);max-height:3rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}[role=alert]{color:var(--alarm);border-left:3px solid;padding-left:.75rem}
@media(min-width:36rem){main{padding:2.5rem;border:1px solid var(--rule);background:var(--raised)}input,select,textarea{background:var(--paper)}}`

/** A page in a shop's own look. Made here or by `readableColors`, never from a request. */
export interface PlainLook {
  /** CSS added after the default styles. */
  readonly style: string
  /** The source of its pictures, if any. */
  readonly pictures?: string | undefined
  /** The address on this origin of the font for headings, if any. */
  readonly face?: string | undefined
}

const HOUSE: PlainLook = { style: '' }

const styleOf = ({ style, face }: PlainLook): string =>
  STYLE +
  (face
    ? `@font-face{font-family:Display;src:url(${face}) format('woff2');font-weight:400 700}` +
      `h1,h2,h3,.mark{font-family:Display,${SERIF};font-weight:440;word-spacing:.06em}`
    : '') +
  style

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
  look: PlainLook = HOUSE,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${styleOf(look)}</style></head>` +
  `<body><main id="SITE_CONTAINER">${body}</main></body></html>`

/**
 * Starts a plain page: it can't be framed, runs no scripts, and its forms stay on this origin.
 *
 * @param formTarget - the one other origin a form of the page may lead to
 */
export const sendPlainPage = (reply: FastifyReply, formTarget = '', look: PlainLook = HOUSE): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy':
      `default-src 'none'; style-src ${sourceOf(styleOf(look))}; ` +
      `${look.pictures ? `img-src ${look.pictures}; ` : ''}${look.face ? "font-src 'self'; " : ''}` +
      `base-uri 'none'; frame-ancestors 'none'; form-action 'self'${formTarget && ` ${formTarget}`}`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  })

/** Allows this one style (CSP Level 3, hash source). */
const sourceOf = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`
