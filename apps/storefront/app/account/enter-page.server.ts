import { type LoaderFunctionArgs, redirect } from 'react-router'
import { loginProviders, reading, visitorContext } from '../shop.server.ts'
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
  if (!providers.some(({ id }) => id === provider)) return { returnTo, providers }
  const away = await leaveToLogIn(visitor, returnTo, { provider })
  if (away instanceof Response) throw away
  return { returnTo, providers, refused: away.data }
})
