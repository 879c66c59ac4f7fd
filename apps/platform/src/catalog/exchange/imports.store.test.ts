import { describe, expect, it } from 'vitest'
import { LEASE_MS } from '../../floor/jobs/leases.ts'
import { migrations } from '../../migrations.ts'
import { newSite } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type ImportRecord, importsStore } from './imports.store.ts'

describe.each(ENGINES)('the lease on an import on $name', (engine) => {
  it('keeps other processes away while it is renewed', async () => {
    await using test = await engine.open(migrations)
    const { database } = test
    const { siteId } = await newSite(database)
    const job: ImportRecord = {
      ...{ siteId, importId: 'one', status: 'WAITING', format: 'csv', dryRun: false, fileName: 'a.csv' },
      ...{
        total: undefined,
        done: 0,
        created: 0,
        changed: 0,
        unchanged: 0,
        failed: 0,
        failure: undefined,
        undoneBy: '',
      },
      ...{ createdAt: 0, updatedAt: 0 },
    }
    const { leases } = importsStore
    const by = (holder: string) => ({ siteId, jobId: 'one', holder })
    const take = (holder: string, now: number) =>
      database.transaction((tx) => leases.take(tx, by(holder), now))
    await database.transaction((tx) => importsStore.begin(tx, job))
    expect([await take('first', 1), await take('second', LEASE_MS)]).toEqual([1, undefined])
    await database.transaction((tx) => leases.renew(tx, by('first'), LEASE_MS))
    await database.transaction((tx) => leases.renew(tx, by('second'), 9 * LEASE_MS))
    expect([await take('second', LEASE_MS + 2), await take('second', 2 * LEASE_MS)]).toEqual([undefined, 2])
  })
})
