import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'

/** Serves `/health`: 200 if the database answers, otherwise 503. For start scripts and load balancers. */
export const healthRoutes = (app: FastifyInstance, database: Database): void => {
  app.get('/health', async (_request, reply) => {
    const healthy = await database.healthy()
    return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'unavailable' })
  })
}
