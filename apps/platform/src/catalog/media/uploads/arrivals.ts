import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_LIMITS } from '@vitrine/contract'
import { fail } from '../../../floor/failure.ts'
import { sweep } from '../../../floor/turns/sweep.ts'
import { ARRIVING } from '../media-folder.ts'
import { type FileType, fileTypeOf, HEAD_BYTES } from './file-type.ts'

/** A complete file, kept apart until it is accepted. */
export interface Arrival {
  readonly path: string
  readonly type: FileType
  readonly sizeBytes: number
  /** SHA-256 of its bytes, base64url. */
  readonly digest: string
}

/** Receives uploads: streams them to disk and checks type and size of each. */
export interface Arrivals {
  /**
   * Gives `use` its own file to write to, and deletes the file afterwards.
   *
   * @param sender - who sends it; no sender can take every slot
   * @throws {Failure} SERVICE_UNAVAILABLE when too many files are arriving, from this sender or in all
   */
  with<T>(sender: string, use: (receive: Receive) => Promise<T>): Promise<T>
  /** Deletes leftovers of a process that ended during uploads. */
  sweep(before: number): Promise<void>
}

/**
 * Writes what arrives to disk.
 *
 * @throws {Failure} MEDIA_TYPE_NOT_ALLOWED, PAYLOAD_TOO_LARGE; nothing more is read
 */
export type Receive = (chunks: AsyncIterable<Uint8Array>) => Promise<Arrival>

/** How many uploads may run at once, and when one counts as slow. */
export interface ArrivalLimits {
  /** In total: each may fill the disk with a file of the maximum size. */
  readonly atOnce: number
  /** From one sender. */
  readonly perSender: number
  /** A file gets this much time before its speed counts. */
  readonly slowAfterMs: number
}

const LIMITS: ArrivalLimits = { atOnce: 32, perSender: 8, slowAfterMs: 5_000 }
/** A slower upload gives way to another when all places are taken. */
const SLOW_BYTES_PER_SECOND = 50_000

export const MOST_BYTES = Math.max(...Object.values(MEDIA_LIMITS).map(({ bytes }) => bytes))

/** Which files may arrive. */
export interface Accepts {
  /** @throws {Failure} for a file that isn't accepted */
  typeOf(head: Uint8Array): FileType
  /** The most bytes of a file; its type is unknown until its head has arrived. */
  maxBytes(type: FileType | undefined): number
}

const MEDIA: Accepts = {
  typeOf: (head) => {
    const type = fileTypeOf(head)
    if (type) return type
    throw fail('MEDIA_TYPE_NOT_ALLOWED')
  },
  maxBytes: (type) => (type ? MEDIA_LIMITS[type.kind].bytes : MOST_BYTES),
}

/** @param home - the folder that keeps the files; arriving ones are in a folder inside it */
export const createArrivals = (
  home: string,
  limits: ArrivalLimits = LIMITS,
  accepts: Accepts = MEDIA,
): Arrivals => {
  const folder = join(home, ARRIVING)
  const places = new Set<Place>()

  const enter = (sender: string): Place => {
    const own = [...places].filter((place) => place.sender === sender)
    if (own.length >= limits.perSender)
      throw fail('SERVICE_UNAVAILABLE', {}, `You are already uploading ${own.length} files.`)
    if (places.size >= limits.atOnce && !makeRoom(places, limits.slowAfterMs))
      throw fail('SERVICE_UNAVAILABLE', {}, 'Too many files are being uploaded at once.')
    const place = newPlace(sender)
    places.add(place)
    return place
  }

  return {
    with: async (sender, use) => {
      const place = enter(sender)
      const path = join(folder, randomUUID())
      try {
        await mkdir(folder, { recursive: true })
        return await use((chunks) => write(path, untilGivenUp(chunks, place), accepts)).finally(() =>
          rm(path, { force: true }),
        )
      } finally {
        places.delete(place)
      }
    },
    sweep: (before) => sweep(folder, before),
  }
}

/** The place of one upload. */
interface Place {
  readonly sender: string
  readonly begunAt: number
  bytes: number
  /** Rejects once the place was given to another upload. */
  readonly givenUp: Promise<never>
  readonly giveUp: (error: Error) => void
}

const newPlace = (sender: string): Place => {
  let giveUp: Place['giveUp'] = () => {}
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  givenUp.catch(() => undefined) // its file may be complete already
  return { sender, begunAt: Date.now(), bytes: 0, givenUp, giveUp }
}

/** Takes the place of the slowest upload; returns whether one was slow. */
const makeRoom = (places: Set<Place>, slowAfterMs: number): boolean => {
  const now = Date.now()
  const pace = ({ bytes, begunAt }: Place): number => (bytes * 1000) / Math.max(1, now - begunAt)
  const slow = [...places].filter(
    (place) => now - place.begunAt >= slowAfterMs && pace(place) < SLOW_BYTES_PER_SECOND,
  )
  const [slowest] = slow.sort((one, other) => pace(one) - pace(other))
  if (!slowest) return false
  places.delete(slowest)
  slowest.giveUp(fail('SERVICE_UNAVAILABLE', {}, 'The upload was too slow while others waited.'))
  return true
}

async function* untilGivenUp(chunks: AsyncIterable<Uint8Array>, place: Place): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await Promise.race([iterator.next(), place.givenUp])
    if (done) return
    place.bytes += value.length
    yield value
  }
}

const write = async (
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  { typeOf, maxBytes }: Accepts,
): Promise<Arrival> => {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600) // files for sale arrive here too
  let head = new Uint8Array()
  let type: FileType | undefined
  let sizeBytes = 0
  try {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      if (head.length >= HEAD_BYTES) type ??= typeOf(head)
      if (sizeBytes > maxBytes(type)) throw tooLarge(type, maxBytes(type))
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

const tooLarge = (type: FileType | undefined, maxBytes: number) =>
  fail('PAYLOAD_TOO_LARGE', type ? { kind: type.kind, maxBytes } : {})
