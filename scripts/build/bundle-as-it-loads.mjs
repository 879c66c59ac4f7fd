import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { OUTSIDE_THE_PLATFORM } from './build-parts.mjs'
import { COMMONJS } from './bundle.mjs'
import { at, cache, root } from '../paths.mjs'

/**
 * @typedef {{ text: string, inputs: Record<string, string> }} Bundle `inputs` are the files with their
 * modification times
 */

/**
 * Replaces a program's source by its bundle. A bundle is cached until one of its files changes.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.ts$/.test(url)) return nextLoad(url, context)
  const program = fileURLToPath(url)
  const file = cache('programs', `${createHash('sha256').update(program).digest('hex').slice(0, 16)}.json`)
  const { text } = (await keptAt(file)) ?? (await keep(file, await bundle(program)))
  return { format: 'module', source: text, shortCircuit: true }
}

const writtenAt = async (/** @type {string} */ file) => {
  const { mtimeMs, size } = await stat(file)
  return `${mtimeMs} ${size}`
}

/**
 * @param {string} file
 * @returns {Promise<Bundle | undefined>} undefined if there is none, or it is outdated
 */
async function keptAt(file) {
  try {
    /** @type {Bundle} */
    const bundle = JSON.parse(await readFile(file, 'utf8'))
    const inputs = Object.entries(bundle.inputs)
    const same = await Promise.all(inputs.map(async ([input, at]) => (await writtenAt(input)) === at))
    return same.every(Boolean) ? bundle : undefined
  } catch {
    return undefined
  }
}

/** Others may start the same program meanwhile, so the file is always replaced as a whole. */
async function keep(/** @type {string} */ file, /** @type {Bundle} */ bundle) {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(bundle))
  await rename(unfinished, file)
  return bundle
}

/**
 * @param {string} program
 * @returns {Promise<Bundle>}
 */
async function bundle(program) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['source'],
    outdir: dirname(program),
    logLevel: 'silent',
    external: OUTSIDE_THE_PLATFORM,
    banner: { js: COMMONJS },
    plugins: [keepFileLocations],
  })
  const files = Object.keys(metafile.inputs).map((input) => at(input))
  const inputs = await Promise.all(files.map(async (file) => [file, await writtenAt(file)]))
  return { text: outputFiles[0]?.text ?? '', inputs: Object.fromEntries(inputs) }
}

/**
 * Sources find workers and pictures relative to themselves, not to the program that bundles them.
 * @type {import('esbuild').Plugin}
 */
const keepFileLocations = {
  name: 'files-know-where-they-lie',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      }
    })
  },
}
