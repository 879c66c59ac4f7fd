import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDigitalFolder } from '../../catalog/digital-files/digital-folder.ts'
import { originalPath } from '../../catalog/media/media-folder.ts'
import type { Database } from '../../floor/database/database.ts'
import { statement } from '../../floor/database/statements/statement.ts'
import { bad, type Finding, good } from './finding.ts'

interface KeptFile {
  id: string
  size_bytes: number
}

const PAGE = 500
/** How many missing files are named. */
const NAMED = 3

// Files without a size are drawings of the demo shop, which are made on demand.
const uploads = statement<KeptFile>(
  `SELECT media_id AS id, size_bytes FROM media_files
   WHERE size_bytes > 0 AND leaving_at = 0 AND media_id > ? ORDER BY media_id LIMIT ${PAGE}`,
)
// Earlier orders deliver removed files too; a file that no order needs has no row.
const sold = statement<KeptFile>(
  `SELECT file_id AS id, size_bytes FROM digital_files WHERE file_id > ? ORDER BY file_id LIMIT ${PAGE}`,
)

/** Checks that every file that the database knows is on the disk, and whole. */
export const checkKeptFiles = async (database: Database, dataDir: string): Promise<readonly Finding[]> => {
  const digital = createDigitalFolder(dataDir)
  return [
    await check(database, 'media', uploads, (id) => join(dataDir, 'media', originalPath(id))),
    await check(database, 'digital files', sold, (id) => join(digital.root, digital.pathOf(id))),
  ].flat()
}

const check = async (
  database: Database,
  name: string,
  list: typeof uploads,
  placeOf: (id: string) => string,
): Promise<readonly Finding[]> => {
  let count = 0
  const lost: string[] = []
  for (let last = ''; ; ) {
    const files = await database.all(list, last)
    const sizes = await Promise.all(files.map(({ id }) => sizeAt(placeOf(id))))
    lost.push(
      ...files.flatMap(({ id, size_bytes }, index) => (sizes[index] === size_bytes ? [] : placeOf(id))),
    )
    count += files.length
    const next = files.at(-1)
    if (!next || files.length < PAGE) break
    last = next.id
  }
  if (count === 0) return []
  const [first] = lost
  if (first === undefined)
    return [good(name, `${count} uploaded ${count === 1 ? 'file is' : 'files are'} complete`)]
  const more = lost.length > NAMED ? ' …' : ''
  return [
    bad(
      name,
      `${lost.length} of ${count} uploaded files are missing or cut short: ${lost.slice(0, NAMED).join(', ')}${more}`,
      'restore them from a backup of DATA_DIR, or upload them again',
    ),
  ]
}

const sizeAt = (place: string): Promise<number | undefined> =>
  stat(place).then(
    ({ size }) => size,
    () => undefined,
  )
