import { nowInSeconds, type TokenStorage, type Tokens } from './tokens.ts'

/** The tokens of one visitor or member, kept fresh. */
export interface Session {
  /** The tokens as stored now. */
  getTokens(): Tokens
  /** Replaces the tokens: login, logout, or tokens from elsewhere. */
  setTokens(tokens: Tokens): void
  /**
   * Returns tokens that are valid for a call. Calls made while a renewal is in flight share its result.
   * @param refused - an access token that the platform refused: it is treated as expired
   */
  fresh(refused?: string): Promise<Tokens>
  /** Calls back after every change, no matter who made it; call the result to stop. */
  onChange(listener: (tokens: Tokens) => void): () => void
  dispose(): void
}

/**
 * A token stops being used this long before it expires, because it still has to arrive. It is always used for
 * this long after it was issued: a request with the previous refresh token may still be under way. After a
 * second renewal that request would be two generations late, and the platform would take it for theft.
 */
const LEEWAY_SECONDS = 30

/** True while an access token can be used. */
export const isFresh = ({ accessToken }: Tokens, leewaySeconds = 0): boolean =>
  !!accessToken.value && accessToken.expiresAt - leewaySeconds > nowInSeconds()

/** Fills in missing parts of given or stored tokens. */
export const completed = (tokens?: unknown): Tokens => {
  const { accessToken, refreshToken } = Object(tokens)
  return {
    accessToken: { value: '', expiresAt: 0, ...sound(accessToken) },
    refreshToken: { value: '', role: 'none', ...sound(refreshToken) },
  }
}

const sound = <Token extends { value?: unknown }>(token?: Token) => typeof token?.value === 'string' && token

/**
 * Keeps tokens as long as the page or process lives.
 * @example const auth = OAuthStrategy({ clientId, tokenStorage: memoryTokens() })
 */
export const memoryTokens = (initial?: unknown): TokenStorage => {
  let tokens = completed(initial)
  return {
    getTokens: () => tokens,
    setTokens: (next) => {
      tokens = next
    },
  }
}

/**
 * Keeps tokens fresh without a lock. A renewal reads the storage again before asking and before writing: if
 * another tab, a login or a logout was faster, its tokens stay and ours are dropped. A clock that jumps costs
 * one needless renewal at most. If the storage throws (private windows, a response already sent), memory
 * replaces it.
 * @param obtain - asks the server for the next tokens: renewed, or a new visitor's
 */
export const createSession = (given: TokenStorage, obtain: (tokens: Tokens) => Promise<Tokens>): Session => {
  let storage = given
  const listeners = new Set<(tokens: Tokens) => void>()
  let known = completed()
  let flight: Promise<Tokens> | undefined
  let leewaySeconds = LEEWAY_SECONDS
  let heldUntilMs = 0
  let dead: string | undefined

  const isGood = () => {
    const { value } = known.accessToken
    return value && value !== dead && (performance.now() < heldUntilMs || isFresh(known, leewaySeconds))
  }

  const goOnInMemory = () => {
    storage = memoryTokens(known)
  }
  const access = (tokens?: Tokens): Tokens => {
    const before = known
    try {
      known = completed(tokens ?? storage.getTokens())
      // The write may be asynchronous, though no type says so.
      if (tokens) (storage.setTokens(known) as Promise<void> | undefined)?.catch?.(goOnInMemory)
    } catch {
      goOnInMemory()
    }
    // Unchanged tokens stay the same object, so a renewal notices when others replaced them.
    if (JSON.stringify(known) === JSON.stringify(before)) known = before
    else {
      heldUntilMs = performance.now() + leewaySeconds * 1000
      for (const listener of listeners) listener(known)
    }
    return known
  }

  const renew = async (): Promise<Tokens> => {
    const before = access()
    if (isGood()) return before
    const after = await obtain(before)
    if (access() !== before) return renew()
    // A token that lives for seconds must not be renewed before every call.
    leewaySeconds = Math.min(LEEWAY_SECONDS, (after.accessToken.expiresAt - nowInSeconds()) / 10)
    return access(after)
  }

  const unsubscribe = given.subscribe?.(() => access())
  access()
  // The age of the first tokens is unknown.
  heldUntilMs = 0

  return {
    getTokens: () => access(),
    setTokens(tokens) {
      access(tokens)
      heldUntilMs = 0
    },
    async fresh(refused) {
      if (access().accessToken.value === refused) dead = refused
      if (isGood()) return known
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
      given.dispose?.()
    },
  }
}
