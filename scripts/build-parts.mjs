import { existsSync } from 'node:fs'
import { bundleLibrary, bundleProgram } from './bundle.mjs'
import { at } from './paths.mjs'
import { run, tool } from './run.mjs'

/**
 * One thing that is built.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder
 * @property {string[]} needs parts that must be built before it
 * @property {string[]} reads files and folders whose contents decide whether it is built again
 * @property {string} from the file that it is built from; a part without it is passed over
 * @property {string} makes a file that is there once it is built
 * @property {() => Promise<void>} build throws with what the compiler said
 */

const EVERYWHERE = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/bundle.mjs',
  'scripts/build-parts.mjs',
]

/**
 * @param {string} name
 * @param {string} folder
 * @param {Partial<Part>} [more]
 * @returns {Part}
 */
const part = (name, folder, more = {}) => ({
  name,
  folder,
  needs: more.needs ?? [],
  reads: [...EVERYWHERE, folder, ...(more.reads ?? [])].map((path) => at(path)),
  from: at(folder, more.from ?? 'src/index.ts'),
  makes: at(folder, more.makes ?? 'dist/index.js'),
  build: more.build ?? (() => bundleLibrary(folder)),
})

/** Packages with native code or with files of their own, which no bundle can hold. */
const OUTSIDE_THE_PLATFORM = ['better-sqlite3', 'sharp', 'pg', '@fastify/swagger', '@fastify/swagger-ui']

/** Every part, each after those it needs. */
export const PARTS = [
  part('contract', 'packages/contract'),
  part('pricing', 'packages/pricing', { reads: ['packages/contract'] }),
  part('demo', 'demo'),
  part('client', 'packages/client', {
    reads: ['packages/contract'],
    build: () => ownBuild('packages/client', 'build.mjs'),
  }),
  part('platform', 'apps/platform', {
    reads: ['packages/contract', 'packages/pricing', 'demo'],
    from: 'src/main.ts',
    makes: 'dist/main.js',
    build: () => bundleProgram('apps/platform', 'src/main.ts', OUTSIDE_THE_PLATFORM),
  }),
  part('storefront', 'apps/storefront', {
    needs: ['client'],
    reads: ['packages/contract', 'packages/client', 'packages/react'],
    from: 'react-router.config.ts',
    makes: 'build/server/index.js',
    build: () => compile('apps/storefront', tool('react-router'), ['build']),
  }),
].filter(({ from }) => existsSync(from))

/**
 * A package that knows how to build itself says so by a script of its own.
 *
 * @param {string} folder
 * @param {string} script
 */
const ownBuild = (folder, script) =>
  existsSync(at(folder, script)) ? compile(folder, process.execPath, [script]) : bundleLibrary(folder)

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 */
async function compile(folder, command, args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run(command, args, { cwd: at(folder), env })
  if (code !== 0) throw new Error(output.trim())
}
