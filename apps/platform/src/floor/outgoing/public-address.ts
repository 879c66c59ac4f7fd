import { BlockList, isIP } from 'node:net'

/**
 * Address ranges outside the public internet, from the registries of special addresses (RFC 6890 and its
 * successors).
 */
const INSIDE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32', // a cloud metadata service, like 169.254.169.254
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Ranges of global addresses that represent another address or none. */
const INSIDE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

const inside4 = listOf(INSIDE_4, 'ipv4')
const inside6 = listOf(INSIDE_6, 'ipv6')
const worldwide6 = listOf(['2000::/3'], 'ipv6')

/**
 * Returns whether an IP address is on the public internet: not private, loopback, link-local, multicast,
 * documentation or cloud metadata, and not an IPv4 address in disguise.
 */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !inside4.check(address, 'ipv4')
    case 6:
      return worldwide6.check(address, 'ipv6') && !inside6.check(address, 'ipv6')
    default:
      return false
  }
}
