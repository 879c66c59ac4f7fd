import { type LoaderFunctionArgs, redirect, replace } from 'react-router'
import { openCheckout, queryOf } from '../cart/checkout.server.ts'
import { pathIn } from '../messages/languages.ts'
import { visitorContext } from '../shop.server.ts'

/** Sends someone who logged in on the way back to the checkout, or to the cart if something has to change there. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  const country = url.searchParams.get('country') ?? ''
  const opened = await openCheckout(visitor, country)
  // In place of the login, which would lead here again from the back button.
  if ('address' in opened) return replace(opened.address)
  return redirect(pathIn(visitor.language, '/cart') + queryOf(country))
}
