import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, transform } from 'esbuild'
import { entries, namespaces } from './entries.mjs'

/**
 * Bundles the package: one file for each entry point and each namespace, chunks for what they share. Left unminified, since
 * whoever uses it minifies; annotations of purity stay, so that they can drop what they do not use.
 *
 * @param {string} folder
 * @param {string} dist
 */
export const buildCode = async (folder, dist) => {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [...new Set([...entries(folder), ...namespaces(folder)])],
    outbase: join(folder, 'src'),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: [],
    target: 'es2022',
    conditions: ['source'],
    sourcemap: 'linked',
    chunkNames: 'shared/[hash]',
    legalComments: 'none',
    charset: 'utf8',
    plugins: [namespacesStayModules(namespaces(folder)), operationsWithoutNames],
    logLevel: 'silent',
    write: false,
  })
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    // Chunks without effects are imported for their order alone, of which bundlers warn. The line stays, empty,
    // so that the source map stays true.
    writeFileSync(path, path.endsWith('.js') ? text.replace(/^import "[^"]+";$/gm, '') : text)
  }
}

/**
 * An operation's name is for servers, documents and logs. Calls need only service, method and path.
 *
 * @type {import('esbuild').Plugin}
 */
const operationsWithoutNames = {
  name: 'operations-without-names',
  setup(build) {
    build.onLoad({ filter: /\/contract\/src\/.*operation(s)?\.ts$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', charset: 'utf8' })
      const contents = code
        .replace(/\b(operation|queryOperation)\(\s*"\w+",\s*/g, '$1(')
        .replaceAll('(name, service,', '(service,')
        .replaceAll('({ name, service,', '({ service,')
      return { contents, loader: 'js' }
    })
  },
}

/**
 * A namespace such as `currentCart` is a file of its own: bundled into its entry point it would be an
 * object that nobody can drop.
 *
 * @param {string[]} files
 * @returns {import('esbuild').Plugin}
 */
const namespacesStayModules = (files) => ({
  name: 'namespaces-stay-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path, importer }) => {
      const isNamespace = files.includes(path.replace('./', 'src/'))
      if (!isNamespace || !/src\/\w+\.ts$/.test(importer)) return undefined
      return { path: path.replace(/\.ts$/, '.js'), external: true }
    })
  },
})
