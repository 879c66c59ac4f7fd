import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../floor/ids.ts'
import { programArguments } from '../../floor/program-arguments.ts'
import { migrations } from '../../migrations.ts'
import { callBy, MEDIA_URL, newProduct, newSite } from '../../testing/catalog.ts'
import { ended } from '../../testing/ended.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { TestEngine } from '../../testing/test-engine.ts'
import { createCatalog } from '../catalog.service.ts'
import { createChanges, createChanging, prices, raise, toldTwice } from './product-changes.fixtures.ts'

const program = fileURLToPath(new URL('../../jobs/jobs.worker.ts', import.meta.url))
const inAMinute = { now: () => Date.now() + 60_000 }

const startWorker = (settings: object): ChildProcess => {
  const child = fork(program, [], {
    execArgv: programArguments(program),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(settings)
  return child
}

/** Products that a filter names, and products with their own values; each engine is killed in one of the two. */
const FORMS = {
  'a filter': () => raise({ filter: {} }),
  'products with their own values': (ids: readonly string[]) => ({
    items: ids.map((productId) => ({ productId, price: { from: 20, to: 21 } })),
  }),
}
const formsOf = (engine: TestEngine) =>
  Object.entries(FORMS).filter(([form]) => (form === 'a filter') === (engine.name === 'SQLite'))

for (const engine of ENGINES) {
  describe(`the job process on ${engine.name}`, () => {
    it.each(formsOf(engine))(
      'can be killed at any moment while it changes %s, and changes each product once',
      async (_, asked) => {
        await using test = await engine.open(migrations)
        const { database, settings } = test
        const site = await newSite(database)
        const catalog = createCatalog({
          database,
          clock: inAMinute,
          ids: randomIds,
          mediaUrl: MEDIA_URL,
        })
        const products = Array.from({ length: 400 }, () => newProduct())
        await catalog.putProducts(site, products)
        const changes = createChanges(database)
        const { productChange } = await changes.start(
          callBy('merchant', site, asked(products.map(({ id }) => id))),
        )
        const read = async () =>
          (await changes.get(callBy('merchant', site, { id: productChange.id }))).productChange

        const worker = startWorker({
          database: settings,
          files: { dataDir: tmpdir(), mediaUrl: MEDIA_URL, mediaCacheBytes: 0 },
        })
        while ((await read()).done === 0 && worker.exitCode === null) await delay(5)
        await delay(Math.random() * 50)
        worker.kill('SIGKILL')
        await ended(worker)
        expect(await read()).toMatchObject({ status: 'RUNNING', total: 400 })

        await createChanging(database, { clock: inAMinute }).work()
        expect(await read()).toMatchObject({ status: 'DONE', done: 400, changed: 400 })
        expect(await prices(database, site)).toEqual({ 2100: 400 })
        expect(await toldTwice(database, site)).toEqual([])
      },
    )
  })
}
