import type { ActionFunctionArgs } from 'react-router'
import { answerCall } from '../cart/cart-calls.server.ts'
import { visitorContext } from '../shop.server.ts'

/** What the scripts of pages ask of the cart. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  answerCall(request, context.get(visitorContext))
