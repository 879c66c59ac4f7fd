import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { at } from '../paths.mjs'

/**
 * Bundles a workspace package for Node.js into its `dist`: one file per exported entry point, one per worker,
 * and chunks for shared code. Our other packages are bundled from source; npm packages stay external.
 * @param {string} folder
 */
export const bundleLibrary = (folder) => bundle(folder, [], { plugins: [keepNpmPackagesExternal] })

/**
 * Bundles programs with all their code: a start reads a few files instead of hundreds. The code is packed, because
 * V8 keeps the text of all it has loaded. Lines stay short enough to find what an error names.
 * @param {string} folder
 * @param {string[]} mains the sources that start them
 * @param {string[]} outside packages that can't be bundled and are resolved at run time
 * @param {import('esbuild').BuildOptions} [options] such as another `outdir`, or `write: false` to look at the bundle
 */
export const bundleProgram = (folder, mains, outside, options = {}) =>
  bundle(folder, mains, {
    ...{ external: outside, banner: { js: COMMONJS }, minifyWhitespace: true, lineLimit: 120 },
    ...options,
  })

/** The globals that CommonJS packages expect. */
export const COMMONJS = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url)
const __filename = import.meta.filename
const __dirname = import.meta.dirname`

/**
 * @param {string} folder
 * @param {string[]} entries
 * @param {import('esbuild').BuildOptions} options
 */
async function bundle(folder, entries, { plugins = [], outdir = 'dist', ...options }) {
  const { build } = await import('esbuild')
  if (options.write !== false) rmSync(resolve(at(folder), outdir), { recursive: true, force: true })
  return build({
    absWorkingDir: at(folder),
    entryPoints: [...entryPoints([...exportedSources(folder), ...entries]), ...workerEntryPoints(folder)],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['source'],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [...plugins, findWorkersInDist],
    ...options,
  })
}

/** @param {string} folder */
function exportedSources(folder) {
  const { exports = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap(({ source }) => (source ? [source.replace(/^\.\//, '')] : []))
}

const entryPoints = (/** @type {string[]} */ sources) =>
  [...new Set(sources)].map((source) => ({
    in: source,
    out: source.replace(/^src\//, '').replace(/\.tsx?$/, ''),
  }))

const workerEntryPoints = (/** @type {string} */ folder) =>
  readdirSync(at(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => ({ in: join('src', file), out: basename(file, '.ts') }))

/** @type {import('esbuild').Plugin} */
const keepNpmPackagesExternal = {
  name: 'packages-from-npm-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vitrine/') ? undefined : { path, external: true },
    )
  },
}

/**
 * A source refers to its worker by file, `new URL('./search.worker.ts', import.meta.url)`; in the build every
 * worker is in `dist` beside the chunks, under the same name.
 * @type {import('esbuild').Plugin}
 */
const findWorkersInDist = {
  name: 'workers-stand-in-dist',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('.worker.ts')) return undefined
      const built = source.replace(/(['"])\.{1,2}\/(?:[^'"]*\/)?([^'"/]+\.worker)\.ts\1/g, "'./$2.js'")
      return { contents: built, loader: 'ts' }
    })
  },
}
