import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes files left behind by a process that ended while it wrote them.
 *
 * @param before - milliseconds since 1970; newer files stay, because others may be writing them
 * @param ending - of the names of such files; by default all of the folder
 */
export const sweep = async (folder: string, before: number, ending = ''): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(ending)) continue
    const path = join(folder, name)
    const known = await stat(path).catch(() => undefined)
    if (known && known.mtimeMs < before) await rm(path, { force: true })
  }
}
