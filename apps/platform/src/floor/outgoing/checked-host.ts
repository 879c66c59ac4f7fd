import { lookup as lookUp } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

/** Finds the IP addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/**
 * Resolves a host once and checks every address it has.
 *
 * @param hostname - as in `URL.hostname`: a name or an IP address, with brackets around IPv6
 * @param allows - which addresses may be called
 * @returns the addresses; none if one of them isn't allowed, or the name leads nowhere
 */
export const checkedAddresses = async (
  hostname: string,
  allows: (address: string) => boolean,
  resolve: Resolve = addressesOf,
): Promise<readonly string[]> => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(host) ? [host] : await resolve(host)
  return addresses.every(allows) ? addresses : []
}

/**
 * Makes a request connect to checked addresses, even if the name resolves to others by then. Certificates are
 * still checked against the name.
 */
export const lookupOf = (addresses: readonly string[]): LookupFunction => {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  const [{ address, family } = { address: '', family: 4 }] = known
  return (_hostname, { all }, found) => (all ? found(null, known) : found(null, address, family))
}

const addressesOf: Resolve = async (hostname) =>
  (await lookUp(hostname, { all: true })).map(({ address }) => address)
