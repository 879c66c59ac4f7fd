import { mkdir } from 'node:fs/promises'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { createArrivals } from '../media/uploads/arrivals.ts'
import { createDigitalFiles, type DigitalFiles } from './digital-files.service.ts'
import { createDigitalFolder, type DigitalFolder } from './digital-folder.ts'
import { ANY_FILE } from './digital-type.ts'

/** The files of digital products, and the folder that keeps them. */
export interface DigitalParts {
  readonly files: DigitalFiles
  readonly folder: DigitalFolder
  /** Opens the folder, and removes leftovers of a process that ended during uploads. */
  open(): Promise<void>
}

/** Limits of uploads: each may take the maximum size on disk. */
const LIMITS = { atOnce: 8, perSender: 4, slowAfterMs: 5_000 }
const DAY_MS = 86_400_000

export const createDigitalParts = (
  database: Database,
  ids: Ids,
  { dataDir }: { readonly dataDir: string },
): DigitalParts => {
  const folder = createDigitalFolder(dataDir)
  const arrivals = createArrivals(folder.root, LIMITS, ANY_FILE)
  return {
    files: createDigitalFiles({ database, ids, folder, arrivals }),
    folder,
    open: async () => {
      await mkdir(folder.root, { recursive: true, mode: 0o700 })
      await arrivals.sweep(Date.now() - DAY_MS)
    },
  }
}
