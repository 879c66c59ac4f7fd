import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { explainInstallFailure } from './install-failure.mjs'
import { hasLockedTree, installDigest, isNodeSupported, OLDEST_NODE, planInstall } from './install-plan.mjs'
import { at, cache, root } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { giveUp, run, since } from './run.mjs'

const STAMP = at('node_modules', '.vitrine-setup')
const LOG = cache('setup.log')
const LOADS_DATABASE = "new (require('better-sqlite3'))(':memory:').prepare('select 1').get()"

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const parse = (/** @type {string | undefined} */ text) => (text === undefined ? undefined : JSON.parse(text))

/** True when the compiled database module works with this very Node.js. Asked in a process of its own: it may crash. */
const databaseLoads = () => spawnSync(process.execPath, ['-e', LOADS_DATABASE], { cwd: root }).status === 0

/**
 * Makes sure that every dependency is installed for this Node.js, and ends the process with one
 * clear sentence when that is impossible. Costs a millisecond when there is nothing to do.
 * An installation made by hand (`npm install`, `npm ci`) is taken over when it is complete.
 */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    giveUp(
      `this is Node.js ${process.versions.node}, and ${OLDEST_NODE.join('.')} or newer is needed; install it from https://nodejs.org or with your version manager (\`nvm install 20\`)`,
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
  if (plan === 'nothing') return
  if (plan === 'recompile')
    await npm('Compiling better-sqlite3 for this Node.js', ['rebuild', 'better-sqlite3'])
  if (plan === 'install')
    await npm('Installing dependencies (about two minutes, once)', ['ci', '--include=dev'])
  writeFileSync(STAMP, wanted)
}

/**
 * @param {string} title
 * @param {string[]} args
 */
async function npm(title, args) {
  const startedAt = performance.now()
  console.log(title)
  const { code, output } = await withProgress(installing, () =>
    run(...npmCommand([...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'])),
  )
  mkdirSync(cache(), { recursive: true })
  writeFileSync(LOG, output)
  const log = relative(process.cwd(), LOG)
  if (code === 127) giveUp('npm was not found; it comes with Node.js: install that from https://nodejs.org')
  if (code !== 0) giveUp(explainInstallFailure(output, log))
  if (!databaseLoads())
    giveUp(explainInstallFailure(`${output}\nbetter-sqlite3: install scripts were skipped`, log))
  console.log(`  done in ${since(startedAt)}`)
}

/** What npm is busy with, as far as the folders tell. */
const installing = () =>
  existsSync(at('node_modules', 'better-sqlite3', 'build')) ? 'compiling better-sqlite3' : 'fetching packages'

/**
 * The npm that started us where there is one, else the one on the path.
 *
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args) {
  const self = process.env.npm_execpath
  if (self?.endsWith('npm-cli.js')) return [process.execPath, [self, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}
