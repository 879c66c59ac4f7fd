import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The shop's two colors and what follows from them, as on every other page. */
const THEME = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

/** The address of the built display face. */
const FACE = readdirSync(new URL('../build/client/assets', import.meta.url)).find((name) =>
  name.endsWith('.woff2'),
)
const DISPLAY = "'Brygada 1918',Georgia,'Liberation Serif','Times New Roman',serif"

const STYLE = `${THEME}
@font-face{font-family:'Brygada 1918';src:url(/assets/${FACE}) format('woff2');font-weight:400 700;font-display:swap}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.6 'Avenir Next',Avenir,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif}
main{max-width:34rem;padding:2rem}
h1{margin:0 0 1rem;font:440 clamp(2rem,6vw,3.25rem)/1.1 ${DISPLAY};letter-spacing:-.012em}
p{margin:0 0 2rem;color:var(--soft)}
.shop{font:1.5rem/1.2 ${DISPLAY};color:var(--ink)}
a{color:inherit;text-underline-offset:.25em;text-decoration-thickness:1px;padding:.75rem 0;display:inline-block;font-size:1rem}
a:first-of-type{margin-right:1.5rem;padding:.75rem 1.75rem;border-radius:2px;background:var(--ink);color:var(--paper);text-decoration:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`

/**
 * @typedef {{ title: string, text: string, again: string }} Words
 * @typedef {{ name: string, language: string }} Shop its name, and the language of the address
 * @typedef {{ status: number, shop: Shop, words: Words, retrySeconds?: number, isAlone?: boolean }} PlainPage alone: no other page would open
 */

/**
 * Sends a page that needs nothing from the shop, for requests refused before rendering. Never cached.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {PlainPage} page
 */
export function answerPlainPage({ method }, response, { status, shop, words, retrySeconds, isAlone }) {
  const { title, text, again } = words
  const isGerman = shop.language === 'de'
  const home = isGerman ? { path: '/de', text: 'Zur Startseite' } : { path: '/', text: 'Go to the home page' }
  const nonce = randomBytes(16).toString('base64')
  const page = `<!doctype html>
<html lang="${isGerman ? 'de' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – ${shop.name}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p class="shop">${shop.name}</p><h1>${title}</h1><p>${text}</p><a href="">${again}</a>${isAlone ? '' : ` <a href="${home.path}">${home.text}</a>`}</main></body></html>
`
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'Cache-Control': 'no-store',
    ...(retrySeconds !== undefined && { 'Retry-After': retrySeconds }),
  })
  response.end(method === 'HEAD' ? undefined : page)
}
