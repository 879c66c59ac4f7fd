import { SecretsRefused } from './floor/callers/secrets.ts'
import { DatabaseError } from './floor/database/errors.ts'
import { SettingError } from './floor/settings/settings.ts'
import { CommandError } from './operate/command.ts'

/** What the system says of a port, by its code; of files it says enough by itself. */
const PORTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program listens there: end it, or set another PLATFORM_PORT'],
  ['EADDRNOTAVAIL', 'This machine has no such address: set another LISTEN_HOST'],
])

/**
 * Puts what ends a program at its start into one sentence for its operator. Undefined for what is a bug: its stack says
 * more.
 */
export const startFailure = (error: unknown): string | undefined => {
  if (error instanceof SettingError || error instanceof CommandError) return error.message
  if (error instanceof SecretsRefused || error instanceof DatabaseError) return withCause(error)
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const known = PORTS.get(error.code)
  return known ? `${known} (${error.message}).` : `The platform cannot go on: ${error.message}.`
}

const withCause = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message.replace(/\.$/, '')}: ${cause.message.replace(/\.$/, '')}.` : message

/** Says what has ended the program, and ends it. */
export const giveUp = (error: unknown): never => {
  console.error(startFailure(error) ?? error)
  process.exit(1)
}
