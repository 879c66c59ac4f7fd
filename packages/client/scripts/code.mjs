import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { entries, namespaces, parts } from './entries.mjs'
import { exportsNoInnerName, SHORT_NAMES } from './inner-names.mjs'
import { holdsNoOperation, ROUTE_OF, readRoutes, withRoutes } from './routes.mjs'

/** @type {import('esbuild').BuildOptions & { write: false, metafile: true }} */
const OPTIONS = {
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: [],
  target: 'es2022',
  conditions: ['source'],
  sourcemap: 'linked',
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'silent',
  write: false,
  metafile: true,
  ...SHORT_NAMES,
}

/**
 * Bundles the package: one file for each entry point and each namespace, chunks for what they share, and one file
 * for each part that is loaded on first use. Left unminified, since whoever uses it minifies; annotations of
 * purity stay, so that they can drop what they do not use.
 *
 * @param {string} folder
 * @param {string} dist
 */
export const buildCode = async (folder, dist) => {
  const common = { ...OPTIONS, absWorkingDir: folder, outbase: join(folder, 'src'), outdir: dist }
  const sourcesAreWritten = writeSources(folder, await readRoutes(folder))
  const [whole, later] = await Promise.all([
    build({
      ...common,
      entryPoints: [...new Set([...entries(folder), ...namespaces(folder)])],
      splitting: true,
      chunkNames: 'shared/[hash]',
      plugins: [namespacesStayModules(namespaces(folder)), partsStayFiles(folder), sourcesAreWritten],
    }),
    build({ ...common, entryPoints: parts(folder), plugins: [sourcesAreWritten] }),
  ])
  holdsNoOperation([whole.metafile, later.metafile])
  exportsNoInnerName([whole.metafile, later.metafile])
  standAlone(later.metafile)
  for (const { path, text } of [...whole.outputFiles, ...later.outputFiles]) {
    mkdirSync(dirname(path), { recursive: true })
    const code = text
      // Chunks without effects are imported for their order alone, of which bundlers warn. The line stays, empty,
      // so that the source map stays true.
      .replace(/^import "[^"]+";$/gm, '')
      .replace(
        /import\("part:([^"]+)"\)/g,
        (_, part) => `import("${between(dirname(path), join(dist, part)).replace(/^(?!\.)/, './')}")`,
      )
      .replace(/^import \* as (\w+) from "([^"]+)";$/gm, (_, name, from) =>
        asObject(name, from, whole.metafile.outputs[between(folder, join(dirname(path), from))]),
      )
    writeFileSync(path, path.endsWith('.js') ? code : text)
  }
}

/** The export of a namespace's module that is the namespace as one object. */
const WHOLE = 'wholeModule'

/**
 * Shops hand whole namespaces to `createClient`, and bundlers make them of more code than an object of ours. It is
 * named on the line of the import, so that the source map stays true.
 *
 * @param {string} name
 * @param {string} from
 * @param {{ exports: string[] } | undefined} module
 */
const asObject = (name, from, module) => {
  if (!module?.exports.includes(WHOLE)) throw new Error(`${from} has no ${WHOLE}: ${name} would be empty.`)
  return `import { ${WHOLE} as ${name} } from "${from}";`
}

/** The way from a folder to a file, with slashes on every system. */
const between = (/** @type {string} */ folder, /** @type {string} */ file) =>
  relative(folder, file).replaceAll('\\', '/')

/**
 * A part is one file that imports nothing: loading it is one request, and the first load stays as it is, whatever
 * bundler splits it. What it shares with the rest it holds a second time. What must not be there twice is handed to it.
 *
 * @param {import('esbuild').Metafile} metafile
 * @throws {Error} when a part holds a class or a state of the package
 */
const standAlone = ({ outputs }) => {
  for (const [file, { inputs }] of Object.entries(outputs))
    for (const only of ['src/http/error.ts', 'src/context.ts'])
      if (inputs[only]?.bytesInOutput)
        throw new Error(`${file} holds ${only} a second time: hand it in instead.`)
}

/**
 * Parts are bundled by themselves; where one is imported, its file in `dist` is named.
 *
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
const partsStayFiles = (folder) => ({
  name: 'parts-stay-files',
  setup(build) {
    build.onResolve({ filter: /\.part\.ts$/ }, ({ path, resolveDir, kind }) => {
      if (kind !== 'dynamic-import')
        throw new Error(`${path} is loaded on first use: import types of it alone.`)
      const file = between(join(folder, 'src'), join(resolveDir, path)).replace(/\.ts$/, '.js')
      return { path: `part:${file}`, external: true }
    })
  },
})

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

/**
 * Writes sources as the package has them: operations are texts, and each namespace is one object.
 *
 * @param {string} folder
 * @param {Map<string, string>} routes
 * @returns {import('esbuild').Plugin}
 */
const writeSources = (folder, routes) => ({
  name: 'sources-are-written',
  setup(build) {
    const files = namespaces(folder).map((file) => join(folder, file))
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(join(folder, 'src'))) return undefined
      const text = await readFile(path, 'utf8')
      const source = path === join(folder, 'src/http/route.ts') ? ROUTE_OF : withRoutes(text, routes)
      const contents = files.includes(path) ? `${source}\n${wholeOf(text, path, folder)}` : source
      return { contents, loader: 'ts' }
    })
  },
})

/**
 * Writes a namespace as one object, in which the functions that are loaded on first use are but their names.
 *
 * @param {string} text
 * @param {string} path
 * @param {string} folder
 */
const wholeOf = (text, path, folder) => {
  const later = [...text.matchAll(/methodLater\(\s*(\w+),\s*'(\w+)'/g)]
  const loaders = [...new Set(later.map(([, loader]) => loader))]
  const events = [...text.matchAll(/\bevent\(\s*'(\w+)'/g)].map(([, name]) => name)
  const passedOn = [...text.matchAll(/^export \{([^}]+)\} from ('[^']+')/gm)]
  const own = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const members = own.filter(
    (name = '') => !later.some(([, , each]) => each === name) && !events.includes(name),
  )
  const lines = passedOn.map(([, names = '', from]) => {
    const values = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
    members.push(...values.map((name) => name.replace(/^.* as /, '')))
    return `import { ${values} } from ${from}`
  })
  const named = loaders.map((loader) => {
    const names = later.filter(([, each]) => each === loader).map(([, , name]) => name)
    return { names, make: `(name) => methodLater(${loader}, name)` }
  })
  if (events[0]) named.push({ names: events, make: 'event' })
  const object = named.reduce(
    (whole, { names, make }) =>
      `/* @__PURE__ */ named(/* @__PURE__ */ '${names.join(' ')}'.split(' '), ${make}, ${whole})`,
    `{ ${members.join(', ')} }`,
  )
  const home = between(dirname(path), join(folder, 'src/named.ts'))
  if (named[0]) lines.push(`import { named } from '${home}'`)
  return `${lines.join('\n')}\nexport const ${WHOLE} = ${object}`
}
