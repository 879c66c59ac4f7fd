import { refuseUnreached } from './http/error.ts'
import { named } from './named.ts'

/**
 * Waits for a part of the package that is loaded on first use. A part that could not be fetched is asked for
 * again by the next call.
 *
 * @throws {CommerceError} `NETWORK_ERROR`, retryable, when it does not come: no network, or a shop that was deployed anew
 */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> => part.catch(refuseUnreached)

/**
 * What helps when a request failed; nothing, when it cannot be had in three seconds: the failure is thrown as it is then.
 */
export const trouble = (): Promise<Partial<typeof import('./http/trouble.part.ts')>> =>
  Promise.race([
    import('./http/trouble.part.ts').catch(() => ({})),
    // Unlike a timer of its own, it lets a program end.
    new Promise<object>((resolve) => {
      AbortSignal.timeout(3_000).onabort = resolve
    }),
  ])

// biome-ignore lint/suspicious/noExplicitAny: any function will do; its own type is kept.
type AsyncFunctions<Name extends string> = Record<Name, (...args: any[]) => Promise<unknown>>

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** Functions that are there at once, and load the part of the package that does their work when they are called. */
export const later = <Names extends string, Part extends AsyncFunctions<Words<Names>>>(
  load: () => Promise<Part>,
  names: Names,
): Pick<Part, Words<Names>> =>
  named(
    names.split(' ') as Words<Names>[],
    (name) =>
      async (...args: unknown[]) =>
        (await load())[name](...args),
  ) as Pick<Part, Words<Names>>
