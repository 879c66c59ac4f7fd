import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from '../paths.mjs'
import { run } from '../run.mjs'

/** @import { LockedPackage, Lockfile } from './install-plan.mjs' */

const PLACE = 'node_modules/'

/**
 * The part of a lockfile that one package needs, itself included. Where versions differ within the tree, a
 * package finds the one beside it, as in the whole tree.
 * @param {Lockfile} lockfile
 * @param {string} name
 */
export function lockedPart({ packages = {} }, name) {
  /** @type {Record<string, LockedPackage>} */
  const found = {}
  const add = (/** @type {string} */ needed, /** @type {string} */ from) => {
    const path = placesFrom(from, needed).find((place) => packages[place])
    const locked = path && packages[path]
    if (!locked || found[path]) return
    found[path] = locked
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      add(next, path)
  }
  add(name, '')
  return found
}

/**
 * Where Node.js looks for a package, beginning with the nearest.
 * @returns {string[]}
 */
function placesFrom(/** @type {string} */ from, /** @type {string} */ name) {
  const own = `${from ? `${from}/` : ''}${PLACE}${name}`
  if (!from) return [own]
  return [own, ...placesFrom(from.slice(0, Math.max(0, from.lastIndexOf(`/${PLACE}`))), name)]
}

/**
 * Compiles a package in a folder of its own while the others are still being fetched: the compiler keeps one
 * processor busy for about as long as fetching takes.
 * @param {string} name
 * @param {object} options
 * @param {Lockfile} options.lockfile
 * @param {object} options.allowScripts
 * @param {(args: string[]) => [string, string[]]} options.npm
 * @param {NodeJS.ProcessEnv} options.env
 * @returns {Promise<((target: string) => void) | undefined>} puts the result into another folder of the same
 * package; undefined if compiling failed, so the usual way reports why
 */
export async function compileEarly(name, { lockfile, allowScripts, npm, env }) {
  const folder = cache('native')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packages = lockedPart(lockfile, name)
  const manifest = {
    ...{ name: 'native', version: '0.0.0', private: true, allowScripts },
    dependencies: { [name]: packages[`${PLACE}${name}`]?.version },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest, ...packages } }),
  )
  const { code } = await run(...npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']), {
    cwd: folder,
    env,
  })
  if (code !== 0) return undefined
  return (target) => {
    const built = join(folder, PLACE, name, 'build', 'Release')
    cpSync(built, join(target, 'build', 'Release'), {
      recursive: true,
      filter: (file) => file === built || file.endsWith('.node'),
    })
    rmSync(folder, { recursive: true })
  }
}
