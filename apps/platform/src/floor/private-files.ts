import { chmod, lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The platform's own files in its data folder; anything else belongs to other programs. */
const OURS = /^(vitrine\.db.*|demo\.json(\.new)?|secrets\.json.*|media|digital|imports)$/

const OTHERS = 0o077

/** Windows handles permissions differently. */
const hasModes = process.platform !== 'win32'

/** From now on, this process and its children create files and folders that only their owner can read. */
export const keepNewFilesPrivate = (): void => {
  if (hasModes) process.umask(OTHERS)
}

/**
 * Removes other users' access to the files in the data folder and to the secrets. A folder is closed after
 * everything inside it, so a closed folder needs no second check. Files of other programs stay unchanged, and
 * so does the data folder itself if it contains any.
 *
 * @returns the paths that others can still read: the file system has no permissions, or they belong to
 * another user
 */
export const closeToOthers = async (dataDir: string, secretFile: string): Promise<string[]> => {
  if (!hasModes) return []
  const names = await readdir(dataDir).catch(() => [])
  const ours = names.filter((name) => OURS.test(name)).map((name) => join(dataDir, name))
  const isOurs = ours.length === names.length
  const open: string[] = []
  for (const path of new Set([...ours, secretFile])) {
    if (!(await isClosed(path)) && !(await close(path))) open.push(path)
  }
  if (isOurs && !(await closeOne(dataDir))) open.push(dataDir)
  return open
}

/** Whether others have no access. True if there is nothing at the path. */
const isClosed = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mode }) => (mode & OTHERS) === 0,
    () => true,
  )

const close = async (path: string): Promise<boolean> => {
  let done = true
  const found = await stat(path).catch(() => undefined)
  for (const name of found?.isDirectory() ? await readdir(path).catch(() => []) : []) {
    const inside = join(path, name)
    const known = await lstat(inside).catch(() => undefined)
    if (known?.isDirectory() || known?.isFile()) done = (await close(inside)) && done
  }
  return (await closeOne(path)) && done
}

const closeOne = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  if (found) await chmod(path, found.mode & 0o700).catch(() => undefined)
  return isClosed(path)
}
