import { useCallback, useSyncExternalStore } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import { hasLogin } from '../provider/login-strategy.ts'

/** Who visits. */
export interface Session {
  readonly isLoggedIn: boolean
  /**
   * Ends the login and leaves for the platform's page, which ends it there too.
   * @param originalUrl - where to come back to; one of the client's registered origins
   */
  logOut(originalUrl: string): Promise<void>
}

const never = () => () => {}

/**
 * Returns whether a member visits, and follows logins and logouts in this and other tabs. A shop whose server
 * keeps the tokens only passes `initialSession`.
 * @throws {TypeError} from `logOut`, for a client that doesn't support logins
 * @example const { isLoggedIn, logOut } = useSession()
 */
export function useSession(): Session {
  const { client, initialSession, store } = useCommerce()
  const auth = hasLogin(client?.auth) ? client.auth : undefined
  const first = () => initialSession?.isLoggedIn ?? false
  const subscribe = useCallback((changed: () => void) => auth?.onChange(changed) ?? never(), [auth])
  const isLoggedIn = useSyncExternalStore(subscribe, () => auth?.loggedIn() ?? first(), first)
  const logOut = useCallback(
    async (originalUrl: string) => {
      if (!auth) throw new TypeError('The client of <CommerceProvider> has no OAuthStrategy')
      const { logoutUrl } = await auth.logout(originalUrl)
      void store.refresh()
      location.assign(logoutUrl)
    },
    [auth, store],
  )
  return { isLoggedIn, logOut }
}
