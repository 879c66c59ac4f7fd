import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../paths.mjs'

const MADE_BY_TOOLS = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.cache',
  'coverage',
  'data',
])
/** What a build leaves behind that was interrupted. */
const isLeftOver = (/** @type {string} */ name) => /\.(next|before)$/.test(name)
const isTest = (/** @type {string} */ name) => /\.(test|test-d)\.[cm]?[jt]sx?$/.test(name)

/**
 * Lists every source file below a path, in a fixed order, without generated files and tests.
 * @param {string} path a file or a folder, absolute
 * @returns {string[]}
 */
export function sourceFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !MADE_BY_TOOLS.has(entry.name) && !isLeftOver(entry.name) : !isTest(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => sourceFiles(join(path, entry.name)))
}

/**
 * A digest of names and contents, so only a file's contents matter, not its date or place.
 * @param {string[]} paths files and folders, absolute
 * @param {string} [from] the folder that names are relative to
 */
export function sourceDigest(paths, from = root) {
  const digest = createHash('sha256').update(process.versions.modules ?? '')
  for (const file of paths.flatMap(sourceFiles)) {
    const bytes = readFileSync(file)
    digest.update(`\n${relative(from, file)} ${bytes.length}\n`).update(bytes)
  }
  return digest.digest('hex')
}
