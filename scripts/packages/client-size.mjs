import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { at } from '../paths.mjs'
import { isMain } from '../run.mjs'

/** Names by the packages they are imported from. @typedef {Record<string, string[]>} Imports */

/** @type {Imports} */
const CART = { '@vitrine/client': ['createClient', 'OAuthStrategy'], '@vitrine/client/ecom': ['currentCart'] }
/** @type {Imports} */
const SHOP = {
  ...CART,
  '@vitrine/client/stores': ['products', 'collections'],
  '@vitrine/client/redirects': ['redirects'],
}
/** @type {Imports} */
const REACT = {
  '@vitrine/react': ['CommerceProvider', 'useCart', 'useCartActions', 'useCartLine', 'useAddToCart', 'Money'],
}

/**
 * What a page's own script may load at most. React's row counts neither React nor the client.
 * @type {{ name: string, imports: Imports, ceiling: number, outside?: string[] }[]}
 */
const ROWS = [
  { name: 'cart and auth', imports: CART, ceiling: 5300 },
  { name: 'cart, auth, catalog, redirects', imports: SHOP, ceiling: 7168 },
  {
    name: 'React: provider, cart, amounts',
    imports: REACT,
    ceiling: 6144,
    outside: ['react', 'react/*', '@vitrine/client', '@vitrine/client/*'],
  },
]

/**
 * Bundles a page that imports these values, as browsers get it: split and minified.
 * @param {Imports} imports
 * @param {string} folder where the packages are found
 * @param {Pick<import('esbuild').BuildOptions, 'external' | 'conditions'>} [options]
 */
async function bundlePage(imports, folder, options) {
  const { build } = await import('esbuild')
  const lines = Object.entries(imports).map(([name, values]) => `import { ${values} } from '${name}'`)
  return build({
    stdin: {
      contents: `${lines.join('\n')}\nglobalThis.shop = [${Object.values(imports).flat()}]`,
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
 * Measures a page, each file gzipped: `first` is what its own script imports, `whole` adds what later calls
 * import.
 * @param {Imports} imports
 * @param {string} folder where the packages are found
 * @param {string[]} [external] packages that don't count
 */
async function sizeOf(imports, folder, external = []) {
  const { outputFiles, metafile } = await bundlePage(imports, folder, { external })
  const firstLoad = withImports('page/stdin.js', metafile)
  let [first, whole] = [0, 0]
  for (const { path, contents } of outputFiles) {
    const bytes = gzipSync(contents, { level: 9 }).length
    whole += bytes
    if (firstLoad.has(relative(folder, path))) first += bytes
  }
  return { first, whole }
}

/**
 * Returns the files that a browser loads before it runs a file.
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

/** The hosted platform's public packages, which conformance installs. */
const publicNames = (/** @type {Imports} */ imports) =>
  Object.fromEntries(
    Object.entries(imports).map(([name, values]) => [
      name === '@vitrine/client' ? '@wix/sdk' : name.replace('@vitrine/client', '@wix'),
      values,
    ]),
  )

/**
 * Measures the built packages, and the public ones they replace.
 * @returns {Promise<string>} a table
 * @throws {Error} with the table when a limit is exceeded
 */
export async function clientSize() {
  const columns = ['first load', 'ceiling', 'with what loads later', 'public packages']
  const line = (/** @type {string} */ name, /** @type {(string | number)[]} */ cells) =>
    name.padEnd(32) + cells.map((cell, n) => `${cell}`.padStart((columns[n]?.length ?? 0) + 2)).join('')
  const rows = await Promise.all(
    ROWS.map(async ({ name, imports, ceiling, outside }) => {
      const { first, whole } = await sizeOf(imports, at(), outside)
      const theirs = outside ? undefined : await sizeOf(publicNames(imports), at('conformance'))
      return { isOver: first > ceiling, line: line(name, [first, ceiling, whole, theirs?.first ?? '']) }
    }),
  )
  const table = [line('bytes, minified and gzipped', columns), ...rows.map((row) => row.line)].join('\n')
  if (rows.some(({ isOver }) => isOver)) throw new Error(table)
  return table
}

/**
 * Shows what each source takes of the largest page, as esbuild counts it: minified, before gzip.
 * @returns {Promise<string>}
 */
async function weights() {
  const { analyzeMetafile } = await import('esbuild')
  const { metafile } = await bundlePage(SHOP, at(), { conditions: ['source'] })
  return analyzeMetafile(metafile)
}

if (isMain(import.meta.url))
  console.log(
    process.argv.includes('--sources') ? await weights() : await clientSize().catch(({ message }) => message),
  )
