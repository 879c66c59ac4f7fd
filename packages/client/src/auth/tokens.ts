import type { TokenRole } from '@vitrine/contract'

/** Proves who calls. */
export interface AccessToken {
  value: string
  /** Seconds since 1970 by the clock of the machine that received the token. */
  expiresAt: number
}

/** Renews the access token. */
export interface RefreshToken {
  value: string
  /** `none` after logout. */
  role: TokenRole
}

/** Both tokens of a session, as they are stored. */
export interface Tokens {
  accessToken: AccessToken
  refreshToken: RefreshToken
}

/** Keeps the tokens of a session. Every read and write goes through it, so several clients can share one. */
export interface TokenStorage {
  getTokens(): Tokens | undefined
  setTokens(tokens: Tokens): void
  /**
   * Runs a renewal while others who share the storage wait for it. It may fail to: only speed depends on it.
   */
  renewOnce?<T>(renew: () => Promise<T>): Promise<T>
  /** Calls back when another user of the storage changed the tokens. */
  subscribe?(changed: () => void): () => void
  dispose?(): void
}

/** Empty tokens: before the first call and after logout. */
export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)
