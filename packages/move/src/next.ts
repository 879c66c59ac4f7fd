import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Addresses } from './addresses.ts'
import { ALIASES, type MoveOptions } from './alias.ts'
import { startMoved } from './announce.ts'
import { clientIdVariables } from './client-id.ts'
import { installedPackages } from './installed.ts'

/** The part of Next's configuration that is read or extended. */
interface NextConfig {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly images?: object & { readonly remotePatterns?: readonly unknown[] }
  readonly transpilePackages?: readonly string[]
  readonly webpack?: ((config: WebpackConfig, context: never) => unknown) | null
  readonly turbopack?: Rules
  readonly experimental?: object & { readonly turbo?: Rules }
}
interface Rules {
  readonly rules?: object
  readonly resolveAlias?: object
}
interface WebpackConfig {
  readonly module: { readonly rules: unknown[] }
  readonly resolve: { alias?: object }
}

/**
 * Points a storefront on Next, 13.1 or newer, at your platform: pages, server components, route handlers,
 * middleware, browser, `next build`, and the image optimizer. Reads `VITRINE_API_URL` and `VITRINE_CLIENT_ID`
 * from the environment or `.env` files.
 * @param config - the configuration, or the function that makes it
 * @throws {Error} at start when `VITRINE_API_URL` is missing
 * @example export default withVitrine({ reactStrictMode: true })
 */
export function withVitrine<Input extends unknown[], Config extends object>(
  config: (...input: Input) => Config | Promise<Config>,
  options?: MoveOptions,
): (...input: Input) => Promise<Config>
export function withVitrine<Config extends object>(config: Config, options?: MoveOptions): Config
export function withVitrine(
  config: object | ((...input: unknown[]) => object | Promise<object>),
  options: MoveOptions = {},
): object {
  return typeof config === 'function'
    ? async (...input: unknown[]) => extended(await config(...input), options)
    : extended(config, options)
}

const extended = <Config extends NextConfig>(config: Config, options: MoveOptions): Config => {
  const folder = process.cwd()
  const version = nextVersion(folder)
  const addresses = startMoved()
  const ids = clientIdVariables(addresses, options.clientIdVariables)
  Object.assign(process.env, ids)
  const aliases = options.client === 'ours' ? ALIASES : {}
  const loading: Loading = { ...addresses, client: options.client ?? 'theirs' }
  return {
    ...config,
    env: { ...config.env, ...ids },
    images: imagesOf(config.images, version, addresses),
    transpilePackages: [
      ...new Set([...(config.transpilePackages ?? []), ...installedPackages(folder), '@vitrine/client']),
    ],
    webpack: (made: WebpackConfig, context: never) => {
      made.module.rules.push(webpackRule(loading))
      const exact = Object.entries(aliases).map(([from, to]) => [`${from}$`, to])
      made.resolve.alias = { ...made.resolve.alias, ...Object.fromEntries(exact) }
      return config.webpack ? config.webpack(made, context) : made
    },
    ...turbopackOf(config, version, { rules: turbopackRules(loading, version), resolveAlias: aliases }),
  }
}

/** The optimizer fetches pictures from the platform, which may be this machine during development. */
const imagesOf = (images: NextConfig['images'], version: number, { mediaUrl }: Addresses) => {
  const { protocol, hostname, port } = new URL(mediaUrl)
  const isHere = /^(localhost|127\..*|\[::1\])$/.test(hostname)
  return {
    ...images,
    remotePatterns: [
      ...(images?.remotePatterns ?? []),
      { protocol: protocol.slice(0, -1), hostname, port, pathname: '/media/**' },
    ],
    // Next 16 refuses local addresses otherwise; before, it refuses the setting.
    ...(isHere && version >= 16 && { dangerouslyAllowLocalIP: true }),
  }
}

const LOADER = join(dirname(fileURLToPath(import.meta.url)), 'loader.js')

/** What the loader gets. */
type Loading = Addresses & Pick<MoveOptions, 'client'>

const webpackRule = (options: Loading) => ({
  test: /\.[cm]?[jt]sx?$/,
  enforce: 'pre',
  exclude: (file: string) => /[\\/]node_modules[\\/](?!@wix[\\/]|@vitrine[\\/])/.test(lastPackage(file)),
  use: [{ loader: LOADER, options }],
})

/** The part of a path from its last `node_modules`: pnpm's paths have several. */
const lastPackage = (file: string): string => file.slice(Math.max(0, file.lastIndexOf('node_modules') - 1))

const turbopackRules = (options: Loading, version: number) => {
  const loaders = [{ loader: LOADER, options }]
  // Next 13 reports loaders in an object as an invalid configuration.
  const rule = version < 15 ? loaders : { loaders }
  const files = ['js', 'mjs', 'cjs'].flatMap((ending) =>
    ['@wix', '@vitrine'].map((scope) => [`**/node_modules/${scope}/**/*.${ending}`, rule]),
  )
  if (version < 15) return Object.fromEntries(files)
  const own = version >= 16 ? { condition: CONCERNED, loaders } : { foreign: false, default: { loaders } }
  return { ...Object.fromEntries(files), [OWN]: own }
}

/**
 * A storefront's own modules. Before version 16, Turbopack can't tell which of them are concerned, so all are read;
 * before 15, it takes the TypeScript that a loader returns for JavaScript.
 */
const OWN = '**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'
const CONCERNED = {
  all: [{ not: 'foreign' }, { content: /["']@wix\/|wixapis\.com|wixstatic\.com|usrfiles\.com/ }],
}

/** Turbopack's settings have moved. */
const turbopackOf = (config: NextConfig, version: number, more: Required<Rules>) => {
  const joined = (given: Rules = {}) => ({
    ...given,
    rules: { ...given.rules, ...more.rules },
    resolveAlias: { ...given.resolveAlias, ...more.resolveAlias },
  })
  if (version >= 15.03) return { turbopack: joined(config.turbopack) }
  return { experimental: { ...config.experimental, turbo: joined(config.experimental?.turbo) } }
}

const nextVersion = (folder: string): number => {
  const manifest = createRequire(join(folder, 'package.json')).resolve('next/package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const [, major = '0', minor = '0'] = /^(\d+)\.(\d+)/.exec(version) ?? []
  return Number(major) + Number(minor) / 100
}
