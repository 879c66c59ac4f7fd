import type { FastifyRequest } from 'fastify'
import { fail } from '../../failure.ts'

/**
 * Refuses what another site's page sends. Browsers say how a request relates to where it goes (Fetch Metadata); older
 * ones, and all of them without TLS, name its origin alone. What comes from no browser names neither, and has nobody's
 * cookie.
 *
 * @param platformUrl - where the platform is reached from outside
 * @throws {Failure} PERMISSION_DENIED
 */
export const assertSameSite = ({ headers }: FastifyRequest, platformUrl: string): void => {
  const { origin } = headers
  const relation = headers['sec-fetch-site']
  const isOurs =
    relation === undefined
      ? origin === undefined || origin === new URL(platformUrl).origin
      : relation === 'same-origin' || relation === 'none'
  if (!isOurs) throw fail('PERMISSION_DENIED', {}, 'Pages of other sites cannot do this.')
}
