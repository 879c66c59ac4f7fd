import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { decodeJwt, importSPKI, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import type { Database } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { programArguments } from '../../floor/program-arguments.ts'
import { migrations } from '../../migrations.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'
import { keysStore } from '../../shop/webhooks/kept/keys.store.ts'
import { webhooksStore } from '../../shop/webhooks/kept/webhooks.store.ts'
import { openReceiver, type Receiver } from '../../shop/webhooks/sending/receiver.fixtures.ts'
import { createSigning } from '../../shop/webhooks/sending/signing.ts'
import { ENGINES } from '../../testing/engines.ts'
import { SIZES } from '../sizes.ts'
import { watched } from '../watched-engine.ts'
import type { DeliverOrder } from './deliver.process.ts'

const { events: EVENTS, eventKills: KILLS, processes, timeout } = SIZES
const ENTITIES = 40
const HURRY = 10
const SITE = randomUUID()
const TYPE = 'wix.ecom.v1.cart_updated'
const program = fileURLToPath(new URL('deliver.process.ts', import.meta.url))

const start = async (order: DeliverOrder): Promise<ChildProcess> => {
  const child = fork(program, [], {
    execArgv: programArguments(program),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(order)
  await once(child, 'message')
  return child
}

/** Adds a webhook for a receiver; returns its public key. */
const subscribe = async (database: Database, secret: Buffer, { url }: Receiver): Promise<string> => {
  const signing = createSigning(createSealedSecrets(secret, 'webhook keys'))
  const whose = { siteId: SITE, webhookId: randomUUID(), format: 'JWS' as const }
  const key = await signing.newKey(whose, randomUUID(), 0)
  await database.transaction(async (tx) => {
    await webhooksStore.insert(tx, {
      ...{ ...whose, revision: 1, url, eventTypes: [TYPE], description: '', status: 'ACTIVE' as const },
      ...{ failingSince: null, startsAfter: 0, createdAt: 0, updatedAt: 0 },
    })
    await keysStore.add(tx, key, 0)
  })
  return key.shown
}

/** Writes events of random entities, a few in each transaction; returns their number. */
const writeEvents = async (database: Database): Promise<void> => {
  for (let done = 0; done < EVENTS; done += 5) {
    const entities = Array.from({ length: 5 }, (_, index) => `entity-${(done * 7 + index * 3) % ENTITIES}`)
    await database.transaction((tx) =>
      recordNumbered(
        tx,
        SITE,
        entities.map((entityId) => ({
          ...{ id: randomIds.guid(), type: TYPE, entityId, occurredAt: Date.now() },
          payload: { updatedEvent: { currentEntity: { id: entityId } } },
        })),
      ),
    )
    await delay(1)
  }
}

interface Told {
  readonly id: string
  readonly entityId: string
  readonly number: number
}

/** Reads what arrived in order of arrival, and verifies every signature, once. */
const reading = ({ arrived }: Receiver, key: string) => {
  const told: Told[] = []
  return async (): Promise<readonly Told[]> => {
    const verifier = await importSPKI(key, 'RS256')
    for (const { body } of arrived.slice(told.length)) {
      const currentDate = new Date((decodeJwt(body).iat ?? 0) * 1000)
      const { payload } = await jwtVerify(body, verifier, { currentDate })
      const event = JSON.parse(JSON.parse(String(payload.data)).data)
      told.push({ id: event.id, entityId: event.entityId, number: Number(event.entityEventSequence) })
    }
    return told
  }
}

/** Counts errors: an event that overtook another, or a second id under a known number. */
const faultsIn = (told: readonly Told[]) => {
  const last = new Map<string, number>()
  const ids = new Map<string, string>()
  let outOfOrder = 0
  let renamed = 0
  for (const { id, entityId, number } of told) {
    const before = last.get(entityId) ?? 0
    if (number !== before && number !== before + 1) outOfOrder += 1
    last.set(entityId, Math.max(before, number))
    const place = `${entityId} ${number}`
    if ((ids.get(place) ?? id) !== id) renamed += 1
    ids.set(place, id)
  }
  return { faults: { events: ids.size, outOfOrder, renamed }, repeats: told.length - ids.size }
}

describe.each(ENGINES)('events on $name', (engine) => {
  it(
    `reach every receiver in order while one of three fails every third time and processes are killed ${KILLS} times`,
    async () => {
      const watching = watched(engine)
      await using test = await watching.open(migrations)
      const { database } = test
      const secret = randomBytes(32)
      const receivers = await Promise.all([openReceiver(), openReceiver(), openReceiver()])
      const [, , failing] = receivers
      if (!failing) throw new Error('No receiver')
      // Never the same event twice, because pauses grow.
      const failed = new Set<unknown>()
      let asked = 0
      failing.reply = (response, { headers }) => {
        asked += 1
        const id = headers['webhook-id']
        if (asked % 3 > 0 || failed.has(id)) response.end()
        else if (failed.add(id).size % 2 > 0) response.destroy()
        else response.writeHead(503).end()
      }
      const keys: string[] = []
      for (const receiver of receivers) keys.push(await subscribe(database, secret, receiver))

      const order: DeliverOrder = {
        open: watching.settings(),
        secret: secret.toString('base64'),
        hurry: HURRY,
      }
      const many = engine.name === 'PostgreSQL' ? Math.max(...processes) : 1
      const children = await Promise.all(Array.from({ length: many }, () => start(order)))
      const writing = writeEvents(database)
      for (let kill = 0; kill < KILLS; kill++) {
        await delay(150)
        const place = kill % many
        children[place]?.kill('SIGKILL')
        children[place] = await start(order)
      }
      await writing
      const readers = receivers.map((receiver, at) => reading(receiver, keys[at] ?? ''))
      const counts = () => Promise.all(readers.map(async (read) => faultsIn(await read()).faults))
      const patience = { timeout: timeout / 2, interval: 500 }
      const whole = { events: Math.ceil(EVENTS / 5) * 5, outOfOrder: 0, renamed: 0 }
      await expect.poll(counts, patience).toEqual([whole, whole, whole])
      for (const child of children) child.kill('SIGKILL')
      const repeats = await Promise.all(readers.map(async (read) => faultsIn(await read()).repeats))
      console.info(
        `${engine.name}: ${whole.events} events, ${KILLS} kills, repeats by receiver: ${repeats.join(', ')}`,
      )
      for (const receiver of receivers) await receiver[Symbol.asyncDispose]()

      // The control: a swapped pair is detected.
      const [first, second] = [1, 2].map((number) => ({ id: `${number}`, entityId: 'a', number }))
      if (first && second) expect(faultsIn([second, first]).faults).toMatchObject({ outOfOrder: 2 })
    },
    timeout,
  )
})
