import { createHash } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Only the user who runs the platform may read these. */
const PRIVATE = 0o700

/** The folder with the files of digital products. No route serves the folder itself. */
export interface DigitalFolder {
  readonly root: string
  /** The path of a file's bytes, below `root`. */
  pathOf(fileId: string): string
  /** Moves a file that has arrived into its place. */
  keep(fileId: string, arrived: string): Promise<void>
  drop(fileId: string): Promise<void>
}

export const createDigitalFolder = (dataDir: string): DigitalFolder => {
  const root = join(dataDir, 'digital')
  // Spreads files over 256 folders.
  const pathOf = (fileId: string): string =>
    join(createHash('sha256').update(fileId).digest('hex').slice(0, 2), fileId)
  return {
    root,
    pathOf,
    keep: async (fileId, arrived) => {
      const place = join(root, pathOf(fileId))
      await mkdir(dirname(place), { recursive: true, mode: PRIVATE })
      await rename(arrived, place)
    },
    drop: (fileId) => rm(join(root, pathOf(fileId)), { force: true }),
  }
}
