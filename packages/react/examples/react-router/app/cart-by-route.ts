import type { CartData, CartPort } from '@vitrine/react'

/** Calls from the browser to the route `/cart`. */
export type CartCall = {
  [Name in keyof CartPort]: { call: Name; args: Parameters<CartPort[Name]> }
}[keyof CartPort]

/** An error that travels from the server to the page: hooks read its code. */
class CartError extends Error {
  readonly code: string
  readonly status: number
  constructor(code: string, status: number) {
    super(code)
    this.code = code
    this.status = status
  }
}

const send = async (asked: CartCall): Promise<CartData | null> => {
  const response = await fetch('/cart', {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'content-type': 'application/json' },
  })
  const { cart, code } = await response.json()
  if (!response.ok) throw new CartError(code, response.status)
  return cart
}

/** A cart port for tokens that stay on the server. */
export const cartByRoute: CartPort = {
  read: () => send({ call: 'read', args: [] }),
  add: (...args) => send({ call: 'add', args }),
  setQuantity: (...args) => send({ call: 'setQuantity', args }),
  remove: (...args) => send({ call: 'remove', args }),
  setCoupon: (...args) => send({ call: 'setCoupon', args }),
}
