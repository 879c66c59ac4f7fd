import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../floor/failure.ts'
import type { IncomingFile } from '../../../floor/http/bodies/form-file.ts'
import { sweep } from '../../../floor/turns/sweep.ts'
import { formatOf } from '../import-file.ts'
import type { Format } from '../imports.store.ts'

/** A completely received file. */
export interface KeptFile {
  readonly name: string
  /** Detected from its first bytes. */
  readonly format: Format
  /** SHA-256 of its bytes, base64url. */
  readonly digest: string
  moveTo(path: string): Promise<void>
}

/** Writes a file to disk as it arrives. @throws {Failure} PAYLOAD_TOO_LARGE */
export type Keep = (file: IncomingFile, maxBytes: number) => Promise<KeptFile>

/** Provides a function that stores one file. Afterwards the file is deleted, unless it was moved. */
export const keeping = async <T>(folder: string, use: (keep: Keep) => Promise<T>): Promise<T> => {
  const path = join(folder, randomUUID() + ARRIVING)
  await mkdir(folder, { recursive: true })
  try {
    return await use((file, maxBytes) => keep(path, file, maxBytes))
  } finally {
    await rm(path, { force: true })
  }
}

const ARRIVING = '.arriving'
const HEAD_BYTES = 64
const DAY_MS = 86_400_000

/** Deletes leftovers of a process that ended during uploads. */
export const sweepArrivals = (folder: string): Promise<void> => sweep(folder, Date.now() - DAY_MS, ARRIVING)

const keep = async (path: string, { name, chunks }: IncomingFile, maxBytes: number): Promise<KeptFile> => {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  let head = new Uint8Array()
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes) throw fail('PAYLOAD_TOO_LARGE', { maxBytes })
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
      hash.update(chunk)
      await file.write(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  const digest = hash.digest('base64url')
  return { name, format: formatOf(head), digest, moveTo: (place) => rename(path, place) }
}
