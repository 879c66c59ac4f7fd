import { bundleLibrary, bundleProgram } from './bundle.mjs'
import { keepPrevious } from './keep-previous.mjs'
import { at, cache } from '../paths.mjs'
import { run, tool } from '../run.mjs'

/**
 * One part of the build.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} reads files and folders that decide whether it is rebuilt
 * @property {string} makes a file that exists once it is built
 * @property {() => Promise<unknown>} build throws the compiler's errors
 */

const EVERYWHERE = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build/bundle.mjs',
  'scripts/build/build-parts.mjs',
]

/**
 * @param {string} name
 * @param {string} folder
 * @param {{ takesIn?: string[], makes?: string, build?: () => Promise<unknown> }} [more] by default, one of our libraries
 * @returns {Part}
 */
const part = (
  name,
  folder,
  { takesIn = [], makes = 'dist/index.js', build = () => bundleLibrary(folder) } = {},
) => ({
  name,
  reads: [...EVERYWHERE, folder, ...takesIn].map((path) => at(path)),
  makes: at(folder, makes),
  build,
})

/** The programs to start; workers are found by name. */
const PROGRAMS_OF_THE_PLATFORM = ['src/main.ts', 'src/operate.ts', 'src/check-data.ts']

const viteBuild = (/** @type {string} */ outdir) => [
  ...['build', '--logLevel', 'error'],
  ...['--outDir', outdir, '--emptyOutDir'],
]

/** Packages with native code or data files, which can't be bundled. */
export const OUTSIDE_THE_PLATFORM = ['better-sqlite3', 'sharp', 'pg', '@node-rs/argon2']

/**
 * Every part, the slowest first, since several are built at once. None depends on another build: parts bundle each
 * other's sources.
 */
export const PARTS = [
  part('client', 'packages/client', {
    takesIn: ['packages/contract'],
    build: () => compile('packages/client', process.execPath, ['build.mjs']),
  }),
  running('storefront', 'apps/storefront', {
    takesIn: ['packages/contract', 'packages/client', 'packages/pricing', 'packages/react'],
    makes: 'build/server/index.js',
    build: (outdir) =>
      compile('apps/storefront', tool('react-router'), ['build'], { BUILD_DIRECTORY: outdir }),
  }),
  part('react', 'packages/react', {
    takesIn: ['packages/contract', 'packages/pricing', 'packages/client'],
    build: () => compile('packages/react', process.execPath, ['build.mjs']),
  }),
  running('platform', 'apps/platform', {
    takesIn: ['packages/contract', 'packages/pricing', 'demo'],
    makes: 'dist/main.js',
    build: (outdir) =>
      bundleProgram('apps/platform', PROGRAMS_OF_THE_PLATFORM, OUTSIDE_THE_PLATFORM, { outdir }),
  }),
  running('console', 'apps/console', {
    takesIn: ['packages/contract', 'packages/client'],
    makes: 'dist/index.html',
    build: (outdir) => compile('apps/console', tool('vite'), viteBuild(outdir)),
  }),
  running('hosted', 'apps/hosted', {
    takesIn: ['packages/contract'],
    makes: 'dist/index.html',
    build: (outdir) => compile('apps/hosted', tool('vite'), viteBuild(outdir)),
  }),
  part('move', 'packages/move', {
    takesIn: ['packages/client/src/hosted.ts'],
    build: () => compile('packages/move', process.execPath, ['build.mjs']),
  }),
  part('contract', 'packages/contract'),
  part('demo', 'demo'),
  part('pricing', 'packages/pricing', { takesIn: ['packages/contract'] }),
]

/**
 * A part that a running shop uses or sends to browsers.
 * @param {string} name
 * @param {string} folder
 * @param {{ takesIn: string[], makes: string, build: (outdir: string) => Promise<unknown> }} more
 * @returns {Part}
 */
function running(name, folder, { build, ...more }) {
  const [output = ''] = more.makes.split('/')
  const list = cache('build', `${name}.builds`)
  return part(name, folder, { ...more, build: () => keepPrevious(at(folder, output), list, build) })
}

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function compile(folder, command, args, settings) {
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  const { code, output } = await run(command, args, { cwd: at(folder), env })
  if (code !== 0) throw new Error(output.trim())
}
