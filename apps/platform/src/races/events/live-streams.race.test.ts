import { addToCurrentCart, deleteCurrentCart } from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { lineOf, openSmallShop } from '../../hostile/small-shop.ts'
import { listen } from '../../shop/live/live.fixtures.ts'
import { ended } from '../../testing/ended.ts'
import { ENGINES } from '../../testing/engines.ts'
import { createCaller } from '../../testing/index.ts'
import { startProgram } from '../../testing/program.ts'
import { SIZES } from '../sizes.ts'
import { watched } from '../watched-engine.ts'

const { streamChanges: CHANGES, liveProcesses: PROCESSES, timeout } = SIZES
const postgres = ENGINES.find(({ name }) => name === 'PostgreSQL')

it.skipIf(!postgres)(
  'a change through any process reaches the streams of all of them, once and in order',
  async () => {
    if (!postgres) return
    const watching = watched(postgres)
    await using shop = await openSmallShop({ engine: watching })
    const visitor = await shop.visitor()
    const programs = await Promise.all(
      Array.from({ length: PROCESSES - 1 }, () =>
        startProgram({ DATA_DIR: shop.dataDir, DATABASE_URL: watching.databaseUrl(), RATE_LIMITS: 'off' }),
      ),
    )
    const callers = [shop, ...programs].map(({ url }) => ({
      ...{ url, caller: createCaller(url, visitor.authorization) },
    }))
    await using _ended = {
      [Symbol.asyncDispose]: async () => {
        for (const { child } of programs) {
          child.kill('SIGKILL')
          await ended(child)
        }
      },
    }
    const streams = await Promise.all(callers.map(({ url, caller }) => listen(url, caller, ['CART'])))
    for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'ready' })

    for (let change = 0; change < CHANGES; change++)
      await callers[change % callers.length]?.caller.call(addToCurrentCart, { lineItems: [lineOf()] })
    await callers.at(-1)?.caller.call(deleteCurrentCart, {})
    const made = Array.from({ length: CHANGES }, (_, at) => [at === 0 ? 'CREATED' : 'UPDATED', at + 1])
    for (const stream of streams) {
      const heard = await stream.changes(CHANGES + 1)
      expect(heard).toMatchObject(
        [...made, ['DELETED', CHANGES + 1]].map(([action, revision]) => ({ action, revision })),
      )
      stream.leave()
    }
  },
  timeout,
)
