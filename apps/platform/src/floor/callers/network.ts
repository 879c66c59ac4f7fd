/**
 * Names the network that an address belongs to, for counting: an IPv4 address itself, of IPv6 the first 64 bits,
 * since whoever has one address there has them all.
 *
 * @example networkOf('2001:db8:1:2:3::9') // '2001:db8:1:2'
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped || !plain.includes(':')) return mapped ?? plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}

/** Addresses that nobody has on the internet (RFC 1918, RFC 4193, and the machine itself), as networks. */
const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:|0:0:0:0$)/

/** Tells whether a network is the machine's own or a private one: its callers are the shop's own servers. */
export const isPrivateNetwork = (network: string): boolean => PRIVATE.test(network)
