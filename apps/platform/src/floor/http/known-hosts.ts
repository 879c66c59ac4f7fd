import { isIPv4 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fail } from '../failure.ts'
import type { Settings } from '../settings/settings.ts'

/** Load balancers call it by whatever address they know, and it tells nothing. */
const ANYWHERE = '/health'

/** The names of this machine for itself, at which no other site's page can be (RFC 6761, section 6.3). */
const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIPv4(name) && name.startsWith('127.'))

type Addresses = Pick<Settings, 'platformUrl' | 'storefrontUrl' | 'mediaUrl' | 'knownHosts'>

/**
 * Tells whether a host name, with or without a port, is one that the platform is reached by: that of an address in the
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
 * Refuses requests under host names that are not known. A page of another site can have its own name lead to this
 * machine (DNS rebinding), and the browser then takes the answers for that site's own.
 *
 * A trusted proxy's `X-Forwarded-Host` stands for the host. HTTP/1.0 may leave the host out; browsers never do.
 */
export const refuseUnknownHosts = (app: FastifyInstance, isKnown: (host: string) => boolean): void => {
  app.addHook('onRequest', async (request) => {
    if (request.host === '' && request.headers.host === undefined) return
    if (isKnown(request.host) || request.routeOptions.url === ANYWHERE) return
    throw fail('HOST_NOT_KNOWN')
  })
}
