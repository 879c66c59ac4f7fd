import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { TRANSFORMED } from '../media-folder.ts'

/** Keeps resized pictures within a size limit; the least recently used go first. */
export interface TransformCache {
  /** Call before sending a file of the cache; waits if it is just being deleted. */
  use(path: string): Promise<void>
  /** Call after adding a file to the cache. */
  added(bytes: number): void
  /** Resolves when the cache is within its limit. */
  settled(): Promise<void>
}

/** Deletes down to this part of the limit, so that it isn't needed again at once. */
const TARGET = 0.9
/** How precisely the last use is recorded on disk. */
const USED_MS = 600_000
/** Files whose last use is also remembered in memory. */
const MOST_REMEMBERED = 20_000

interface CachedFile {
  readonly path: string
  readonly bytes: number
  readonly usedAtMs: number
}

/**
 * The last use is a file's access time, set explicitly: it survives restarts, and other processes with the
 * same folder see it. The modification time doesn't change, because conditional requests depend on it.
 *
 * @param mediaFolder - the cache is below its folder of transforms; file paths start there
 */
export const createTransformCache = (mediaFolder: string, maxBytes: number): TransformCache => {
  const used = new Map<string, number>()
  const going = new Map<string, Promise<void>>()
  let bytes: number | undefined // unknown until they are counted
  let sweeping: Promise<void> | undefined

  const remove = async (path: string): Promise<void> => {
    const gone = rm(join(mediaFolder, path), { force: true }).finally(() => going.delete(path))
    going.set(path, gone)
    await gone
  }

  const sweep = async (): Promise<void> => {
    const begunAtMs = Date.now()
    const files = await filesIn(mediaFolder, TRANSFORMED)
    files.sort((one, other) => one.usedAtMs - other.usedAtMs)
    let held = files.reduce((sum, file) => sum + file.bytes, 0)
    for (const { path, bytes: freed } of held > maxBytes ? files : []) {
      if (held <= maxBytes * TARGET) break
      if ((used.get(path) ?? 0) >= begunAtMs) continue // requested in the meantime
      await remove(path)
      used.delete(path)
      held -= freed
    }
    bytes = held
  }

  const sweepIfFull = (): void => {
    if (sweeping || (bytes !== undefined && bytes <= maxBytes)) return
    sweeping = sweep()
      .catch(() => undefined) // a folder that can't be read now is read again when the next file comes
      .finally(() => {
        sweeping = undefined
      })
  }

  return {
    use: async (path) => {
      const before = used.get(path) ?? 0
      const now = Date.now()
      used.delete(path)
      used.set(path, now)
      if (used.size > MOST_REMEMBERED) used.delete(used.keys().next().value ?? '')
      await going.get(path)
      if (now - before < USED_MS) return
      const place = join(mediaFolder, path)
      const known = await stat(place).catch(() => undefined)
      if (known && now - known.atimeMs > USED_MS)
        await utimes(place, now / 1000, known.mtime).catch(() => undefined)
    },
    added: (size) => {
      if (bytes !== undefined) bytes += size
      sweepIfFull()
    },
    settled: async () => {
      while (sweeping) await sweeping
    },
  }
}

const filesIn = async (folder: string, path: string): Promise<CachedFile[]> => {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => [])
  const found: CachedFile[] = []
  for (const entry of entries) {
    const place = join(path, entry.name)
    if (entry.isDirectory()) found.push(...(await filesIn(folder, place)))
    else {
      const known = await stat(join(folder, place)).catch(() => undefined)
      if (known)
        found.push({ path: place, bytes: known.size, usedAtMs: Math.max(known.atimeMs, known.mtimeMs) })
    }
  }
  return found
}
