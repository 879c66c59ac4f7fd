import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { removeDatabases } from './postgres-command.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for the run's PostgreSQL server. */
    postgresCluster: string
  }
}

/** A server's address and the prefix of this run's databases, or why there is none. */
export type ClusterAnswer = { url: string; prefix: string } | { reason: string }

/**
 * Keeps one PostgreSQL server for the whole test run. It starts when the first test file asks for it, so runs
 * that need none don't wait; all files share it, and each `open` of `ENGINES` gets its own database.
 *
 * `TEST_DATABASE_URL` names another server to use, with a user who may create databases;
 * `TEST_DATABASE_FSYNC=off` speeds up the throwaway one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const prefix = `test_${randomUUID().slice(0, 8)}`
  let server: Promise<PostgresServer> | undefined
  const start = () => {
    server ??= startPostgres({ fsync: process.env.TEST_DATABASE_FSYNC !== 'off' })
    return server
  }
  const answer = async (): Promise<ClusterAnswer> => {
    if (given) return { url: given, prefix }
    try {
      return { url: (await start()).url, prefix }
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
  if (address === null || typeof address === 'string')
    throw new Error('The PostgreSQL test server has no port.')
  project.provide('postgresCluster', `http://127.0.0.1:${address.port}`)

  return async () => {
    desk.close()
    if (given) await removeDatabases(given, prefix)
    await server?.then(
      (running) => running.stop(),
      () => undefined, // it never started, which the tests have reported
    )
  }
}
