import { isIPv4 } from 'node:net'

/**
 * Lists the shop's host names: that of its own address, and those in `KNOWN_HOSTS`.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function hostNames({ STOREFRONT_URL = '', KNOWN_HOSTS = '' }) {
  const own = URL.canParse(STOREFRONT_URL) ? [new URL(STOREFRONT_URL).hostname] : []
  return [...own, ...KNOWN_HOSTS.split(',').flatMap((name) => name.trim().toLowerCase() || [])]
}

/**
 * Checks that a request names one of the shop's hosts, or this machine. Any other name may be another site's
 * that resolves to this server (DNS rebinding).
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
