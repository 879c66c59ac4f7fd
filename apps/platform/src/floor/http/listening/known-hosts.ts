import { isIPv4 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../failure.ts'
import type { Settings } from '../../settings/settings.ts'

/** Load balancers call it at any address, and it reveals nothing. */
const ANYWHERE = '/health'

/** The machine's names for itself, which no other site's page can have (RFC 6761, section 6.3). */
const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIPv4(name) && name.startsWith('127.'))

type Addresses = Pick<Settings, 'platformUrl' | 'storefrontUrl' | 'mediaUrl' | 'knownHosts'>

/**
 * Returns whether a host name, with or without a port, belongs to the platform: one from an address in the
 * settings, one of `KNOWN_HOSTS`, or this machine's own.
 */
export const knownHosts = (settings: Addresses): ((host: string) => boolean) => {
  const { platformUrl, storefrontUrl, mediaUrl } = settings
  const names = new Set([
    ...[platformUrl, storefrontUrl, mediaUrl].map((url) => new URL(url).hostname),
    ...settings.knownHosts,
  ])
  return (host) => {
    const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
    return names.has(name) || isLoopback(name)
  }
}

/**
 * Rejects requests with an unknown host name. Another site's page can point its own name to this machine (DNS
 * rebinding), and the browser would then give that site the responses.
 *
 * A trusted proxy's `X-Forwarded-Host` replaces the host. HTTP/1.0 may omit the host; browsers never do.
 */
export const refuseUnknownHosts = (app: FastifyInstance, isKnown: (host: string) => boolean): void => {
  app.addHook('onRequest', async (request) => {
    if (request.host === '' && request.headers.host === undefined) return
    if (isKnown(request.host) || request.routeOptions.url === ANYWHERE) return
    throw fail('HOST_NOT_KNOWN')
  })
}
