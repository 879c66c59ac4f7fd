import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for the run's PostgreSQL server. */
    postgresCluster: string
  }
}

/** A server's address, or why there is none. */
export type ClusterAnswer = { url: string } | { reason: string }

/**
 * Keeps one PostgreSQL server for the whole test run. It is started when the first test file asks for it, so runs
 * that need none wait for none; all files share it, each `open` of `ENGINES` in a schema of its own.
 *
 * `TEST_DATABASE_URL` names a server to use instead; `TEST_DATABASE_FSYNC=off` speeds up the throwaway one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined
  const start = () => {
    server ??= startPostgres({ fsync: process.env.TEST_DATABASE_FSYNC !== 'off' })
    return server
  }
  const answer = async (): Promise<ClusterAnswer> => {
    const given = process.env.TEST_DATABASE_URL
    if (given) return { url: given }
    try {
      return { url: (await start()).url }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.warn(`PostgreSQL is not tested: ${reason}`)
      return { reason }
    }
  }

  const desk = createServer(async (_request, response) => {
    response.setHeader('connection', 'close').end(JSON.stringify(await answer()))
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('The desk for PostgreSQL has no port.')
  project.provide('postgresCluster', `http://127.0.0.1:${address.port}`)

  return async () => {
    desk.close()
    await server?.then(
      (running) => running.stop(),
      () => undefined, // it never started, which the tests have told
    )
  }
}
