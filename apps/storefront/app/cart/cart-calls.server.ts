import { data } from 'react-router'
import type { Visitor } from '../shop.server.ts'
import {
  addToCart,
  cartProblem,
  readCart,
  refusal,
  refusalOf,
  removeLine,
  setQuantity,
} from './cart.server.ts'
import type { CartCall, CartReply } from './cart-call.ts'
import type { CartView } from './cart-view.ts'
import { applyCoupon, couponProblem, removeCoupon } from './coupon.server.ts'

/** Handles cart requests from page scripts; forms do the same without scripts. */
export async function answerCall(request: Request, visitor: Visitor): Promise<Response> {
  const asked = await readCall(request)
  try {
    if (asked.call === 'set-coupon' && asked.code === '') return refused(refusal(visitor.answers.typeCode))
    return Response.json({ cart: await carryOut(asked, visitor) } satisfies CartReply)
  } catch (error) {
    const words = asked.call === 'set-coupon' ? couponProblem : cartProblem
    return refused(refusalOf(error, visitor.answers, words))
  }
}

const refused = ({ problem, init }: ReturnType<typeof refusal>) =>
  Response.json({ problem } satisfies CartReply, init)

function carryOut(asked: CartCall, visitor: Visitor): Promise<CartView> {
  switch (asked.call) {
    case 'read':
      return readCart(visitor)
    case 'add':
      return addToCart(visitor, asked.reference, asked.quantity)
    case 'set-quantity':
      return setQuantity(visitor, asked.line, asked.quantity)
    case 'remove':
      return removeLine(visitor, asked.line)
    case 'set-coupon':
      return asked.code === null ? removeCoupon(visitor) : applyCoupon(visitor, asked.code)
  }
}

/**
 * Reads the request. Other sites can't send JSON here without a preflight request.
 * @throws 400 for an invalid one
 */
async function readCall(request: Request): Promise<CartCall> {
  const isJson = request.headers.get('Content-Type') === 'application/json'
  const asked: unknown = isJson ? await request.json().catch(() => undefined) : undefined
  if (isCall(asked)) return asked
  throw data(null, { status: 400 })
}

/** The platform validates the item itself. */
function isCall(asked: unknown): asked is CartCall {
  if (!isObject(asked)) return false
  const { call, line, quantity, reference, code } = asked
  switch (call) {
    case 'read':
      return true
    case 'add':
      return isObject(reference) && typeof reference.catalogItemId === 'string' && isQuantity(quantity)
    case 'set-quantity':
      return typeof line === 'string' && isQuantity(quantity)
    case 'remove':
      return typeof line === 'string'
    default:
      return call === 'set-coupon' && (code === null || typeof code === 'string')
  }
}

const isQuantity = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
