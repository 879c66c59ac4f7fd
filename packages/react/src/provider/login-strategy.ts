import type { OAuthStrategy } from '@vitrine/client'
import { useCommerce } from './commerce-context.ts'

/** True for a strategy that visitors can log in by. */
export const hasLogin = (auth: object | undefined): auth is OAuthStrategy => !!auth && 'loggedIn' in auth

/**
 * Answers the strategy of the provider's client.
 *
 * @throws {TypeError} when nobody can log in by it
 */
export function useLoginStrategy(): OAuthStrategy {
  const { client } = useCommerce()
  const auth = client?.auth
  if (!hasLogin(auth)) throw new TypeError('The client of <CommerceProvider> has no OAuthStrategy')
  return auth
}
