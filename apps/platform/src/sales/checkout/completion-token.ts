import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { StoredCheckout } from './checkout.ts'

/** The checkout that a token is for. */
type CheckoutName = Pick<StoredCheckout, 'siteId' | 'id'>

/**
 * Creates the token with which the shop's own page reports that a checkout was completed there. It replaces
 * `{completionToken}` in that page's address.
 * @param secret - 256 bits
 */
export const completionToken = (secret: Uint8Array, { siteId, id }: CheckoutName): string => {
  const payload = Buffer.from(JSON.stringify({ siteId, id })).toString('base64url')
  return `${payload}.${sealOf(secret, payload).toString('base64url')}`
}

/** Reads a token; undefined for a foreign one. */
export const checkoutOfToken = (secret: Uint8Array, token: string): CheckoutName | undefined => {
  const [payload = '', seal = ''] = token.split('.')
  const given = Buffer.from(seal, 'base64url')
  const right = sealOf(secret, payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString()) // sealed, so it is ours
  if (!isObject(content) || typeof content.siteId !== 'string' || typeof content.id !== 'string')
    return undefined
  return { siteId: content.siteId, id: content.id }
}

const sealOf = (secret: Uint8Array, payload: string): Buffer =>
  createHmac('sha256', secret).update(`checkout-completion ${payload}`).digest()
