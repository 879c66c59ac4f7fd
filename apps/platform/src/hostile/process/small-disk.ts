import { execFile } from 'node:child_process'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Program, startProgram } from '../../testing/program.ts'

const run = promisify(execFile)

/** A program whose disk a test can fill and empty while it runs. */
export interface OnSmallDisk extends Program {
  fill(): Promise<void>
  makeRoom(): Promise<void>
}

/** A way to give a program a disk that fills up. */
export interface SmallDisk {
  readonly name: string
  /** A command that fails on machines without support for this. */
  readonly probe: readonly string[]
  /** Starts the program on the database of a shop. */
  start(dataDir: string): Promise<OnSmallDisk>
}

/** Runs a script in a mount namespace that ends with its process, so nothing stays mounted. */
const OWN_MOUNTS = ['unshare', '--map-root-user', '--mount', 'sh', '-e', '-c']

/** Whether this machine refuses a command, with its message, for a test's `skip`. */
export const refuses = ([name = '', ...words]: readonly string[]): Promise<[boolean, string]> =>
  run(name, words).then(
    () => [false, ''],
    (error) => [true, `this machine refuses it: ${error.message.trim()}`],
  )

const MOUNT =
  'mount -t tmpfs -o size=48m none "$DATA_DIR"; cp "$DATA_DIR"/../vitrine.db* "$DATA_DIR"; exec "$@"'

/** A separate file system: writes end in ENOSPC. */
const ownFileSystem: SmallDisk = {
  name: 'a file system without room',
  probe: [...OWN_MOUNTS, 'mount -t tmpfs none /tmp'],
  start: async (dataDir) => {
    const disk = join(dataDir, 'disk')
    await mkdir(disk)
    const environment = { DATA_DIR: disk, SECRET_FILE: join(dataDir, 'secrets.json'), RATE_LIMITS: 'off' }
    const program = await startProgram(environment, [...OWN_MOUNTS, MOUNT, 'sh'])
    const ballast = join(`/proc/${program.child.pid}/root`, disk, 'ballast')
    const fill = async () => {
      await using file = await open(ballast, 'w')
      for (const bytes of [1_048_576, 4_096]) await writeUntilFull(file, Buffer.alloc(bytes))
    }
    return { ...program, fill, makeRoom: () => rm(ballast) }
  },
}

const writeUntilFull = async (file: FileHandle, block: Buffer): Promise<void> => {
  for (let full = false; !full; )
    await file.write(block).catch(({ code }) => {
      full = code === 'ENOSPC'
      if (!full) throw new Error(`The disk could not be filled: ${code}`)
    })
}

/** A size limit below every file's current size: writes end in EFBIG. */
const fileSizeLimit: SmallDisk = {
  name: 'files that may not grow',
  probe: ['prlimit', '--pid', String(process.pid), '--fsize=unlimited:'],
  start: async (dataDir) => {
    const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
    const limitTo = async (bytes: string) => {
      await run('prlimit', ['--pid', String(program.child.pid), `--fsize=${bytes}:`])
    }
    return { ...program, fill: () => limitTo('1'), makeRoom: () => limitTo('unlimited') }
  },
}

export const SMALL_DISKS: readonly SmallDisk[] = [ownFileSystem, fileSizeLimit]
