import { hash } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import { LOOK, SERIF } from './look.ts'

const STYLE = `${LOOK}main{max-width:66rem;margin:0 auto;padding:clamp(1.5rem,4vw,3rem) 1.25rem 5rem}h1,h2,.mark{font-family:${SERIF};font-weight:400;letter-spacing:-.01em;text-wrap:balance}
.mark{margin:0 0 clamp(2.5rem,7vw,5rem);font-size:1.375rem}h1{font-size:clamp(2.25rem,5vw,3.5rem);line-height:1.08;margin:0 0 1rem}
h2{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 1rem;max-width:40rem}header p:last-child{color:var(--quiet);font-size:1.125rem}
ul{list-style:none;margin:clamp(2rem,5vw,3.5rem) 0 0;padding:0;display:grid;border-top:1px solid var(--line)}
li{position:relative;display:grid;gap:.15rem 2rem;padding:1.1rem 2.5rem 1.1rem 0;border-bottom:1px solid var(--line)}li p{margin:0;color:var(--quiet)}
li a{font:400 1.25rem/1.4 ${SERIF};color:inherit;text-decoration:none}li a::before{content:"";position:absolute;inset:0}
li a::after{content:"";position:absolute;right:.5rem;top:1.65rem;width:.5rem;height:.5rem;border:solid var(--quiet);border-width:1.5px 1.5px 0 0;transform:rotate(45deg)}
li:focus-within{outline:2px solid var(--accent);outline-offset:2px}li a:focus{outline:0}section{margin-top:clamp(3rem,7vw,5rem)}section>div+div{margin-top:2.5rem}
@media(min-width:44rem){li{grid-template-columns:14rem 1fr;align-items:baseline}}
@media(hover:hover){li:hover a{color:var(--accent)}}`

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
  '<header><p class="mark">Vitrine</p><h1>The platform is running</h1>' +
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
    '<section><div><h2>Make your first call</h2>' +
    '<p>Get a visitor’s token for the demo shop, then list two products:</p>' +
    `<pre tabindex="0" role="region" aria-label="Commands"><code>${escaped(commands)}</code></pre></div>` +
    '<div><h2>Next steps</h2><p>To build, sell with or run a shop, open <code>docs/README.md</code> in the project’s folder: it has a path for each. ' +
    '<code>npm start</code> prints the demo shop’s accounts and a key; <code>demo.json</code> in the data folder has them, too.</p></div></section>'
  )
}
