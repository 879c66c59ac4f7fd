import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { at, cache, root } from '../paths.mjs'
import { withProgress } from '../progress.mjs'
import { giveUp, run, since } from '../run.mjs'
import { compileEarly } from './compile-early.mjs'
import { explainInstallFailure } from './install-failure.mjs'
import {
  hasLockedTree,
  installDigest,
  isNodeSupported,
  OLDEST_NODE,
  packagesToCompile,
  planInstall,
} from './install-plan.mjs'

/** @import { Finished } from '../run.mjs' */

const STAMP = at('node_modules', '.vitrine-setup')
const LOG = cache('setup.log')
const LOADS_DATABASE = "new (require('better-sqlite3'))(':memory:').prepare('select 1').get()"

/**
 * Read by node-gyp and its compilers: one job per processor, and SQLite's own default optimization. The next
 * higher one took a third longer to compile and was no faster.
 */
const COMPILER = { CFLAGS: '-O2', CXXFLAGS: '-O2', JOBS: 'max', ...process.env }

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const parse = (/** @type {string | undefined} */ text) => (text === undefined ? undefined : JSON.parse(text))

const manifest = () => JSON.parse(readFileSync(at('package.json'), 'utf8'))

/**
 * True when the compiled database module works with this Node.js. Checked in a separate process, because it
 * may crash.
 */
const databaseLoads = () => spawnSync(process.execPath, ['-e', LOADS_DATABASE], { cwd: root }).status === 0

/**
 * Makes sure that every dependency is installed for this Node.js, or ends the process with one clear
 * sentence. Takes a millisecond when there is nothing to do. A complete manual installation (`npm install`,
 * `npm ci`) is adopted.
 */
export async function ensureInstalled() {
  const { compiled } = await fetchPackages()
  await compiled()
}

/**
 * Fetches the packages and starts to compile native code. Until `compiled` is awaited, anything that opens no
 * database can run, such as a build; it reports compile errors.
 * @returns {Promise<{ compiled: () => Promise<void> }>}
 */
export async function fetchPackages() {
  if (!isNodeSupported(process.versions.node)) {
    giveUp(
      `Node.js ${OLDEST_NODE.join('.')} or newer is required, but this is ${process.versions.node}; install it from https://nodejs.org or with your version manager (\`nvm install 20\`)`,
    )
  }
  const lockfile = readFileSync(at('package-lock.json'), 'utf8')
  const wanted = installDigest(lockfile, {
    abi: process.versions.modules,
    platform: process.platform,
    arch: process.arch,
  })
  const plan = planInstall({
    stamp: read(STAMP),
    wanted,
    treeMatches: () =>
      hasLockedTree(JSON.parse(lockfile), parse(read(at('node_modules', '.package-lock.json')))),
    nativeLoads: databaseLoads,
  })
  if (plan === 'nothing') return { compiled: async () => {} }
  const early = plan === 'install' ? compileDatabase(JSON.parse(lockfile)) : undefined
  if (plan === 'install') await fetchAll()
  const compiling = plan === 'adopt' ? undefined : compileAll(early)
  const compiled = async () => {
    if (compiling) await endOf(compiling)
    writeFileSync(STAMP, wanted)
  }
  return { compiled }
}

const DATABASE = 'better-sqlite3'

const compileDatabase = (/** @type {import('./install-plan.mjs').Lockfile} */ lockfile) =>
  compileEarly(DATABASE, {
    lockfile,
    allowScripts: manifest().allowScripts,
    npm: npmCommand,
    env: COMPILER,
  })

/**
 * Runs the install scripts that are needed: all that package.json allows, except the database's if that is
 * compiled already.
 * @param {ReturnType<typeof compileDatabase>} [early]
 */
async function compileAll(early) {
  const putInto = await early
  putInto?.(at('node_modules', DATABASE))
  const names = packagesToCompile(manifest()).filter((name) => !putInto || name !== DATABASE)
  return npm(['rebuild', ...names], COMPILER)
}

async function fetchAll() {
  const startedAt = performance.now()
  console.log('Installing dependencies (about two minutes, once)')
  const { code, output } = await withProgress('fetching packages', () =>
    npm(['ci', '--include=dev', '--ignore-scripts']),
  )
  if (code !== 0) giveUp(explainInstallFailure(output, keepLog(output)))
  console.log(`  fetched in ${since(startedAt)}`)
}

/** @param {Promise<Finished>} compiling */
async function endOf(compiling) {
  const startedAt = performance.now()
  const { code, output } = await withProgress('compiling better-sqlite3', () => compiling)
  const log = keepLog(output)
  if (code !== 0) giveUp(explainInstallFailure(output, log))
  if (!databaseLoads())
    giveUp(explainInstallFailure(`${output}\nbetter-sqlite3: install scripts were skipped`, log))
  console.log(`  compiled; waited ${since(startedAt)}`)
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function npm(args, env = process.env) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const finished = await run(...npmCommand([...args, ...quiet]), { env })
  if (finished.code === 127)
    giveUp('npm was not found; it comes with Node.js: install that from https://nodejs.org')
  return finished
}

/** Stores npm's output, and returns where. */
function keepLog(/** @type {string} */ output) {
  mkdirSync(cache(), { recursive: true })
  writeFileSync(LOG, output)
  return relative(process.cwd(), LOG)
}

/**
 * The npm that started us, otherwise the one on the path.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args) {
  const self = process.env.npm_execpath
  if (self?.endsWith('npm-cli.js')) return [process.execPath, [self, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}
