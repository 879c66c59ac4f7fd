import { nowInSeconds, type TokenStorage, type Tokens } from './tokens.ts'

/** The tokens of one visitor or member, kept fresh. */
export interface Session {
  /** The tokens as they are stored now. */
  getTokens(): Tokens
  /** Replaces the tokens: login, logout, or tokens from elsewhere. */
  setTokens(tokens: Tokens): void
  /**
   * Answers tokens that are good for a call. Calls made while a renewal is in flight share its result.
   *
   * @param refused - an access token that the platform did not take: it is good no longer, whatever the clock says
   */
  fresh(refused?: string): Promise<Tokens>
  /** Calls back after every change, by whomever; the answer ends that. */
  onChange(listener: (tokens: Tokens) => void): () => void
  dispose(): void
}

/**
 * So long before expiry, at most, a token is no longer used: it has to arrive. And so long after it came it is used
 * whatever the clock says, since a request with the refresh token before it may be under way. Were it renewed
 * meanwhile, that request would arrive two generations late, and the platform take it for a thief's.
 */
const LEEWAY_SECONDS = 30

/** True while an access token can be used. */
export const isFresh = ({ accessToken }: Tokens, leewaySeconds = 0): boolean =>
  !!accessToken.value && accessToken.expiresAt - leewaySeconds > nowInSeconds()

/** Tokens with all their parts, out of whatever was given or stored. */
export const completed = (tokens?: unknown): Tokens => {
  const { accessToken, refreshToken } = Object(tokens)
  return {
    accessToken: { value: '', expiresAt: 0, ...sound(accessToken) },
    refreshToken: { value: '', role: 'none', ...sound(refreshToken) },
  }
}

const sound = <Token extends { value?: unknown }>(token?: Token) => typeof token?.value === 'string' && token

/** Tokens for as long as the page or process lives. */
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
 * Keeps tokens fresh without a lock. Whoever renews reads the storage again before asking, and again
 * before writing: when another tab, a login or a logout was quicker, theirs stay and ours are thrown away.
 * A clock that jumps makes tokens look old or young; it costs a needless renewal at most.
 * Storage that throws (private windows, a response already sent) is replaced by memory.
 *
 * @param obtain - asks the server for what follows these tokens: renewed, or new visitor tokens
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
      // It may be written later than it is asked to, though no type says so.
      if (tokens) (storage.setTokens(known) as Promise<void> | undefined)?.catch?.(goOnInMemory)
    } catch {
      goOnInMemory()
    }
    // The same tokens stay the same object, by which a renewal sees whether others came meanwhile.
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
  // Nobody knows how old the first tokens are.
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
