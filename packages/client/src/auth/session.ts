import { EMPTY_TOKENS, nowInSeconds, type TokenStorage, type Tokens } from './tokens.ts'

/** The tokens of one visitor or member, kept fresh. */
export interface Session {
  /** The tokens as they are stored now. */
  read(): Tokens
  /** Replaces the tokens: login, logout, or tokens from elsewhere. */
  write(tokens: Tokens): void
  /** Answers tokens that are good for a call. Calls made while a renewal is in flight share its result. */
  fresh(): Promise<Tokens>
  /** Calls back after every change, by whomever; the answer ends that. */
  onChange(listener: (tokens: Tokens) => void): () => void
  dispose(): void
}

/** Before expiry by so much, at most, a token is no longer used: it has to arrive. */
const LEEWAY_SECONDS = 30

/** True while an access token can be used. */
export const isFresh = ({ accessToken }: Tokens, leewaySeconds = 0): boolean =>
  !!accessToken.value && accessToken.expiresAt - leewaySeconds > nowInSeconds()

/** Tokens with all their parts, whatever part was given. */
export const completed = (
  tokens?: {
    accessToken?: Partial<Tokens['accessToken']>
    refreshToken?: Partial<Tokens['refreshToken']>
  } | null,
): Tokens => ({
  accessToken: { ...EMPTY_TOKENS.accessToken, ...tokens?.accessToken },
  refreshToken: { ...EMPTY_TOKENS.refreshToken, ...tokens?.refreshToken },
})

/** Tokens for as long as the page or process lives. */
export const memoryTokens = (initial?: Tokens | null): TokenStorage => {
  let tokens = completed(initial)
  return {
    getTokens: () => tokens,
    setTokens: (next) => {
      tokens = next
    },
  }
}

const isSame = (a: Tokens, b: Tokens) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Keeps tokens fresh without a lock. Whoever renews reads the storage again before asking, and again
 * before writing: when another tab, a login or a logout was quicker, theirs stay and ours are thrown away.
 * Storage that throws (private windows, a response already sent) is replaced by memory.
 *
 * @param obtain - asks the server for what follows these tokens: renewed, or new visitor tokens
 */
export function createSession(storage: TokenStorage, obtain: (tokens: Tokens) => Promise<Tokens>): Session {
  const listeners = new Set<(tokens: Tokens) => void>()
  let known = EMPTY_TOKENS
  let flight: Promise<Tokens> | undefined
  let leewaySeconds = LEEWAY_SECONDS

  const access = (tokens?: Tokens): Tokens => {
    const before = known
    try {
      known = completed(tokens ?? storage.getTokens())
      if (tokens) storage.setTokens(known)
    } catch {
      storage = memoryTokens(known)
    }
    if (!isSame(before, known)) for (const listener of listeners) listener(known)
    return known
  }

  const renew = async (): Promise<Tokens> => {
    const before = access()
    if (isFresh(before, leewaySeconds)) return before
    const after = await obtain(before)
    if (!isSame(access(), before)) return renew()
    // A token that lives for seconds must not be renewed before every call.
    leewaySeconds = Math.min(LEEWAY_SECONDS, (after.accessToken.expiresAt - nowInSeconds()) / 10)
    return access(after)
  }

  const unsubscribe = storage.subscribe?.(() => access())
  access()

  return {
    read: () => access(),
    write: access,
    async fresh() {
      if (isFresh(access(), leewaySeconds)) return known
      flight ??= (storage.renewOnce?.(renew) ?? renew()).finally(() => {
        flight = undefined
      })
      return flight
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      unsubscribe?.()
      storage.dispose?.()
    },
  }
}
