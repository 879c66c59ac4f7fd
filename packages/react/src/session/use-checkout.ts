import type { redirects } from '@vitrine/client/redirects'
import { useEffect, useState } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'

/** A link out of the shop, to a hosted page. */
export interface Leaving {
  /** True from the first click until the page is left. */
  readonly isLeaving: boolean
  readonly error: unknown
  leave(): Promise<void>
  /** Props for a `button`. */
  buttonProps(): { type: 'button'; disabled: boolean; onClick(): void }
}

/** The argument of a redirect session. */
export type RedirectOptions = redirects.CreateRedirectSessionOptions

/**
 * Leaves for a hosted page through a one-time link: login, logout, bookings, plans.
 * @param options - read on click; a function may do work first
 * @example const { buttonProps } = useRedirect({ auth: { authRequest: { redirectUri, clientId } } })
 */
export function useRedirect(options: RedirectOptions | (() => Promise<RedirectOptions>)): Leaving {
  const { client } = useCommerce()
  const [isLeaving, setLeaving] = useState(false)
  const [error, setError] = useState<unknown>()

  // A page from the back/forward cache is no longer being left.
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  const leave = async () => {
    setLeaving(true)
    setError(undefined)
    try {
      if (!client?.redirects) throw new TypeError('The client of <CommerceProvider> has no redirects module')
      const asked = typeof options === 'function' ? await options() : options
      const { redirectSession } = await client.redirects.createRedirectSession(asked)
      location.assign(redirectSession.fullUrl)
    } catch (failure) {
      setError(failure)
      setLeaving(false)
    }
  }
  return {
    isLeaving,
    error,
    leave,
    buttonProps: () => ({ type: 'button', disabled: isLeaving, onClick: () => void leave() }),
  }
}

/**
 * Leaves for the checkout of the visitor's cart, once all changes to it are confirmed.
 * @param callbacks - where the checkout leads back to; on origins that the client has registered
 * @example const { buttonProps } = useCheckout({ thankYouPageUrl, cartPageUrl, postFlowUrl })
 */
export function useCheckout(callbacks: NonNullable<RedirectOptions>['callbacks']): Leaving {
  const { client, store } = useCommerce()
  return useRedirect(async () => {
    await store.settled()
    if (!client?.currentCart?.createCheckoutFromCurrentCart)
      throw new TypeError('The client of <CommerceProvider> has no currentCart module')
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    return { ecomCheckout: { checkoutId }, callbacks }
  })
}
