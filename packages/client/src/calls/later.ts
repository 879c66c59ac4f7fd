import { refuseUnreached } from '../http/error.ts'
import { named } from './named.ts'

/**
 * Waits for a part of the package that loads on first use. A part that failed to load is fetched again by the
 * next call.
 * @throws {CommerceError} `NETWORK_ERROR`, retryable, when it can't be loaded: no network, or the shop was
 * redeployed
 */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> => part.catch(refuseUnreached)

/**
 * The code that handles failed requests; nothing if it doesn't load within three seconds, and then the
 * failure is thrown as it is.
 */
export const trouble = (): Promise<Partial<typeof import('../http/trouble.part.ts')>> =>
  Promise.race([
    import('../http/trouble.part.ts').catch(() => ({})),
    // Unlike a separate timer, this doesn't keep a program running.
    new Promise<object>((resolve) => {
      AbortSignal.timeout(3_000).onabort = resolve
    }),
  ])

type AsyncFunctions<Name extends string> = Record<Name, (...args: never[]) => Promise<unknown>>

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** Stand-ins that exist at once and load the part of the package with the real functions when called. */
export const later = <Names extends string, Part extends AsyncFunctions<Words<Names>>>(
  load: () => Promise<Part>,
  names: Names,
): Pick<Part, Words<Names>> =>
  named(
    names.split(' ') as Words<Names>[],
    (name) =>
      async (...args: never[]) =>
        (await load())[name](...args),
  ) as Pick<Part, Words<Names>>
