import { type LoaderFunctionArgs, redirect } from 'react-router'
import { findOrder } from '../order/order.server.ts'
import { loginProviders, reading, type Visitor, visitorContext } from '../shop.server.ts'
import { leaveToLogIn } from './hosted-login.server.ts'
import { readMember } from './member.server.ts'
import { returnPath } from './return-to.ts'

/**
 * Loads the login and registration pages. Members are redirected, and so is anyone whose link names an
 * external provider.
 */
export const loadEntry = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  const returnTo = returnPath(url.searchParams.get('returnTo'))
  if (await readMember(visitor)) throw redirect(returnTo, 303)
  const providers = await loginProviders()
  const provider = url.searchParams.get('provider')
  const known = await knownOf(visitor, url.searchParams.get('order'))
  if (!providers.some(({ id }) => id === provider)) return { returnTo, providers, known }
  const away = await leaveToLogIn(visitor, returnTo, { provider })
  if (away instanceof Response) throw away
  return { returnTo, providers, known, refused: away.data }
})

/** What an order of this browser says about its buyer, to fill into the form. */
async function knownOf(visitor: Visitor, orderId: string | null) {
  const { firstName, email } = (await findOrder(visitor, orderId)) ?? {}
  return { ...(firstName && { firstName }), ...(email && { email }) }
}
