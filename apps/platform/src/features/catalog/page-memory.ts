import { createBounded } from '../../bounded.ts'

/** Whole answers, each good for as long as its content is what the database just said. */
export interface PageMemory {
  /** Finds the bytes of an answer whose content is the same as when it was kept. */
  find(name: string, content: string): Uint8Array | undefined
  /** Keeps an answer and gives it back. */
  keep(name: string, content: string, bytes: Uint8Array): Uint8Array
}

const KEPT_BYTES = 32 * 1024 * 1024

export const createPageMemory = (): PageMemory => {
  const kept = createBounded<{ content: string; bytes: Uint8Array }>(KEPT_BYTES)
  return {
    find: (name, content) => {
      const known = kept.get(name)
      return known?.content === content ? known.bytes : undefined
    },
    keep: (name, content, bytes) => {
      kept.set(name, { content, bytes }, bytes.length + content.length + name.length)
      return bytes
    },
  }
}
