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
