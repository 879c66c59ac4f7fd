import { createCoupon, listCoupons } from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import type { KnownActor } from '../../floor/callers/actor.ts'
import { type Database, statement, type Transaction } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { ENGINES } from '../../testing/engines.ts'
import { auditMigrations } from './audit.migrations.ts'
import { noteChange } from './noted.ts'
import { createRecording } from './recording.ts'

const nameOne = statement<{ name: string }>(`SELECT 'Ada' AS name`)
const siteId = 'site'
const staff: KnownActor = { type: 'WIX_USER', siteId, userId: 'ada', owner: true }
const visitor: KnownActor = { type: 'ANONYMOUS_VISITOR', siteId, clientId: 'c', visitorId: 'v' }

/** The same database, counting the statements of its transactions. */
const counting = (database: Database) => {
  const counted = { statements: 0 }
  const counts = <T>(work: () => T): T => {
    counted.statements++
    return work()
  }
  const around = (tx: Transaction): Transaction => ({
    all: (text, ...values) => counts(() => tx.all(text, ...values)),
    first: (text, ...values) => counts(() => tx.first(text, ...values)),
    run: (text, ...values) => counts(() => tx.run(text, ...values)),
  })
  const watched: Database = Object.assign(Object.create(database), {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => database.transaction((tx) => work(around(tx))),
  })
  return { counted, watched }
}

it.each(ENGINES)('a recorded write runs three more statements, any other none, on $name', async (engine) => {
  await using test = await engine.open(auditMigrations)
  const { counted, watched } = counting(test.database)
  const nameOf = async (tx: Pick<Transaction, 'first'>) => (await tx.first(nameOne))?.name
  const recording = createRecording({ database: watched, ids: randomIds, nameOf })
  const costOf = async (
    actor: KnownActor,
    operation: typeof createCoupon | typeof listCoupons,
    things: number,
  ) => {
    counted.statements = 0
    const call = {
      operation,
      actor,
      at: 1,
      requestId: 'r',
      address: '',
      consistent: false,
      header: () => undefined,
    }
    await recording.around(call, () =>
      recording.database.transaction(async (tx) => {
        for (let thing = 0; thing < things; thing++)
          noteChange(tx, { entityType: 'COUPON', entityId: `${thing}`, before: null, after: { code: 'A' } })
      }),
    )
    return counted.statements
  }
  expect(await costOf(staff, createCoupon, 1)).toBe(3)
  expect(await costOf(staff, createCoupon, 64)).toBe(3)
  expect(await costOf(staff, createCoupon, 0)).toBe(0)
  expect(await costOf(staff, listCoupons, 1)).toBe(0)
  expect(await costOf(visitor, createCoupon, 1)).toBe(0)
})

it.each(ENGINES)('changes of several transactions of a call share an entry on $name', async (engine) => {
  await using test = await engine.open(auditMigrations)
  const nameOf = async () => 'Ada'
  const { database, around } = createRecording({ database: test.database, ids: randomIds, nameOf })
  const call = { operation: createCoupon, actor: staff, at: 1, requestId: 'r' }
  const note = (entityId: string) =>
    database.transaction(async (tx) => noteChange(tx, { entityType: 'COUPON', entityId }))
  const rest = { address: '', consistent: false, header: () => undefined }
  let late: () => Promise<void> = async () => {}
  await around({ ...call, ...rest }, async () => {
    await note('one')
    await database
      .transaction(async (tx) => {
        noteChange(tx, { entityType: 'COUPON', entityId: 'lost' })
        throw new Error('It failed')
      })
      .catch(() => {})
    await note('two')
    late = () => note('late')
  })
  await late()
  expect(await test.database.all(entries)).toEqual([{ change_count: 2, actor_name: 'Ada' }])
  expect(await test.database.all(subjects)).toEqual([{ entity_id: 'one' }, { entity_id: 'two' }])
})

const entries = statement<object>('SELECT change_count, actor_name FROM audit_entries')
const subjects = statement<object>('SELECT entity_id FROM audit_subjects ORDER BY entity_id')
