import type { CartPort } from '@vitrine/react/cart'
import type { CartCall, CartReply } from './cart-call.ts'
import type { CartView } from './cart-view.ts'

/** A refusal, in the shop's own words. */
export class RefusedError extends Error {
  readonly status: number
  constructor(said: string, status: number) {
    super(said)
    this.status = status
  }
}

/** Longer than the shop itself waits for the platform. */
const TIMEOUT_MS = 15_000

async function ask(address: string, asked: CartCall): Promise<CartView> {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'Content-Type': 'application/json' },
    // The change still arrives if the visitor leaves the page at once.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const reply: CartReply = await response.json()
  if ('problem' in reply) throw new RefusedError(reply.problem, response.status)
  return reply.cart
}

/**
 * A cart port for tokens that stay on the server. A new visitor gets tokens with the first change; until then
 * changes wait for each other, because two at once would create two visitors.
 */
export function cartByRoute(address: string): CartPort {
  let isKnown = false
  let last: Promise<unknown> = Promise.resolve()
  const send = (asked: CartCall) => {
    const answer = isKnown ? ask(address, asked) : last.then(() => ask(address, asked))
    last = answer.then(
      () => (isKnown ||= asked.call !== 'read'),
      () => {},
    )
    return answer
  }
  return {
    read: () => send({ call: 'read' }),
    add: ({ catalogReference, quantity = 1 }) => send({ call: 'add', reference: catalogReference, quantity }),
    setQuantity: (line, quantity) => send({ call: 'set-quantity', line, quantity }),
    remove: (line) => send({ call: 'remove', line }),
    setCoupon: (code) => send({ call: 'set-coupon', code }),
  }
}
