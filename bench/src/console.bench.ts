import { parseArgs } from 'node:util'
import { createCaller } from '@vitrine/platform/testing'
import { serve } from './measure/child.ts'
import { LISTS } from './measure/console-lists.ts'
import { type ConsoleShop, type ConsoleShopOptions, serveConsoleShop } from './measure/console-shop.ts'
import { timesOf } from './measure/latency.ts'
import { type Row, report } from './measure/report.ts'

const FEW = 1_000
const WARM_UP = 10

/** How large an answer is in JSON: a page of the small shop may have fewer rows, or rows with fewer variants. */
const kilobytesOf = async (ask: () => Promise<unknown>): Promise<string> =>
  ((JSON.stringify(await ask().catch(() => undefined)) ?? '').length / 1000).toFixed(0)

/** How long an answer takes, in milliseconds; infinite if the platform gives up. */
const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  try {
    await ask()
    return performance.now() - startedAt
  } catch (error) {
    if (String(error).includes('answered 503')) return Number.POSITIVE_INFINITY
    throw error
  }
}

const [, , role, given = '{}'] = process.argv
if (role === 'shop') await serveConsoleShop(JSON.parse(given))
else {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '100000' },
      orders: { type: 'string', default: '1000000' },
      customers: { type: 'string', default: '200000' },
      engine: { type: 'string', default: 'sqlite' },
      /** Keeps the filled shop for the next run: a folder for SQLite, the address of a PostgreSQL server. */
      keep: { type: 'string', default: '' },
      turns: { type: 'string', default: '100' },
      /** Measures only what has this in its name. */
      only: { type: 'string', default: '' },
    },
  })
  const engine = values.engine === 'postgres' ? 'postgres' : 'sqlite'
  const open = (sizes: Pick<ConsoleShopOptions, 'products' | 'orders' | 'customers'>) =>
    serve<ConsoleShop>(import.meta.filename, [
      'shop',
      JSON.stringify({ ...sizes, engine, keep: values.keep }),
    ])
  const sizes = {
    products: Number(values.products),
    orders: Number(values.orders),
    customers: Number(values.customers),
  }
  const small = await open({ products: FEW, orders: FEW, customers: FEW })
  const large = await open(sizes)
  const callers = [small, large].map(({ ready }) => createCaller(ready.url, ready.owner))
  const turns = Number(values.turns)
  const rows: Row[] = []
  for (const [what, ask] of Object.entries(LISTS)) {
    if (!what.includes(values.only)) continue
    const figures = callers.map((): number[] => [])
    for (let turn = -WARM_UP; turn < turns; turn++)
      for (const [place, caller] of callers.entries()) {
        const ms = await timed(() => ask(caller, turn + WARM_UP))
        if (turn >= 0) figures[place]?.push(ms)
      }
    const kilobytes: string[] = []
    for (const caller of callers) kilobytes.push(await kilobytesOf(() => ask(caller, WARM_UP)))
    const [one, other] = figures.map(timesOf)
    if (!one || !other) continue
    rows.push({
      what,
      'p50 of the small shop (ms)': one.p50.toFixed(1),
      'p50 (ms)': other.p50.toFixed(1),
      'p95 of the small shop (ms)': one.p95.toFixed(1),
      'p95 (ms)': other.p95.toFixed(1),
      'kB of both': kilobytes.join(', '),
      times: (other.p95 / one.p95).toFixed(1),
      goal: '<= 2',
    })
  }
  report(`console-${engine}`, rows, [
    `${sizes.products} products, ${sizes.orders} orders and ${sizes.customers} customers beside ${FEW} of each; opening took ${Math.round(large.ready.openedMs / 1000)} s.`,
    `${turns} turns, one after the other, as an owner.`,
    'A million of each: npm run bench -- console --products 1000000',
  ])
  await Promise.all([small.stop(), large.stop()])
}
