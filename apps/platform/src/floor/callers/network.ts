/**
 * Returns the network of an address, for counting: an IPv4 address itself, or the first 64 bits of an IPv6
 * address, because one customer usually has all addresses below those.
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

/** Networks that don't exist on the internet (RFC 1918, RFC 4193, and the machine itself). */
const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:|0:0:0:0$)/

/** Returns whether a network is private or the machine's own. Its callers are the shop's own servers. */
export const isPrivateNetwork = (network: string): boolean => PRIVATE.test(network)
