import { describe, inject, it } from 'vitest'
import type { ClusterAnswer } from './postgres/postgres-cluster.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { sqliteEngine } from './sqlite-engine.ts'
import type { TestEngine } from './test-engine.ts'

export type { TestDatabase, TestEngine } from './test-engine.ts'

const askForCluster = async (): Promise<ClusterAnswer> => {
  const response = await fetch(inject('postgresCluster'))
  return JSON.parse(await response.text())
}

const cluster = await askForCluster()

/**
 * The databases to run a suite on.
 *
 * Without PostgreSQL the suite runs on SQLite only, and a skipped test says why; with `CI=true` that test
 * fails instead.
 * @example
 * for (const engine of ENGINES) {
 *   describe(`carts on ${engine.name}`, () => {
 *     it('starts empty', async () => {
 *       await using test = await engine.open(migrations)
 *       expect(await test.database.first(countCarts)).toEqual({ count: 0 })
 *     })
 *   })
 * }
 */
export const ENGINES: readonly TestEngine[] =
  'url' in cluster ? [sqliteEngine, postgresEngine(cluster.url, cluster.prefix)] : [sqliteEngine]

if ('reason' in cluster) {
  const { reason } = cluster
  describe('PostgreSQL', () => {
    it.skipIf(process.env.CI !== 'true')(`is available for tests (${reason})`, () => {
      throw new Error(reason)
    })
  })
}
