import type { FastifyRequest } from 'fastify'

/**
 * Returns whether a browser is only prefetching (Sec-Purpose); it asks again when someone follows the link.
 */
export const isLookingAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
