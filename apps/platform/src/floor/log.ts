import { type Logger, pino } from 'pino'

/** Lines that wait for a log that takes none; later ones are lost. */
const MOST_WAITING_BYTES = 1_000_000

/**
 * Opens the log on standard output. The platform goes on without it where it cannot be written: its reader has gone, or
 * the disk behind it is full.
 */
export const openLog = (level: string): Logger => {
  const output = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  const goOn = (): void => {}
  output.on('error', goOn)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', goOn)
  return pino({ level }, output)
}
