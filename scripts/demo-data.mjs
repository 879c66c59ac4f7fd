import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Everything the platform keeps of the demo shop in its data folder. The secrets stay: they are the installation's. */
const OF_THE_SHOP = ['vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm', 'demo.json', 'media']

/**
 * Removes the shop from a data folder, and nothing that the platform has not written itself.
 *
 * @param {string} folder
 * @throws {Error} one sentence when the folder holds things but no shop: then it is somebody else's
 */
export function removeDemoData(folder) {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  if (entries.length === 0) return
  if (!entries.includes('vitrine.db')) {
    throw new Error(`${folder} is not a data folder of Vitrine (no vitrine.db is in it); nothing was removed`)
  }
  for (const name of OF_THE_SHOP) rmSync(join(folder, name), { recursive: true, force: true })
}
