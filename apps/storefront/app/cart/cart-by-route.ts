import type { CartData, CartPort } from '@vitrine/react/cart'
import type { CartCall, CartReply } from './cart-call.ts'
import type { CartView } from './cart-view.ts'

/** What the shop has refused, in its own words. */
export class RefusedError extends Error {
  readonly status: number
  constructor(said: string, status: number) {
    super(said)
    this.status = status
  }
}

/** Longer than the shop itself would wait for the platform. */
const TIMEOUT_MS = 15_000

async function ask(address: string, asked: CartCall): Promise<CartView> {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'Content-Type': 'application/json' },
    // Whoever leaves the page at once has changed the cart all the same.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const reply: CartReply = await response.json()
  if ('problem' in reply) throw new RefusedError(reply.problem, response.status)
  return reply.cart
}

/**
 * The way to a cart whose tokens stay on the server. Whoever has none yet is given them with the first change: until
 * then one waits for the other, since two at once would be of two visitors.
 *
 * @param take - makes of a view what changes are worked out from
 */
export function cartByRoute(address: string, take: (view: CartView) => CartData | null): CartPort {
  let isKnown = false
  let last: Promise<unknown> = Promise.resolve()
  const send = async (asked: CartCall) => {
    const answer = isKnown ? ask(address, asked) : last.then(() => ask(address, asked))
    last = answer.then(
      () => (isKnown ||= asked.call !== 'read'),
      () => {},
    )
    return take(await answer)
  }
  return {
    read: () => send({ call: 'read' }),
    add: ({ catalogReference, quantity = 1 }) => send({ call: 'add', reference: catalogReference, quantity }),
    setQuantity: (line, quantity) => send({ call: 'set-quantity', line, quantity }),
    remove: (line) => send({ call: 'remove', line }),
    setCoupon: (code) => send({ call: 'set-coupon', code }),
  }
}
