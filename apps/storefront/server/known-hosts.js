import { isIPv4 } from 'node:net'

/**
 * Lists the host names that the shop is reached by: that of its own address, and those of `KNOWN_HOSTS`.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function hostNames({ STOREFRONT_URL = '', KNOWN_HOSTS = '' }) {
  const own = URL.canParse(STOREFRONT_URL) ? [new URL(STOREFRONT_URL).hostname] : []
  return [...own, ...KNOWN_HOSTS.split(',').flatMap((name) => name.trim().toLowerCase() || [])]
}

/**
 * Tells whether a request names a host that the shop is reached by, or this machine's own. Under any other a page of
 * another site may be asking, whose name leads here (DNS rebinding).
 *
 * @param {readonly string[]} names
 * @returns {(host: string) => boolean}
 */
export const knownHosts = (names) => (host) => {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return names.includes(name) || isLoopback(name)
}

/** @param {string} name */
const isLoopback = (name) =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIPv4(name) && name.startsWith('127.'))
