import { hash } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import { STYLE } from './style.ts'

interface Page {
  readonly title: string
  readonly main: string
  /** What was searched for. */
  readonly words?: string
  readonly script?: string
}

/** A page of the reference, and the policy that lets nothing but its own style and script run. */
export const wholePage = ({ title, main, words = '', script = '' }: Page) => ({
  policy:
    `default-src 'none'; style-src '${digest(STYLE)}'; ${script && `script-src '${digest(script)}'; `}` +
    `connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>` +
    '<header class="top"><nav aria-label="Reference"><a href="/docs/api">API reference</a>' +
    '<a href="/docs/errors">Errors</a><a href="/">Platform</a><a href="/docs/api/json">OpenAPI document</a></nav>' +
    '<form role="search" action="/docs/api"><input id="search" type="search" name="q" aria-label="Search calls" ' +
    `placeholder="Search calls" value="${escaped(words)}" maxlength="100"><button>Search</button></form></header>` +
    `<main>${main}</main>${script && `<script>${script}</script>`}</body></html>`,
})

const digest = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`
