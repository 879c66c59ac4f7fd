import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Builds into a folder and keeps the files of the previous build, which have other names: a running shop or an open
 * tab may load them later. Files of earlier builds are deleted.
 * @param {string} folder which the build empties
 * @param {string} list the file that names the files of the last build
 * @param {() => Promise<unknown>} build
 */
export async function keepPrevious(folder, list, build) {
  const names = existsSync(list) ? /** @type {string[]} */ (JSON.parse(readFileSync(list, 'utf8'))) : []
  const previous = names
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => ({ name, content: readFileSync(join(folder, name)) }))
  try {
    await build()
    mkdirSync(dirname(list), { recursive: true })
    writeFileSync(list, JSON.stringify(filesIn(folder)))
  } finally {
    for (const { name, content } of previous) {
      const file = join(folder, name)
      if (existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
