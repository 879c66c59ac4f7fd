import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GIGABYTE = 2 ** 30

/** Far more than a whole run has at one time. */
const ROOM_BYTES = 4 * GIGABYTE
const SPARE_BYTES = 8 * GIGABYTE

/**
 * Makes a folder for temporary files in memory, where a database's "written to disk" costs nothing: a run
 * creates thousands of databases and keeps none. It is removed when this process ends.
 * @returns {string | undefined} undefined if the system has none, or too little memory, or TMPDIR names another
 */
export function memoryFolder(env = process.env) {
  if (env.TMPDIR || !isRoomy()) return undefined
  const folder = mkdtempSync(join(MEMORY, 'vitrine-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as a user of its own
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function isRoomy() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return (
      bavail * bsize >= ROOM_BYTES &&
      freemem() >= SPARE_BYTES &&
      runsPrograms(readFileSync('/proc/mounts', 'utf8'))
    )
  } catch {
    return false // not Linux
  }
}

/**
 * Whether files there may be executed; containers often forbid it.
 * @param {string} mounts the text of /proc/mounts
 */
export function runsPrograms(mounts) {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === MEMORY)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}
