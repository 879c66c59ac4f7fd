import { SecretsRefused } from './floor/callers/secrets.ts'
import { DatabaseError } from './floor/database/errors.ts'
import { SettingError } from './floor/settings/settings.ts'
import { CommandError } from './operate/command.ts'

/** Explanations of system errors about a port, by code; file errors are clear enough. */
const PORTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program uses this port: stop it, or set another PLATFORM_PORT'],
  ['EADDRNOTAVAIL', 'This machine doesn’t have that address: set another LISTEN_HOST'],
])

/** Explains in one sentence why the program couldn't start. Undefined for a bug: its stack says more. */
export const startFailure = (error: unknown): string | undefined => {
  if (error instanceof SettingError || error instanceof CommandError) return error.message
  if (error instanceof SecretsRefused || error instanceof DatabaseError) return withCause(error)
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const known = PORTS.get(error.code)
  return known ? `${known} (${error.message}).` : `The platform cannot start: ${error.message}.`
}

const withCause = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message.replace(/\.$/, '')}: ${cause.message.replace(/\.$/, '')}.` : message

/** Says why the program ends, and ends it. */
export const giveUp = (error: unknown): never => {
  console.error(startFailure(error) ?? error)
  process.exit(1)
}
