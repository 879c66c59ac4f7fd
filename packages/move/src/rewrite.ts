import { pointHostedAt } from '@vitrine/client/hosted'
import type { Addresses } from './addresses.ts'

/** A module that calls the provider names one of its hosts. */
const NAMES_A_HOST = /wixapis\.com/
/** Packages whose addresses are replaced: the provider's. A storefront's own pictures stay where they are. */
const THEIRS = /[\\/](?:@|%40)wix[\\/]|[\\/]\.vite[\\/]deps/
const MEDIA_HOST =
  /https:\/\/(?:static\.wixstatic\.com|video\.wixstatic\.com|d945e594-8657-47e2-9cd9-e9033c3d8da0\.usrfiles\.com)/
/** The hosts that the public packages build addresses of pictures and files from. */
const MEDIA_HOSTS = new RegExp(`${MEDIA_HOST.source}(?=\\/)`, 'g')
/** The start of an address that a storefront puts an id to: the text ends there, or a variable follows. */
const BUILT_ADDRESSES = new RegExp(
  `${MEDIA_HOST.source}(?=\\/?(?:(?:media|video|ugd)\\/?)?(?:["'\`]|\\$\\{))`,
  'g',
)
/** What comes before a module's first statement: comments, and directives such as 'use client'. */
const HEAD = /^(?:#![^\n]*\n)?(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?:'[^'\n]*'|"[^"\n]*")\s*(?:;|(?=\n)))*/

/**
 * Points a module of a storefront, or of a package it uses, at the platform. A module that names the provider's
 * API gets a statement that redirects `fetch`. Addresses of pictures are replaced in the public packages, and
 * elsewhere if they are built from the pictures' ids. Line numbers stay.
 * @param code - the module, ES or CommonJS, before or after a compiler
 * @param file - its path
 * @returns the new text; undefined when nothing changes
 * @example
 * const addresses = { apiUrl: 'https://api.shop.example', mediaUrl: 'https://media.shop.example', clientId }
 * rewriteModule(`fetch('https://www.wixapis.com/x')`, '/shop/src/page.js', addresses)
 */
export const rewriteModule = (code: string, file: string, addresses: Addresses): string | undefined => {
  const moved = code.replace(THEIRS.test(file) ? MEDIA_HOSTS : BUILT_ADDRESSES, addresses.mediaUrl)
  if (!NAMES_A_HOST.test(moved)) return moved === code ? undefined : moved
  const [head = ''] = HEAD.exec(moved) ?? []
  return head + redirectStatement(addresses) + moved.slice(head.length)
}

/** What the statement uses of the global object. A module may have its own things by these names, as lodash does. */
const GLOBALS = 'Object,Proxy,Reflect,Request,Set,String,URL,console'

/**
 * The statement that redirects `fetch` once per page, server or worker. It also tells our own client where the
 * platform is, for storefronts that use it by an import alias.
 */
export const redirectStatement = ({ apiUrl, mediaUrl }: Addresses): string => {
  const url = JSON.stringify(apiUrl)
  const mark = "globalThis[globalThis.Symbol.for('vitrine.move')]"
  const known = `globalThis.VITRINE_API_URL=${url};globalThis.VITRINE_MEDIA_URL=${JSON.stringify(mediaUrl)}`
  return `;if(${mark}!==${url}){${mark}=${url};${known};(({${GLOBALS}})=>(${oneLine(`${pointHostedAt}`)})(${url}))(globalThis)}`
}

/** A build keeps line breaks and comments in a function's text; on one line a comment would end it. */
const oneLine = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('//'))
    .join('\n')
    .replace(/\n/g, ' ')
