import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A shop may run, and a tab stay open, while this many newer builds are made. */
const KEPT_BUILDS = 3

/**
 * Builds next to a folder, then replaces the folder at once, so that a running shop finds every file at any time. The
 * files of a few earlier builds, which have other names, are kept: a running shop or an open tab may load them later.
 * @param {string} folder
 * @param {string} list the file that names the files of those builds, the newest first
 * @param {(next: string) => Promise<unknown>} build builds into the given folder
 */
export async function keepPrevious(folder, list, build) {
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  try {
    await build(next)
    const builds = [filesIn(next), ...buildsIn(list, folder).slice(0, KEPT_BUILDS)]
    for (const name of builds.flat()) {
      const [from, to] = [join(folder, name), join(next, name)]
      if (!existsSync(to) && existsSync(from)) cpSync(from, to)
    }
    mkdirSync(dirname(list), { recursive: true })
    writeFileSync(list, JSON.stringify(builds))
    const before = `${folder}.before`
    rmSync(before, { recursive: true, force: true })
    if (existsSync(folder)) renameSync(folder, before)
    renameSync(next, folder)
    rmSync(before, { recursive: true, force: true })
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/**
 * @param {string} list
 * @param {string} folder what it holds counts as one build when there is no list
 * @returns {string[][]}
 */
function buildsIn(list, folder) {
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'))
  return existsSync(folder) ? [filesIn(folder)] : []
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
