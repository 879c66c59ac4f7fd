import type { TokenStorage } from '../auth/tokens.ts'

/**
 * Keeps tokens in the browser's local storage, shared by every tab of the site.
 * @param key - default `vitrine.tokens`; give shops on the same site different keys
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: localStorageTokens() })
 */
export const localStorageTokens = (key = 'vitrine.tokens'): TokenStorage => ({
  getTokens() {
    const text = localStorage.getItem(key)
    try {
      return text ? JSON.parse(text) : undefined
    } catch {
      // Not our text: ask for new tokens.
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
    // Outside a page there is no other tab to notify.
    globalThis.addEventListener?.('storage', listener)
    return () => globalThis.removeEventListener?.('storage', listener)
  },
})
