import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The platform's files for the demo shop in its data folder. The secrets stay: they belong to the
 * installation.
 */
const OF_THE_SHOP = ['vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm', 'demo.json', 'media']

/**
 * Removes the shop from a data folder, and only files that the platform wrote.
 * @param {string} folder
 * @throws {Error} one sentence when the folder isn't empty but has no shop: then it is someone else's
 */
export function removeDemoData(folder) {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  if (entries.length === 0) return
  if (!entries.includes('vitrine.db')) {
    throw new Error(`${folder} is not a Vitrine data folder (it contains no vitrine.db); nothing was removed`)
  }
  for (const name of OF_THE_SHOP) rmSync(join(folder, name), { recursive: true, force: true })
}
