import { expect, it } from 'vitest'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import type { Database, Reader, Transaction } from '../../../floor/database/database.ts'
import { randomIds } from '../../../floor/ids.ts'
import { UNLIMITED_CODE_TRIES } from '../../../floor/rates/code-tries.ts'
import { callOf } from '../../../testing/calls.ts'
import { newProduct, openCatalog } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { placeholder, referenceTo } from '../cart.fixtures.ts'
import { createCart } from '../cart.service.ts'

/** The same database, noting the statements it runs, without those that begin and end transactions. */
const noting = (database: Database) => {
  const noted: string[] = []
  const reads = (reader: Reader): Reader => ({
    all: (statement, ...values) => {
      noted.push(statement.text)
      return reader.all(statement, ...values)
    },
    first: (statement, ...values) => {
      noted.push(statement.text)
      return reader.first(statement, ...values)
    },
  })
  const writes = (tx: Transaction): Transaction => ({
    ...reads(tx),
    run: (statement, ...values) => {
      noted.push(statement.text)
      return tx.run(statement, ...values)
    },
  })
  const watched: Database = {
    ...reads(database),
    engine: database.engine,
    replica: reads(database.replica),
    scans: reads(database.scans),
    transaction: (work) => database.transaction((tx) => work(writes(tx))),
    migrate: (migrations) => database.migrate(migrations),
    pendingMigrations: (migrations) => database.pendingMigrations(migrations),
    changeMark: () => database.changeMark(),
    healthy: () => database.healthy(),
    close: () => database.close(),
  }
  return { noted, watched }
}

// Issue 16: at most nine.
it.each(ENGINES)(
  "a visitor's first add takes five statements, and four to read products on $name",
  async (engine) => {
    await using test = await openCatalog(engine)
    const [cup, bowl] = [newProduct({ priceMinor: 1200 }), newProduct({ priceMinor: 3100 })]
    await test.catalog.putProducts(test.site, [cup, bowl])
    const { noted, watched } = noting(test.database)
    const { current } = createCart({
      ...{ database: watched, offersFor: test.catalog.offersFor, ids: randomIds, placeholder },
      codeTries: UNLIMITED_CODE_TRIES,
    })
    const added = async (...ids: readonly string[]): Promise<number> => {
      noted.length = 0
      const actor: KnownActor = {
        ...{ type: 'ANONYMOUS_VISITOR', siteId: test.site.siteId, clientId: 'client' },
        visitorId: randomIds.guid(),
      }
      const lineItems = ids.map((id) => ({ quantity: 1, catalogReference: referenceTo(id) }))
      await current.add(callOf({ lineItems }, { actor, site: test.site, headers: {}, at: 1_700_000_000_000 }))
      return noted.length
    }
    expect(await added(cup.id), noted.join('\n')).toBe(9)
    expect(await added(cup.id), noted.join('\n')).toBe(5)
    expect(await added(bowl.id, cup.id), noted.join('\n')).toBe(9)
    expect(await added(bowl.id, cup.id), noted.join('\n')).toBe(5)
    // A change is noticed within the write, read there, and read ahead by the next one.
    await test.catalog.putProducts(test.site, [{ ...cup, priceMinor: 1300 }])
    for (const count of [8, 9, 5]) expect(await added(cup.id), noted.join('\n')).toBe(count)
  },
)
