import type { FastifyRequest } from 'fastify'
import { fail } from '../../failure.ts'

/**
 * Rejects requests from another site's page. Browsers send how a request relates to its target (Fetch
 * Metadata); older ones, and all of them without TLS, send only its origin. Other programs send neither, and
 * have no one's cookie.
 *
 * @param platformUrl - the platform's public address
 * @throws {Failure} PERMISSION_DENIED
 */
export const assertSameSite = ({ headers }: FastifyRequest, platformUrl: string): void => {
  const { origin } = headers
  const relation = headers['sec-fetch-site']
  const isOurs =
    relation === undefined
      ? origin === undefined || origin === new URL(platformUrl).origin
      : relation === 'same-origin' || relation === 'none'
  if (!isOurs) throw fail('PERMISSION_DENIED', {}, "Pages of other sites can't do this.")
}
