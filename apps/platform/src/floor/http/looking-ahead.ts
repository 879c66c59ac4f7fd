import type { FastifyRequest } from 'fastify'

/** Tells whether a browser only looks ahead (Sec-Purpose); it asks again when somebody follows. */
export const isLookingAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
