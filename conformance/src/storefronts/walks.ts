/** The full form builds every storefront with what the registry has; see `npm run test:storefronts`. */
export const isFull = process.env.STOREFRONTS === 'full'

/** A storefront, and what a developer types to build and to start it. */
interface Framework {
  readonly name: string
  /** The storefront whose files it replaces some of. */
  readonly on?: string
  /** Another major version of Next than the storefront's own. */
  readonly next?: string
  /** The bundler, where it isn't the version's default. */
  readonly bundler?: string
  readonly build: string
  readonly start: (port: number) => string
  readonly callbackPath?: string
}

const VITE: Framework = {
  name: 'vite',
  build: 'node node_modules/vite/bin/vite.js build --logLevel warn',
  start: (port) => `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
}
const NEXT = {
  ...{ build: 'npx next build', start: (port: number) => `npx next start --port ${port}` },
}
const IN_FULL: Framework[] = [
  VITE,
  { ...VITE, name: 'vite-v3', on: 'vite' },
  { ...NEXT, name: 'next-pages' },
  { ...NEXT, name: 'next-pages', next: '13' },
  { ...NEXT, name: 'next-app' },
  { ...NEXT, name: 'next-app', next: '15' },
  { ...NEXT, name: 'next-app', next: '15', bundler: 'Turbopack', build: 'npx next build --turbopack' },
  { ...NEXT, name: 'next-app-v3', on: 'next-app' },
  {
    ...{ name: 'astro', callbackPath: '/api/auth/callback', build: 'npx astro build' },
    start: (port) => `HOST=localhost PORT=${port} node dist/server/entry.mjs`,
  },
]
const WAYS = [
  { way: 'redirected by the one line', client: 'theirs' },
  { way: 'on our client by import alias', client: 'ours' },
]
/**
 * Storefronts that a framework builds: on the older cart and catalog, and on the newer ones (`v3`). The short form
 * builds one by the one line; a storefront in plain Node.js walks on our client by import alias.
 */
export const BUILT = (isFull ? IN_FULL : [VITE]).flatMap((framework) =>
  (isFull ? WAYS : WAYS.slice(0, 1)).map((way) => {
    const { name, next, bundler } = framework
    const version = next ? `${name} with Next ${next}` : name
    const title = bundler ? `${version} and ${bundler}` : version
    return { ...framework, ...way, title, packages: isFull ? 'none' : 'linked' } as const
  }),
)

/** Storefronts in plain Node.js, by how they read the catalog and keep their carts; REST needs no package. */
const BY_PACKAGE: readonly [catalog: string, carts: string][] = [
  ['v1-query', 'v1-current v1-by-id v1-checkout v2-current v2-by-id'],
  ['v1-collection', 'v1-current v1-rest v2-current'],
  ['v1-rest', 'v1-rest v1-current v2-by-id'],
  ['v3-query', 'v1-current v1-checkout v2-current v2-by-id'],
  ['v3-search', 'v2-current v1-by-id'],
  ['v3-categories', 'v2-current v2-by-id'],
  ['v3-rest', 'v2-rest v2-current v1-rest'],
]
const BY_ALIAS: readonly [catalog: string, carts: string][] = [
  ['v1-query', 'v1-current v1-by-id v2-current'],
  ['v1-collection', 'v1-checkout v2-by-id'],
  ['v3-query', 'v2-current v2-by-id'],
  ['v3-search', 'v2-by-id'],
  ['v3-categories', 'v1-current'],
]

/** A storefront in plain Node.js. */
interface Program {
  readonly catalog: string
  readonly cart: string
  readonly client: 'theirs' | 'ours'
}
const programs = (table: typeof BY_PACKAGE, client: Program['client']): Program[] =>
  table.flatMap(([catalog, carts]) => carts.split(' ').map((cart) => ({ catalog, cart, client })))

const IN_SHORT = ['v3-search v2-current theirs', 'v3-query v2-by-id ours']

/** Every storefront in plain Node.js, and those that `npm test` walks through. */
export const ALL_PROGRAMS = [...programs(BY_PACKAGE, 'theirs'), ...programs(BY_ALIAS, 'ours')]
export const PROGRAMS = ALL_PROGRAMS.filter(
  ({ catalog, cart, client }) => isFull || IN_SHORT.includes(`${catalog} ${cart} ${client}`),
)
/** How many walks the full form makes. */
export const WALKS_IN_FULL = IN_FULL.length * WAYS.length + ALL_PROGRAMS.length
