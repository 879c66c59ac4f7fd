import { hash } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import { LOOK } from './look.ts'

const STYLE = `${LOOK}main{max-width:60rem;margin:0 auto;padding:clamp(2rem,6vw,4.5rem) 1.25rem 4rem}h1{font:500 clamp(1.9rem,5vw,2.6rem)/1.15 Georgia,serif;margin:0 0 .5rem;text-wrap:balance}
h2{font:500 1.35rem/1.3 Georgia,serif;margin:3rem 0 .5rem}p{margin:0 0 1rem;max-width:40rem}header p{color:var(--quiet);font-size:1.1rem}
ul{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
li{position:relative;padding:1rem 1.1rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}li p{margin:.2rem 0 0;color:var(--quiet);font-size:.95rem}
li a{font-weight:600;text-decoration:none}li a::after{content:"";position:absolute;inset:0;border-radius:.5rem}li:focus-within{outline:2px solid var(--accent);outline-offset:2px}li a:focus{outline:0}
@media(hover:hover){li:hover{border-color:var(--accent)}}`

/** What the page may load: its own style. */
export const HOME_POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A place that the home page leads to. */
export interface Destination {
  readonly name: string
  readonly url: string
  /** One sentence: what is there. */
  readonly about: string
}

export interface Home {
  readonly platformUrl: string
  readonly destinations: readonly Destination[]
  /** A client id to try calls with; only in development. */
  readonly clientId: string | undefined
}

/** Writes the page at the platform's own address: what this is, and where everything is. It has no script. */
export const homePage = ({ platformUrl, destinations, clientId }: Home): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Vitrine platform</title><style>${STYLE}</style></head><body><main>` +
  '<header><h1>The platform is running</h1>' +
  '<p>Vitrine keeps products, carts, orders and members here. Storefronts and programs reach them through its API.</p></header>' +
  `<nav aria-label="Places"><ul>${destinations.map(card).join('')}</ul></nav>` +
  `${clientId === undefined ? '' : firstCall(platformUrl, clientId)}</main></body></html>`

const card = ({ name, url, about }: Destination): string =>
  `<li><a href="${escaped(url)}">${escaped(name)}</a><p>${escaped(about)}</p></li>`

/** Commands that work as they are pasted. */
const firstCall = (platformUrl: string, clientId: string): string => {
  const body = JSON.stringify({ clientId, grantType: 'anonymous' })
  const read = `node -p 'JSON.parse(require("fs").readFileSync(0)).access_token'`
  const json = `-H 'Content-Type: application/json'`
  const commands = `TOKEN=$(curl -s ${platformUrl}/oauth2/token ${json} \\
  -d '${body}' \\
  | ${read})
curl -s ${platformUrl}/stores-reader/v1/products/query-platformized \\
  ${json} -H "Authorization: $TOKEN" \\
  -d '{"query":{"paging":{"limit":2}}}'`
  return (
    '<section><h2>Make your first call</h2>' +
    '<p>Get a visitor’s token for the demo shop, then list two products:</p>' +
    `<pre tabindex="0" role="region" aria-label="Commands"><code>${escaped(commands)}</code></pre>` +
    '<h2>Go on</h2><p>The guides are in the project’s folder, sorted by reader: open <code>docs/README.md</code>. ' +
    'The back office has no pages yet: merchants’ programs call the API with a key. ' +
    '<code>npm start</code> printed the demo shop’s accounts and such a key; <code>demo.json</code> in its data folder has them too.</p></section>'
  )
}
