import { createBounded } from '../../../floor/bounded.ts'

/** A mark of the database that is another one after any change; undefined where it has none. */
type ChangeMark = number | undefined

/** Whole answers, each good while nothing at all has changed, or while its content is what the database just said. */
export interface PageMemory {
  /** Finds the bytes of an answer that was right at the same mark: nothing needs to be asked. */
  findAt(name: string, mark: ChangeMark): Uint8Array | undefined
  /** Finds the bytes of an answer whose content is the same as when it was kept, and was read at `mark` or later. */
  find(name: string, content: string, mark: ChangeMark): Uint8Array | undefined
  /** Keeps an answer that was read at `mark` or later, and gives it back. */
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
