import { pointHostedAt } from '@vitrine/client/hosted'
import { type Addresses, addressesIn, type Environment } from './addresses.ts'

const MARK = Symbol.for('vitrine.move')

/**
 * Reads the addresses, redirects this process's own requests to the provider, and says so once.
 * @throws {Error} like `addressesIn`: a storefront without an address never starts
 */
export const startMoved = (env: Environment = process.env): Addresses => {
  const addresses = addressesIn(env)
  if (Reflect.get(globalThis, MARK) !== addresses.apiUrl) {
    pointHostedAt(addresses.apiUrl)
    Reflect.set(globalThis, MARK, addresses.apiUrl)
    Reflect.set(globalThis, 'VITRINE_API_URL', addresses.apiUrl)
    Reflect.set(globalThis, 'VITRINE_MEDIA_URL', addresses.mediaUrl)
    const client = addresses.clientId ? ` as client ${addresses.clientId}` : ''
    console.info(`Vitrine: this storefront calls ${addresses.apiUrl}${client}.`)
  }
  return addresses
}
