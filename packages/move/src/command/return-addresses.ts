import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storefrontFiles } from '../check/storefront-files.ts'
import { frameworkOf } from './configurations.ts'
import { Unclear } from './move-storefront.ts'

/** A path that ends an address or a text in the code, such as `${origin}/login-callback`; a provider's name may follow. */
const IN_TEXT = /(\/[\w/-]*callback(?:\/[\w-]+)?)(?=['"`?])/gi
/** Where a module lies that another one imports. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*(['"])[^'"\n]*\1/g
/** A file whose path is its address, in Next and Astro. */
const OF_FILE =
  /(?:^|\/)(?:app|pages)(\/(?!routes\/)(?:[\w-]+\/)*[\w-]*callback(?:\/(?!(?:page|route|index)\.)[\w-]+)?)(?:\/(?:page|route|index))?\.[jt]sx?$/i
/** The same in Remix and React Router, where dots part the address, and in SvelteKit. */
const OF_ROUTE = /(?:^|\/)app\/routes\/([\w.-]*callback(?:\.[\w-]+)?)(?:\/(?:route|index))?\.[jt]sx?$/i
const OF_SVELTE = /(?:^|\/)src\/routes(\/(?:[\w-]+\/)*[\w-]*callback(?:\/[\w-]+)?)\/\+(?:page|server)\b/i

const IN_NODE = { origin: 'http://localhost:3000', returnsTo: ['/callback'] }

/**
 * Finds where visitors return to after a login: paths that the storefront's code names or serves, or else those of
 * its framework's templates.
 * @param folder - with the storefront's package.json
 * @param origins - of the shop; empty: where the framework opens it on a developer's machine
 */
export const returnAddresses = (folder: string, origins: readonly string[]): string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { origin, returnsTo } = frameworkOf(manifest) ?? IN_NODE
  const named = storefrontFiles(folder).flatMap(({ path, text }) => [
    ...[...text.replace(IMPORTED, '').matchAll(IN_TEXT)].map(([, found = '']) => found),
    ...(OF_FILE.exec(path)?.slice(1) ?? []),
    ...(OF_SVELTE.exec(path)?.slice(1) ?? []),
    ...(OF_ROUTE.exec(path)?.slice(1) ?? []).map(addressOfRoute),
  ])
  const paths = named.length > 0 ? [...new Set(named)].sort() : returnsTo
  return (origins.length > 0 ? origins : [origin]).flatMap((one) => paths.map((path) => one + path))
}

/** Parts that begin with an underscore lay pages out and aren't in their address. */
const addressOfRoute = (name: string): string =>
  name
    .split('.')
    .filter((part) => !part.startsWith('_'))
    .map((part) => `/${part}`)
    .join('')

/**
 * Reads the origins of a shop.
 * @param text - comma-separated; empty for none
 * @throws {Unclear} for anything that isn't an origin
 */
export const originsIn = (text: string): string[] =>
  text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const url = URL.canParse(one.trim()) ? new URL(one.trim()) : undefined
      if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
      throw new Unclear(`--origin must be an origin such as https://shop.example, but is '${one.trim()}'.`)
    })
