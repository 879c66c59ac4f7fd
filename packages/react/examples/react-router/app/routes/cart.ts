import { CommerceError } from '@vitrine/client'
import type { CartPort } from '@vitrine/react'
import type { ActionFunctionArgs } from 'react-router'
import type { CartCall } from '../cart-by-route.ts'
import { visitorOf } from '../shop.server.ts'

const carriedOut = (cart: CartPort, asked: CartCall) => {
  switch (asked.call) {
    case 'read':
      return cart.read()
    case 'add':
      return cart.add(...asked.args)
    case 'setQuantity':
      return cart.setQuantity(...asked.args)
    case 'remove':
      return cart.remove(...asked.args)
    case 'setCoupon':
      return cart.setCoupon(...asked.args)
    default:
      throw new CommerceError('Unknown call', { code: 'INVALID_ARGUMENT', status: 400 })
  }
}

/** Runs the page's call as the visitor of the request's cookie. The platform checks the arguments. */
export async function action({ request }: ActionFunctionArgs) {
  const visitor = visitorOf(request)
  try {
    const cart = await carriedOut(visitor.cart, await request.json())
    return Response.json({ cart }, { headers: visitor.headers() })
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    const { code, status = 503 } = error
    return Response.json({ code }, { status, headers: visitor.headers() })
  }
}
