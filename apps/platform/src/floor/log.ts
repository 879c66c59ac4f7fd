import { type Logger, pino } from 'pino'

/** The most bytes waiting for a log that accepts none; later lines are lost. */
const MOST_WAITING_BYTES = 1_000_000

/**
 * Opens the log on standard output. The platform carries on without it if it can't be written: its reader is
 * gone, or the disk is full.
 */
export const openLog = (level: string): Logger => {
  const output = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  const goOn = (): void => {}
  output.on('error', goOn)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', goOn)
  return pino({ level }, output)
}
