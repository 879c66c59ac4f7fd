import { networkError } from './http/error.ts'

/**
 * Waits for a part of the package that is loaded on first use. A part that could not be fetched is asked for
 * again by the next call.
 *
 * @throws {CommerceError} `NETWORK_ERROR`, retryable, when it does not come: no network, or a shop that was deployed anew
 */
export const loaded = async <Part>(part: Promise<Part>): Promise<Part> => {
  try {
    return await part
  } catch (cause) {
    throw networkError(cause)
  }
}

/** So long a failed call waits for what may help it. */
const PATIENCE_MS = 3_000

/** What helps when a request failed; nothing, when it cannot be had in time: the failure is thrown as it is then. */
export const trouble = (): Promise<Partial<typeof import('./http/trouble.part.ts')>> =>
  Promise.race([
    import('./http/trouble.part.ts').catch(() => ({})),
    // Unlike a timer of its own, it lets a program end.
    new Promise<object>((resolve) => {
      AbortSignal.timeout(PATIENCE_MS).onabort = resolve
    }),
  ])

// biome-ignore lint/suspicious/noExplicitAny: any function will do; its own type is kept.
type AsyncFunctions<Name extends string> = Record<Name, (...args: any[]) => Promise<unknown>>

/** Functions that are there at once, and load the part of the package that does their work when they are called. */
export const later = <Name extends string, Part extends AsyncFunctions<Name>>(
  load: () => Promise<Part>,
  names: readonly Name[],
): Pick<Part, Name> =>
  Object.fromEntries(
    names.map((name) => [name, async (...args: unknown[]) => (await load())[name](...args)]),
  ) as Pick<Part, Name>
