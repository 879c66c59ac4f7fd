import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CACHE = fileURLToPath(new URL('../../../.cache/runtimes', import.meta.url))

/** True where the fetched programs can run. */
export const canFetch = process.platform === 'linux' && process.arch === 'x64'

/**
 * Fetches a package with a program, once, into its own folder next to the repository's caches.
 * @returns the path of the program; undefined where npm can't fetch it
 * @throws {Error} on a build machine instead, where no test may be skipped
 */
export const fetchedProgram = async (
  name: string,
  version: string,
  program: string,
): Promise<string | undefined> => {
  const folder = join(CACHE, `${name.replace(/\W+/g, '-')}@${version}`)
  const path = join(folder, 'node_modules', name, program)
  if (existsSync(path)) return path
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', '--no-save']
  try {
    await promisify(execFile)('npm', [...args, `${name}@${version}`])
    return path
  } catch (error) {
    if (process.env.CI) throw error
    return undefined
  }
}
