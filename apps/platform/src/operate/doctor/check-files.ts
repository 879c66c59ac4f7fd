import { access, constants, mkdtemp, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openSecrets } from '../../floor/callers/secrets.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import { bad, checked, type Finding, good } from './finding.ts'

/** Below this, uploads and the database soon fail. */
const LEAST_FREE_BYTES = 1_000_000_000
const OTHERS = 0o077

/** Checks the data folder, its disk, the media and the secrets. */
export const checkFiles = async ({ dataDir, secretFile }: Settings): Promise<readonly Finding[]> => {
  const isNew = await stat(dataDir).then(
    () => false,
    () => true,
  )
  if (isNew) {
    const fix = `create ${dataDir} for the user who runs the platform, or set another DATA_DIR`
    return checked('files', fix, async () => {
      await access(await firstThere(dirname(dataDir)), constants.W_OK)
      return [good('files', `${dataDir} will be created at the first start`)]
    })
  }
  const fix = `let the user who runs the platform write to ${dataDir}, or set another DATA_DIR`
  return [
    ...(await checked('files', fix, () => writable(dataDir))),
    ...(await checked('media', fix, () => media(dataDir))),
    ...(await checked('secrets', `restore ${secretFile} from a backup`, () => secrets(secretFile))),
  ]
}

const firstThere = async (folder: string): Promise<string> =>
  stat(folder).then(
    () => folder,
    () => firstThere(dirname(folder)),
  )

const writable = async (dataDir: string): Promise<Finding[]> => {
  await rm(await mkdtemp(join(dataDir, '.doctor-')), { recursive: true })
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const says = `${dataDir} can be written; ${Math.floor(free / 1e9)} GB are free`
  return [
    free >= LEAST_FREE_BYTES
      ? good('files', says)
      : bad('files', says, 'free space on this disk, or move DATA_DIR to a larger one'),
  ]
}

const media = async (dataDir: string): Promise<Finding[]> => {
  const folder = join(dataDir, 'media')
  if (!(await stat(folder).catch(() => undefined))) return [good('media', 'no files yet')]
  await rm(await mkdtemp(join(folder, '.doctor-')), { recursive: true })
  return [good('media', `${folder} can be written`)]
}

const secrets = async (file: string): Promise<Finding[]> => {
  const found = await stat(file).catch(() => undefined)
  if (!found) return [good('secrets', `${file} will be created at the first start`)]
  await openSecrets(file)
  const isOpen = process.platform !== 'win32' && (found.mode & OTHERS) !== 0
  return [
    isOpen
      ? bad('secrets', `other users of this machine can read ${file}`, `run chmod 600 ${file}`)
      : good('secrets', `${file} is complete and private`),
  ]
}
