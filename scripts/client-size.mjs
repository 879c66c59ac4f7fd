import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { at } from './paths.mjs'
import { isMain } from './run.mjs'

/**
 * The download of a shop's visitors: a page that imports the client's parts, bundled by esbuild for browsers
 * with splitting, minified, each file gzipped. `first` is what the page's own script imports; `whole` adds
 * what later calls import.
 * @typedef {{ first: number, whole: number }} Size bytes
 */

const CART = { client: ['createClient', 'OAuthStrategy'], ecom: ['currentCart'] }
const SHOP = { ...CART, stores: ['products', 'collections'], redirects: ['redirects'] }

/** Size limits of the first load: the measured value plus about 50 bytes (decisions/0008-client-size.md). */
export const ROWS = [
  { name: 'cart and auth', imports: CART, ceiling: 5280 },
  { name: 'cart, auth, catalog, redirects', imports: SHOP, ceiling: 7168 },
]

/** Short names of the packages. */
export const OURS = {
  client: '@vitrine/client',
  ecom: '@vitrine/client/ecom',
  stores: '@vitrine/client/stores',
  redirects: '@vitrine/client/redirects',
}
const PUBLIC = { client: '@wix/sdk', ecom: '@wix/ecom', stores: '@wix/stores', redirects: '@wix/redirects' }

/**
 * Bundles a page that imports these values, as a browser gets it.
 * @param {Record<string, string[]>} imports names by package
 * @param {string} folder where the packages are resolved
 * @param {Pick<import('esbuild').BuildOptions, 'external' | 'sourcemap'>} [options]
 */
export async function bundlePage(imports, folder, options) {
  const { build } = await import('esbuild')
  const named = Object.entries(imports)
  const lines = named.map(([name, values]) => `import { ${values} } from '${name}'`)
  return build({
    stdin: {
      contents: `${lines.join('\n')}\nglobalThis.shop = [${named.flatMap(([, values]) => values)}]`,
      resolveDir: folder,
    },
    absWorkingDir: folder,
    outdir: 'page',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
    logLevel: 'silent',
    ...options,
  })
}

/**
 * @param {Record<string, string[]>} imports names by the packages that they are imported from
 * @param {string} folder from which the packages are found
 * @param {string[]} [external] packages that do not count
 * @returns {Promise<Size>}
 */
export async function sizeOf(imports, folder, external = []) {
  const { outputFiles, metafile } = await bundlePage(imports, folder, { external })
  const first = withImports('page/stdin.js', metafile)
  const size = { first: 0, whole: 0 }
  for (const { path, contents } of outputFiles) {
    const bytes = gzipSync(contents, { level: 9 }).length
    size.whole += bytes
    if (first.has(relative(folder, path))) size.first += bytes
  }
  return size
}

/**
 * Expands the packages' short names.
 * @param {Partial<Record<keyof typeof OURS, string[]>>} imports
 * @param {typeof OURS} packages
 */
export const from = (imports, packages) =>
  Object.fromEntries(
    Object.entries(imports).map(([name, values]) => [
      packages[/** @type {keyof typeof OURS} */ (name)],
      values,
    ]),
  )

/**
 * The files that a browser loads before it runs a file.
 * @param {string} file
 * @param {import('esbuild').Metafile} metafile
 * @param {Set<string>} [found]
 */
function withImports(file, metafile, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
    if (kind === 'import-statement') withImports(path, metafile, found)
  return found
}

/**
 * Measures the built client, and the hosted platform's public packages the same way.
 * @returns {Promise<string>} a table
 * @throws {Error} with the table, when a limit is exceeded
 */
export async function clientSize() {
  const columns = [
    'first load',
    'ceiling',
    'with what loads later',
    'public packages',
    'with what loads later',
  ]
  const rows = await Promise.all(
    ROWS.map(async ({ name, imports, ceiling }) => {
      const [ours, theirs] = await Promise.all([
        sizeOf(from(imports, OURS), at()),
        sizeOf(from(imports, PUBLIC), at('conformance')),
      ])
      return {
        name,
        isOver: ours.first > ceiling,
        cells: [ours.first, ceiling, ours.whole, theirs.first, theirs.whole],
      }
    }),
  )
  const table = [
    `${'bytes, minified and gzipped'.padEnd(32)}${columns.map((column) => column.padStart(column.length + 2)).join('')}`,
    ...rows.map(
      ({ name, cells }) =>
        name.padEnd(32) +
        cells.map((bytes, n) => `${bytes}`.padStart((columns[n]?.length ?? 0) + 2)).join(''),
    ),
  ].join('\n')
  if (rows.some(({ isOver }) => isOver)) throw new Error(table)
  return table
}

if (isMain(import.meta.url)) console.log(await clientSize().catch(({ message }) => message))
