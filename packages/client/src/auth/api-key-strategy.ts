import type { AuthStrategy } from './strategy.ts'

/** An API key and the site or account it belongs to. */
export interface ApiKeyOptions {
  apiKey: string
  siteId?: string
  accountId?: string
}

/** A server that acts for the merchant. */
export interface ApiKeyStrategy extends AuthStrategy {
  getAuthHeaders(): { headers: Record<string, string> }
  setSiteId(siteId?: string): void
  setAccountId(accountId?: string): void
}

/**
 * Calls with an API key. For servers only: anyone who has the key can act as the merchant.
 * @throws {TypeError} without options
 * @example
 * const auth = ApiKeyStrategy({ apiKey: process.env.API_KEY ?? '', siteId })
 */
export function ApiKeyStrategy({ apiKey, siteId, accountId }: ApiKeyOptions): ApiKeyStrategy {
  return {
    getAuthHeaders: () => ({
      headers: {
        Authorization: apiKey,
        ...(siteId && { 'wix-site-id': siteId }),
        ...(accountId && { 'wix-account-id': accountId }),
      },
    }),
    getActiveToken: () => apiKey,
    setSiteId(id) {
      siteId = id
    },
    setAccountId(id) {
      accountId = id
    },
  }
}
