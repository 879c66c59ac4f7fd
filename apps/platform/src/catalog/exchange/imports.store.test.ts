import { describe, expect, it } from 'vitest'
import { migrations } from '../../migrations.ts'
import { newSite } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type ImportRecord, importsStore } from './imports.store.ts'

describe.each(ENGINES)('ownership of an import on $name', (engine) => {
  it('keeps other processes away while it is renewed', async () => {
    await using test = await engine.open(migrations)
    const { database } = test
    const { siteId } = await newSite(database)
    const job: ImportRecord = {
      ...{ siteId, importId: 'one', status: 'WAITING', format: 'csv', dryRun: false, fileName: 'a.csv' },
      ...{ total: undefined, done: 0, created: 0, changed: 0, unchanged: 0, failed: 0, failure: undefined },
      ...{ createdAt: 0, updatedAt: 0 },
    }
    const hold = (now: number, until: number) =>
      database.transaction((tx) => importsStore.hold(tx, job, now, until))
    await database.transaction((tx) => importsStore.begin(tx, job))
    expect([await hold(1, 10), await hold(5, 15)]).toEqual([true, false])
    await database.transaction((tx) => importsStore.keepHold(tx, job, 20))
    expect([await hold(12, 30), await hold(21, 30)]).toEqual([false, true])
  })
})
