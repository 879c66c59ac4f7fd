import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_LIMITS } from '@vitrine/contract'
import { fail } from '../../http/failure.ts'
import { sweep } from '../../sweep.ts'
import { type FileType, fileTypeOf, HEAD_BYTES } from './file-type.ts'
import { ARRIVING } from './media-folder.ts'

/** A file that has arrived whole and lies apart until it is taken over. */
export interface Arrival {
  readonly path: string
  readonly type: FileType
  readonly sizeBytes: number
  /** SHA-256 of its bytes, base64url. */
  readonly digest: string
}

/** Where files arrive: streamed to disk, each of a type that is taken and no larger than its kind may be. */
export interface Arrivals {
  /**
   * Hands `use` a file of its own to write to; whatever happens, nothing of it is left there afterwards.
   *
   * @throws {Failure} SERVICE_UNAVAILABLE when too many files are arriving
   */
  with<T>(use: (receive: Receive) => Promise<T>): Promise<T>
  /** Deletes what a process left that was ended while files arrived. */
  sweep(before: number): Promise<void>
}

/**
 * Writes what comes to disk.
 *
 * @throws {Failure} MEDIA_TYPE_NOT_ALLOWED, PAYLOAD_TOO_LARGE; nothing more is read
 */
export type Receive = (chunks: AsyncIterable<Uint8Array>) => Promise<Arrival>

/** Files that arrive at once: each may fill the disk by the largest size of a file. */
const AT_ONCE = 8

export const MOST_BYTES = Math.max(...Object.values(MEDIA_LIMITS).map(({ bytes }) => bytes))

export const createArrivals = (mediaFolder: string): Arrivals => {
  const folder = join(mediaFolder, ARRIVING)
  let arriving = 0
  return {
    with: async (use) => {
      if (arriving >= AT_ONCE) throw fail('SERVICE_UNAVAILABLE', {}, 'Too many files are arriving at once.')
      const path = join(folder, randomUUID())
      arriving++
      try {
        await mkdir(folder, { recursive: true })
        return await use((chunks) => write(path, chunks))
      } finally {
        arriving--
        await rm(path, { force: true })
      }
    },
    sweep: (before) => sweep(folder, before),
  }
}

const write = async (path: string, chunks: AsyncIterable<Uint8Array>): Promise<Arrival> => {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  let head = new Uint8Array()
  let type: FileType | undefined
  let sizeBytes = 0
  try {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      if (head.length >= HEAD_BYTES) type ??= typeOf(head)
      if (sizeBytes > (type ? MEDIA_LIMITS[type.kind].bytes : MOST_BYTES)) throw tooLarge(type)
      hash.update(chunk)
      await file.write(chunk)
    }
    type ??= typeOf(head)
    await file.sync()
    return { path, type, sizeBytes, digest: hash.digest('base64url') }
  } finally {
    await file.close()
  }
}

const typeOf = (head: Uint8Array): FileType => {
  const type = fileTypeOf(head)
  if (type) return type
  throw fail('MEDIA_TYPE_NOT_ALLOWED')
}

const tooLarge = (type: FileType | undefined) =>
  fail('PAYLOAD_TOO_LARGE', type ? { kind: type.kind, maxBytes: MEDIA_LIMITS[type.kind].bytes } : {})
