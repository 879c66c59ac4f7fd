import type { OAuthStrategy } from '@vitrine/client'
import { useCommerce } from './commerce-context.ts'

/** True for a strategy that visitors can log in with. */
export const hasLogin = (auth: object | undefined): auth is OAuthStrategy => !!auth && 'loggedIn' in auth

/**
 * Returns the strategy of the provider's client.
 * @throws {TypeError} when it doesn't support logins
 */
export function useLoginStrategy(): OAuthStrategy {
  const { client } = useCommerce()
  const auth = client?.auth
  if (!hasLogin(auth)) throw new TypeError('The client of <CommerceProvider> has no OAuthStrategy')
  return auth
}
