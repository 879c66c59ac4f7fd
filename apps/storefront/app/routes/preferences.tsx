import { type ActionFunctionArgs, redirect } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import { languageCookie, wayBack } from '../preferences.server.ts'
import { visitorContext } from '../shop.server.ts'

/** Keeps the language of the address that the form was sent to, and leads back to the page in it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { language } = context.get(visitorContext)
  return redirect(wayBack(form.get('to')), {
    status: 303,
    headers: { 'Set-Cookie': languageCookie(language) },
  })
}

export const loader = () => redirect('/')
