import { hash } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import { LOOK, SERIF } from '../../shop/home/look.ts'
import { PLAYGROUND_SCRIPT } from './playground-script.ts'

const STYLE = `${LOOK}main{max-width:84rem;margin:0 auto;padding:clamp(1.25rem,3vw,2.5rem) 1.25rem 4rem}
nav{display:flex;gap:1.25rem;margin-bottom:clamp(1.5rem,4vw,2.5rem)}h1{font:400 clamp(2rem,4vw,2.75rem)/1.1 ${SERIF};letter-spacing:-.01em;margin:0 0 .75rem}
p{margin:0 0 1.5rem;max-width:44rem;color:var(--quiet)}form,form>div{display:grid;gap:1rem;min-width:0;align-content:start}label{display:grid;gap:.35rem;font-weight:600;min-width:0}
textarea,input{width:100%;padding:.75rem .9rem;background:var(--card);color:inherit;border:1px solid var(--line);border-radius:.5rem;font:.875rem/1.6 ui-monospace,monospace}
textarea{resize:vertical;tab-size:2}textarea:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button{justify-self:start;min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--paper);font:inherit;font-weight:600;cursor:pointer}
.run{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}.run span{color:var(--quiet)}h2{font-size:1rem;line-height:1.55;margin:0 0 -.65rem}#answer{margin:0;min-height:12rem;max-height:70vh;overflow:auto}
details{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1rem}summary{font:400 1.375rem/1.6 ${SERIF};cursor:pointer}details pre{max-height:80vh;margin-top:1rem}
@media(min-width:56rem){form{grid-template-columns:1fr 1fr;gap:1.5rem}}`

const EXAMPLE = `query Products($query: PlatformQueryInput) {
  queryProducts(query: $query) {
    products {
      name
      priceData { formatted { price } }
      collections { name }
    }
    metadata { total }
  }
}`
const VARIABLES = `{ "query": { "paging": { "limit": 3 } } }`

const digest = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`

/** What the page may load: its own style and script. It calls only the platform. */
export const PLAYGROUND_POLICY =
  `default-src 'none'; style-src '${digest(STYLE)}'; script-src '${digest(PLAYGROUND_SCRIPT)}'; ` +
  `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Writes the page that runs documents and shows the schema. */
export const playgroundPage = (schema: string, clientId: string | undefined): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>GraphQL · Vitrine platform</title><style>${STYLE}</style></head><body><main>` +
  '<nav aria-label="Places"><a href="/">Platform</a><a href="/docs/api">API reference</a></nav>' +
  '<h1>GraphQL</h1><p>Run a document against this shop. This page exists only in development.</p>' +
  `<form data-client="${escaped(clientId ?? '')}"><div>` +
  `<label>Document<textarea name="query" rows="14" spellcheck="false">${escaped(EXAMPLE)}</textarea></label>` +
  `<label>Variables, as JSON<textarea name="variables" rows="4" spellcheck="false">${escaped(VARIABLES)}</textarea></label>` +
  `<label>Access token${clientId === undefined ? '' : ', or empty for a new visitor'}<input name="token" autocomplete="off" spellcheck="false"></label>` +
  '<div class="run"><button>Run document</button><span role="status" id="status"></span></div></div>' +
  '<div><h2>Answer</h2><pre id="answer" tabindex="0" role="region" aria-label="Answer"><code></code></pre></div></form>' +
  `<details><summary>Schema</summary><pre tabindex="0" role="region" aria-label="Schema"><code>${escaped(schema)}</code></pre></details>` +
  `</main><script>${PLAYGROUND_SCRIPT}</script></body></html>`
