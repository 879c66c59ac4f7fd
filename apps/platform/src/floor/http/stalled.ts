import type { IncomingMessage } from 'node:http'
import { unreadable } from '../failure.ts'

/** Watches a body that is read piece by piece. */
export interface Watch {
  /** Returns what `work` returns, unless the body stalls first. @throws {InvalidArgument} */
  or<T>(work: Promise<T>): Promise<T>
  end(): void
}

const LOOK_EVERY_MS = 1000
/** A sender who is silent for this long is gone. */
const SILENT_MS = 30_000
/**
 * A body that has arrived but isn't read by then never will be: some broken forms leave their parser waiting
 * for more.
 */
const STUCK_MS = 5_000

export const watchOver = (request: IncomingMessage): Watch => {
  let received = request.socket.bytesRead
  let quietMs = 0
  let giveUp: (error: Error) => void = () => {}
  const stalled = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  stalled.catch(() => undefined) // no caller may be waiting
  const timer = setInterval(() => {
    const { bytesRead } = request.socket
    quietMs = bytesRead === received ? quietMs + LOOK_EVERY_MS : 0
    received = bytesRead
    if (quietMs >= (request.complete ? STUCK_MS : SILENT_MS)) giveUp(unreadable())
  }, LOOK_EVERY_MS)
  return { or: (work) => Promise.race([work, stalled]), end: () => clearInterval(timer) }
}
