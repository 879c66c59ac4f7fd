import type { OAuthStrategy } from '@vitrine/client'
import { returnedLogin } from '@vitrine/client/login'
import { useEffect, useState } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import { useLoginStrategy } from '../provider/login-strategy.ts'

/** The outcome of a login on the page that the visitor comes back to. */
export type ReturnedLogin =
  | { readonly status: 'working' }
  /** Logged in; `originalUri` is where they were before. */
  | { readonly status: 'loggedIn'; readonly originalUri: string }
  /** No login was under way: someone opened the page directly. */
  | { readonly status: 'nobody' }
  | { readonly status: 'failed'; readonly error: unknown }

/** A code can be used once, but effects may run twice. */
const ends = new WeakMap<OAuthStrategy, Promise<{ originalUri: string } | undefined>>()

/**
 * Finishes a login that left the shop, on the page it comes back to.
 * @example const { status } = useReturnedLogin()
 */
export function useReturnedLogin(): ReturnedLogin {
  const auth = useLoginStrategy()
  const { store } = useCommerce()
  const [state, setState] = useState<ReturnedLogin>({ status: 'working' })
  useEffect(() => {
    let isShown = true
    const show = (next: ReturnedLogin) => {
      if (isShown) setState(next)
    }
    const end = ends.get(auth) ?? returnedLogin(auth)
    ends.set(auth, end)
    end.then(
      (returned) => {
        show(returned ? { status: 'loggedIn', ...returned } : { status: 'nobody' })
        if (returned) void store.refresh()
      },
      (error) => show({ status: 'failed', error }),
    )
    return () => {
      isShown = false
    }
  }, [auth, store])
  return state
}
