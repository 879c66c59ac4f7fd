import { createHash } from 'node:crypto'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ stamp: string | undefined, wanted: string, treeMatches: () => boolean, nativeLoads: () => boolean }} Evidence
 */

/** The oldest Node.js that the dependencies run on. */
export const OLDEST_NODE = [20, 19]

/**
 * What installed packages depend on: the lockfile, and the Node.js and machine that native code was compiled
 * for.
 * @param {string} lockfile the text of package-lock.json
 * @param {{ abi?: string, platform: string, arch: string }} machine
 */
export function installDigest(lockfile, { abi, platform, arch }) {
  return createHash('sha256').update(`${abi} ${platform} ${arch}\n`).update(lockfile).digest('hex')
}

/** True when a `process.versions.node` such as `20.19.1` is new enough. */
export function isNodeSupported(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * True when npm's record of its installation has every package of the lockfile. Optional packages may be
 * missing: they are for other machines.
 * @param {Lockfile} lockfile
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json
 */
export function hasLockedTree(lockfile, installed) {
  const present = installed?.packages
  if (!present) return false
  return Object.entries(lockfile.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return wanted.link
      ? found.link === true && found.resolved === wanted.resolved
      : found.version === wanted.version
  })
}

/**
 * Decides what must be done before anything can run. Slow questions are asked only if the stamp doesn't
 * settle it.
 * @param {Evidence} evidence
 * @returns {'nothing' | 'adopt' | 'recompile' | 'install'}
 */
export function planInstall({ stamp, wanted, treeMatches, nativeLoads }) {
  if (stamp === wanted) return 'nothing'
  if (!treeMatches()) return 'install'
  return nativeLoads() ? 'adopt' : 'recompile'
}

/**
 * The packages whose install scripts are needed: those that package.json allows. Fetching skips all scripts.
 * @param {{ allowScripts?: Record<string, boolean> }} manifest
 */
export const packagesToCompile = ({ allowScripts = {} }) =>
  Object.keys(allowScripts).filter((name) => allowScripts[name])
