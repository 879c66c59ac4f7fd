import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealedSecrets } from '../../../floor/callers/sealed-secrets.ts'
import { type Database, statement } from '../../../floor/database/database.ts'
import { migrations } from '../../../migrations.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { recordNumbered } from '../../events/numbered-events.ts'
import { keysStore } from '../kept/keys.store.ts'
import { lanesStore } from '../kept/lanes.store.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { sortEvents } from '../sorting/sort-events.ts'
import { createSigning } from './signing.ts'
import { createTurn, type Outcome, type Sending, type Turn, type TurnParts } from './turn.ts'

const TYPE = 'wix.ecom.v1.cart_updated'
const MINUTE_MS = 60_000
const countStates = statement<{ status: string; events: number }>(
  'SELECT status, count(*) AS events FROM webhook_deliveries GROUP BY status ORDER BY status',
)
const countLanes = statement<{ lanes: number }>('SELECT count(*) AS lanes FROM webhook_lanes')

describe.each(ENGINES)('the turns of a webhook on $name', (engine) => {
  const opened = async () => {
    const test = await engine.open(migrations)
    const { database } = test
    const whose = { siteId: randomUUID(), webhookId: randomUUID(), format: 'STANDARD' as const }
    const signing = createSigning(createSealedSecrets(randomBytes(32), 'webhook keys'))
    const key = await signing.newKey(whose, randomUUID(), 0)
    await database.transaction(async (tx) => {
      await webhooksStore.insert(tx, {
        ...{ ...whose, revision: 1, url: 'http://127.0.0.1:1/', eventTypes: [TYPE], description: '' },
        ...{ status: 'ACTIVE' as const, failingSince: null, startsAfter: 0, createdAt: 0, updatedAt: 0 },
      })
      await keysStore.add(tx, key, 0)
    })
    const record = async (entityIds: readonly string[], at: number): Promise<void> => {
      await database.transaction((tx) =>
        recordNumbered(
          tx,
          whose.siteId,
          entityIds.map((entityId) => ({
            ...{ id: randomUUID(), type: TYPE, entityId, occurredAt: at },
            payload: { updatedEvent: { currentEntity: { id: entityId } } },
          })),
        ),
      )
      await sortEvents(database, at)
    }
    const processOf = (holder: string, given: Partial<Pick<TurnParts, 'tellPaused' | 'random'>> = {}) => {
      const turn = createTurn({ database, holder, tellPaused: async () => {}, random: () => 0.5, ...given })
      return async (now: number, outcomes: readonly Outcome[] = []): Promise<Turn['sendings']> =>
        (await turn(whose, { outcomes, room: () => 100, now }))?.sendings ?? []
    }
    const { openAgain } = test
    return { database, whose, record, processOf, openAgain, [Symbol.asyncDispose]: () => test.dispose() }
  }
  const outcomeOf = (sending: Sending, status: number): Outcome => ({
    ...sending,
    attempt: {
      ...{ attemptId: randomUUID(), eventId: sending.event.eventId, startedAt: 0, durationMs: 1 },
      ...{ requestHeaders: {}, response: { status, headers: {}, body: '' } },
      error: status === 200 ? '' : `Answered ${status}.`,
    },
  })
  const entities = (sendings: readonly Sending[]) => sendings.map(({ event }) => event.entityId)
  const statesIn = async (database: Database) =>
    Object.fromEntries((await database.all(countStates)).map(({ status, events }) => [status, events]))

  it('take and note many events together, and one of each entity at a time', async () => {
    await using test = await opened()
    const { database, whose, record, processOf } = test
    const many = Array.from({ length: 73 }, (_, index) => `entity-${index}`)
    await record(many, 1)
    await record(['entity-0', 'entity-1'], 1)
    const [one, other] = [processOf('one'), processOf('other')]
    const sendings = await one(1)
    expect(entities(sendings).toSorted()).toEqual(many.toSorted())
    expect(await other(1)).toEqual([])

    const failed = sendings.find(({ event }) => event.entityId === 'entity-0')
    const outcomes = sendings.map((sending) => outcomeOf(sending, sending === failed ? 500 : 200))
    const next = await one(2, outcomes)
    expect(next.map(({ event }) => [event.entityId, event.sequence])).toEqual([['entity-1', 2]])
    expect(next[0]?.event.before).toBe(
      JSON.stringify({ updatedEvent: { currentEntity: { id: 'entity-1' } } }),
    )
    expect(await statesIn(database)).toEqual({ DELIVERED: 72, WAITING: 3 })
    expect(await one(2)).toEqual([]) // empty lanes are not due
    await database.transaction((tx) => lanesStore.removeEmpty(tx, whose, many))
    expect(await database.first(countLanes)).toEqual({ lanes: 2 })
  })

  // SQLite has one writer, so nothing happens meanwhile.
  describe.skipIf(engine.name === 'SQLite')('beside other processes', () => {
    it('let new events be sorted while they run', async () => {
      await using test = await opened()
      const { whose, record, processOf } = test
      await record(['a'], 1)
      await processOf('one')(1)
      const other = await test.openAgain()
      await other.transaction(async (tx) => {
        await lanesStore.lock(tx, whose, 'one', ['a'])
        await lanesStore.letGo(tx, whose, 'one', ['a'], 2)
        await record(['a'], 2)
      })
      expect(await statesIn(test.database)).toEqual({ WAITING: 2 })
    })

    it('keep the lane of an event that arrives while empty lanes are removed', async () => {
      await using test = await opened()
      const { database, whose, record, processOf } = test
      const one = processOf('one')
      await record(['a', 'b'], 1)
      const sent = (await one(1)).map((sending) => outcomeOf(sending, 200))
      expect(await one(2, sent)).toEqual([])
      const other = await test.openAgain()
      await database.transaction(async (sorter) => {
        await lanesStore.add(sorter, [{ ...whose, entityId: 'b' }], 2)
        await other.transaction((tx) => lanesStore.removeEmpty(tx, whose, ['a', 'b']))
      })
      expect(await database.first(countLanes)).toEqual({ lanes: 1 })
    })
  })

  it('give back several events at once when the process stops', async () => {
    await using test = await opened()
    await test.record(['a', 'b', 'c'], 1)
    const one = test.processOf('one')
    const sendings = await one(1)
    const left = sendings.map((sending) => ({ ...sending, attempt: undefined }))
    expect(entities(await one(2, left)).toSorted()).toEqual(['a', 'b', 'c'])
    expect(await statesIn(test.database)).toEqual({ WAITING: 3 })
  })

  it('leave an event to the process that took it over', async () => {
    await using test = await opened()
    await test.record(['a'], 1)
    const [slow, quick, third] = [test.processOf('slow'), test.processOf('quick'), test.processOf('third')]
    const [sending] = await slow(1)
    if (!sending) throw new Error('Nothing was due')
    expect(entities(await quick(MINUTE_MS))).toEqual(['a'])
    await slow(MINUTE_MS, [outcomeOf(sending, 500)])
    expect(await third(MINUTE_MS + 20_000)).toEqual([])
  })

  it('get further apart, with jitter, until the webhook is paused after three days', async () => {
    await using test = await opened()
    const { database, whose, record, processOf } = test
    const told: number[] = []
    let luck = 0
    const one = processOf('one', {
      random: () => luck,
      tellPaused: async (_, webhook, at) => void told.push(webhook.webhookId === whose.webhookId ? at : 0),
    })
    const SECOND_MS = 1_000
    const [SECONDS, MINUTES, HOURS] = [SECOND_MS, MINUTE_MS, 60 * MINUTE_MS]
    const growing = [
      5 * SECONDS,
      30 * SECONDS,
      2 * MINUTES,
      10 * MINUTES,
      30 * MINUTES,
      HOURS,
      2 * HOURS,
      4 * HOURS,
    ]
    const statusOf = async () => (await webhooksStore.find(database, whose.siteId, whose.webhookId))?.status

    await record(['a'], 1)
    const began = 1
    let now = began
    let tries = 0
    let [sending] = await one(now)
    while (sending) {
      luck = [0, 0.5, 1][tries % 3] ?? 0 // a quarter less, as planned, a quarter more
      expect(await one(now, [outcomeOf(sending, 503)])).toEqual([])
      if ((await statusOf()) === 'PAUSED') break
      const pause = (growing[tries++] ?? 6 * HOURS) * (0.75 + luck / 2)
      expect(await one(now + pause - 1)).toEqual([])
      now += pause
      ;[sending] = await one(now)
    }
    expect(now - began).toBeGreaterThanOrEqual(72 * HOURS)
    expect(now - began).toBeLessThan(72 * HOURS + 7.5 * HOURS)
    expect(told).toEqual([now])
    expect(await one(now + 1_000 * HOURS)).toEqual([])
    expect(await statesIn(database)).toEqual({ WAITING: 1 })
  })

  it('send what failed during an outage at once, but not an event that always fails', async () => {
    await using test = await opened()
    const { record, processOf } = test
    const one = processOf('one')
    const sendAll = async (at: number, status: (entityId: string) => number) => {
      const sendings = await one(at)
      return sendings.map((sending) => outcomeOf(sending, status(sending.event.entityId)))
    }
    const bad = (entityId: string) => (entityId === 'bad' ? 500 : 200)

    await record(['bad', 'good'], 1)
    await one(1, await sendAll(1, bad))
    await record(['good'], 1_000)
    const [good] = await sendAll(1_000, bad)
    expect(good?.event.entityId).toBe('good')
    if (good) expect(entities(await one(1_000, [good]))).toEqual([])

    // It fails between successes, later than an outage would have begun.
    const later = 10 * MINUTE_MS
    const again = await sendAll(later, bad)
    expect(again.map(({ event }) => event.entityId)).toEqual(['bad'])
    await one(later, again)
    await record(['good'], later + 1)
    await one(later + 1, await sendAll(later + 1, bad))
    expect(entities(await one(later + 1))).toEqual([])

    // An outage: both wait for their pauses, until one gets through.
    const outage = later + MINUTE_MS
    await record(['first', 'second'], outage)
    await one(outage, await sendAll(outage, () => 503))
    await record(['third'], outage + 1)
    await one(outage + 1, await sendAll(outage + 1, () => 200))
    expect(entities(await one(outage + 1)).toSorted()).toEqual(['first', 'second'])
  })
})
