import { createBounded } from '../../../floor/bounded.ts'

/** A mark of the database that differs after any change; undefined if it has none. */
type ChangeMark = number | undefined

/**
 * Caches whole responses. Each is valid while nothing has changed at all, or while its content equals what
 * the database just returned.
 */
export interface PageMemory {
  /** Finds the bytes of a response that was valid at the same mark: no need to ask the database. */
  findAt(name: string, mark: ChangeMark): Uint8Array | undefined
  /** Finds the bytes of a response with the same content, read at `mark` or later. */
  find(name: string, content: string, mark: ChangeMark): Uint8Array | undefined
  /** Caches a response read at `mark` or later, and returns it. */
  keep(name: string, content: string, mark: ChangeMark, bytes: Uint8Array): Uint8Array
}

interface Kept {
  readonly content: string
  readonly bytes: Uint8Array
  mark: ChangeMark
}

const KEPT_BYTES = 32 * 1024 * 1024

export const createPageMemory = (): PageMemory => {
  const kept = createBounded<Kept>(KEPT_BYTES)
  return {
    findAt: (name, mark) => {
      const known = mark === undefined ? undefined : kept.get(name)
      return known?.mark === mark ? known?.bytes : undefined
    },
    find: (name, content, mark) => {
      const known = kept.get(name)
      if (known?.content !== content) return undefined
      known.mark = mark
      return known.bytes
    },
    keep: (name, content, mark, bytes) => {
      kept.set(name, { content, bytes, mark }, bytes.length + content.length + name.length)
      return bytes
    },
  }
}
