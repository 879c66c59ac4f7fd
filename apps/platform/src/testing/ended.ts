import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Waits until a process has ended, also when it did so long ago, or by a signal.
 * @returns its exit code; null if a signal ended it
 */
export const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
