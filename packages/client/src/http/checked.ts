import type { CommerceError } from './error.ts'

/** Turns an error caused by a wrong argument into the usual one. */
const rejectedBy =
  (Failure: typeof CommerceError) =>
  (cause: unknown): never => {
    if (cause instanceof Failure) throw cause
    throw new Failure(`${(cause as Error).message}`, { code: 'INVALID_ARGUMENT', cause })
  }

/**
 * Makes functions throw only CommerceErrors, for any input.
 * @param Failure - passed in: parts that load on first use have no class of their own
 */
export const allChecked = <T extends object>(functions: T, Failure: typeof CommerceError): T => {
  const rejected = rejectedBy(Failure)
  const checked =
    (work: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      try {
        const result = work(...args)
        return result instanceof Promise ? result.catch(rejected) : result
      } catch (cause) {
        return rejected(cause)
      }
    }
  return Object.fromEntries(
    Object.entries(functions).map(([name, value]) => [
      name,
      typeof value === 'function' ? checked(value) : value,
    ]),
  ) as T
}
