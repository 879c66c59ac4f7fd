import { CommerceError } from '@vitrine/client'
import { settings } from '../settings.server.ts'

/** Logs an unexpected error. For a platform that can't be reached, one line helps more than the stack. */
export const report = (error: unknown): void => console.error(isUnreached(error) ? lineOf(error) : error)

const isUnreached = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.code === 'NETWORK_ERROR'

const lineOf = (error: CommerceError): string =>
  `The platform at ${settings.platformUrl} doesn't answer (${reasonOf(error)}). Is it running?`

/** The system's error code, such as `ECONNREFUSED`, or the name of the innermost error, such as `TimeoutError`. */
const reasonOf = (error: Error): string => {
  const { cause } = error
  if (cause instanceof Error) return reasonOf(cause)
  const { code } = error as NodeJS.ErrnoException
  return code && code !== 'NETWORK_ERROR' ? String(code) : error.name
}
