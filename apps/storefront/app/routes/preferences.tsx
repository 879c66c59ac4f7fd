import { type ActionFunctionArgs, redirect } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import { currencyCookie, languageCookie, wayBack } from '../preferences.server.ts'
import { shopCurrencies, visitorContext } from '../shop.server.ts'

/**
 * Stores the currency if one is given, otherwise the language of the address posted to, and leads back to the
 * page. An unknown currency is ignored.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const visitor = context.get(visitorContext)
  const asked = form.get('currency')
  const currency = (await shopCurrencies()).find(({ code }) => code === asked)
  const headers = new Headers()
  if (currency) headers.append('Set-Cookie', currencyCookie(currency.code))
  else if (asked === null) headers.append('Set-Cookie', languageCookie(visitor.language))
  return redirect(wayBack(form.get('to')), { status: 303, headers })
}

export const loader = () => redirect('/')
