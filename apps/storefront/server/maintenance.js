import { randomBytes } from 'node:crypto'

/** After so many seconds search engines and browsers may come again. */
const RETRY_SECONDS = 600

const WORDS = {
  en: {
    title: 'Back in a moment',
    text: 'We are putting things in order behind the counter. Your cart and your orders are safe; please come back in a few minutes.',
    again: 'Try again',
  },
  de: {
    title: 'Gleich wieder da',
    text: 'Wir räumen hinter der Ladentheke auf. Ihr Warenkorb und Ihre Bestellungen sind sicher; bitte kommen Sie in ein paar Minuten wieder.',
    again: 'Noch einmal versuchen',
  },
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fbf9f5,#171512);color:light-dark(#231f1a,#efe9df);font:1.125rem/1.6 'Avenir Next',Avenir,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif}
main{max-width:34rem;padding:2rem}
h1{margin:0 0 1rem;font:400 clamp(2rem,6vw,3.25rem)/1.1 'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua','Liberation Serif','Times New Roman',serif}
p{margin:0 0 2rem}
a{color:inherit;text-underline-offset:.25em;padding:.75rem 0;display:inline-block}`

/**
 * Answers every page while the shop is closed for work (`MAINTENANCE=on`): 503, in the language of the address, and never kept.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} language
 */
export function answerClosed({ method }, response, language) {
  const { title, text, again } = language === 'de' ? WORDS.de : WORDS.en
  const nonce = randomBytes(16).toString('base64')
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>
`
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_SECONDS,
  })
  response.end(method === 'HEAD' ? undefined : page)
}
