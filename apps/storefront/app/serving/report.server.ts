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
  // A DOMException has a code too, but it is a number that explains nothing.
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && code !== 'NETWORK_ERROR' ? code : error.name
}
