import type { TokenStorage } from '../auth/tokens.ts'

/**
 * Keeps tokens in the browser's local storage, where every tab of the site finds them.
 *
 * @param key - default `vitrine.tokens`; give shops that share a site keys of their own
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: localStorageTokens() })
 */
export const localStorageTokens = (key = 'vitrine.tokens'): TokenStorage => ({
  getTokens() {
    const text = localStorage.getItem(key)
    try {
      return text ? JSON.parse(text) : undefined
    } catch {
      // Somebody else's text: tokens are asked for anew.
      return undefined
    }
  },
  setTokens(tokens) {
    localStorage.setItem(key, JSON.stringify(tokens))
  },
  subscribe(changed) {
    const listener = (event: StorageEvent) => {
      // No key: everything was cleared.
      if (event.key === key || event.key === null) changed()
    }
    // Where there is no page, there is nobody to tell.
    globalThis.addEventListener?.('storage', listener)
    return () => globalThis.removeEventListener?.('storage', listener)
  },
})
