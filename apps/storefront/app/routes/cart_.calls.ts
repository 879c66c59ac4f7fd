import type { ActionFunctionArgs } from 'react-router'
import { answerCall } from '../cart/cart-calls.server.ts'
import { visitorContext } from '../shop.server.ts'

/** Cart requests from page scripts. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  answerCall(request, context.get(visitorContext))
