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
 * Bundles the package: one file per entry point and namespace, chunks for shared code, and one file per part
 * that loads on first use. The output isn't minified, because the consumer's bundler does that; purity
 * annotations stay so it can drop unused code.
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
      // Chunks without side effects are imported only for their order, and bundlers warn about that. The line
      // stays, empty, so the source map still fits.
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

/** The export of a namespace's module that holds the whole namespace as one object. */
const WHOLE = 'wholeModule'

/**
 * Shops pass whole namespaces to `createClient`, and bundlers generate more code for those than for an object
 * of ours. The name goes on the import's line so the source map still fits.
 * @param {string} name
 * @param {string} from
 * @param {{ exports: string[] } | undefined} module
 */
const asObject = (name, from, module) => {
  if (!module?.exports.includes(WHOLE)) throw new Error(`${from} has no ${WHOLE}: ${name} would be empty.`)
  return `import { ${WHOLE} as ${name} } from "${from}";`
}

/** Relative path between folders, with forward slashes on every system. */
const between = (/** @type {string} */ folder, /** @type {string} */ file) =>
  relative(folder, file).replaceAll('\\', '/')

/**
 * A part is one file without imports: it loads in one request and leaves the first load unchanged under any
 * bundler. It carries its own copy of shared code, except for what must exist only once, which is passed in.
 * @param {import('esbuild').Metafile} metafile
 * @throws {Error} when a part holds a class or a state of the package
 */
const standAlone = ({ outputs }) => {
  for (const [file, { inputs }] of Object.entries(outputs))
    for (const only of ['src/http/error.ts', 'src/context.ts'])
      if (inputs[only]?.bytesInOutput)
        throw new Error(`${file} contains a second copy of ${only}: pass it in instead.`)
}

/**
 * Bundles parts separately; an import of a part points at its file in `dist`.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
const partsStayFiles = (folder) => ({
  name: 'parts-stay-files',
  setup(build) {
    build.onResolve({ filter: /\.part\.ts$/ }, ({ path, resolveDir, kind }) => {
      if (kind !== 'dynamic-import')
        throw new Error(`${path} is loaded on first use: import only types from it.`)
      const file = between(join(folder, 'src'), join(resolveDir, path)).replace(/\.ts$/, '.js')
      return { path: `part:${file}`, external: true }
    })
  },
})

/**
 * Gives a namespace such as `currentCart` its own file: bundled into its entry point, it would be an object
 * that tree shaking can't drop.
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
 * Writes sources the way the package ships them: operations as text, each namespace as one object.
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
 * Writes a namespace as one object; functions that load on first use are listed by name only.
 * @param {string} text
 * @param {string} path
 * @param {string} folder
 */
const wholeOf = (text, path, folder) => {
  const later = [...text.matchAll(/methodLater\(\s*(\w+),\s*'(\w+)'/g)]
  const loaders = [...new Set(later.map(([, loader]) => loader))]
  const passedOn = [...text.matchAll(/^export \{([^}]+)\} from ('[^']+')/gm)]
  const own = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  // A function that has another name than its event stays as it is.
  const events = [...text.matchAll(/\bevent\(\s*'(\w+)'/g)]
    .map(([, name]) => name)
    .filter((name) => own.includes(name))
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
  const home = between(dirname(path), join(folder, 'src/calls/named.ts'))
  if (named[0]) lines.push(`import { named } from '${home}'`)
  return `${lines.join('\n')}\nexport const ${WHOLE} = ${object}`
}
