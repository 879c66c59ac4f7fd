import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addToCurrentCart, getCurrentCart, registerV2 } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { type Caller, createCaller, openDemoShop, type Shop } from '@vitrine/platform/testing'
import { residentMb } from './measure/built.ts'
import { startBuiltPlatform } from './measure/built-platform.ts'
import { isReady, serve } from './measure/child.ts'
import { type Times, timesOf } from './measure/latency.ts'
import { paced } from './measure/paced.ts'
import { report } from './measure/report.ts'
import { accountOf, type Flood, type FloodAnswers, logInWrongly } from './measure/wrong-logins.ts'

const LOGINS_A_SECOND = 200
/** Reads and adds together; far below what would keep a processor busy. */
const CARTS_A_SECOND = 50
const SHOPPERS = 100
/** Of the attempted accounts; the others don't exist, which costs the platform as much. */
const MEMBERS = 50
const WARM_UP_SECONDS = 5
/** Until the flooding process is up. */
const HEAD_START_MS = 3000
/** At most two passwords are checked at once, in 19 MiB each, plus everything else. */
const MOST_GROWTH_MB = 2 * 19 + 50

/** A product without options, which everyone adds. */
const GOODS = {
  appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  catalogItemId:
    demoShop().products.find(({ visible, options }) => visible && options.length === 0)?.id ?? '',
}

/** A shop with some members, in a folder for the built platform. */
const openShopOfMembers = async (): Promise<Shop> => {
  // Only here, where many register at once; the measurement uses production limits.
  const environment = { MODE: 'production', RATE_LIMITS: 'off', CAPTCHA: 'off' }
  const shop = await openDemoShop({ environment })
  const visitor = await shop.visitor()
  for (let index = 0; index < MEMBERS; index++) {
    const password = `a long walk home ${index}`
    await visitor.call(registerV2, { loginId: { email: accountOf(index) }, password })
  }
  return shop
}

const addOne = (shopper: Caller): Promise<unknown> =>
  shopper.call(addToCurrentCart, { lineItems: [{ quantity: 1, catalogReference: GOODS }] })

/** Reads existing carts and adds to them at a steady pace. */
const useCarts = async (shoppers: readonly Caller[], seconds: number): Promise<readonly Times[]> => {
  const timed = async (call: () => Promise<unknown>, figures: number[]): Promise<void> => {
    const startedAt = performance.now()
    await call()
    figures.push(performance.now() - startedAt)
  }
  const reads: number[] = []
  const additions: number[] = []
  await paced(CARTS_A_SECOND, seconds, async (index) => {
    const shopper = shoppers[Math.floor(index / 2) % shoppers.length]
    if (!shopper) return
    if (index % 2 === 0) await timed(() => shopper.call(getCurrentCart, {}), reads)
    else await timed(() => addOne(shopper), additions)
  })
  return [timesOf(reads), timesOf(additions)]
}

/** Polls a process's memory, in MB, and keeps the maximum. */
const watchMemory = (processId: number) => {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(processId))
  }, 100)
  return () => {
    clearInterval(watch)
    return most
  }
}

/** Measures carts without load and during logins. */
const measure = async (seconds: number): Promise<void> => {
  await using shop = await openShopOfMembers()
  const visitors = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.visitor()))
  const platform = await startBuiltPlatform(shop.dataDir, {
    ...{ MODE: 'production', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
  })
  try {
    const shoppers = visitors.map(({ authorization }) => createCaller(platform.url, authorization))
    for (const shopper of shoppers) await addOne(shopper)
    await useCarts(shoppers, WARM_UP_SECONDS)
    const quiet = await useCarts(shoppers, seconds)
    const before = residentMb(platform.processId)
    const flood: Flood = {
      ...{ url: platform.url, authorization: visitors[0]?.authorization ?? '', seconds },
      ...{ perSecond: LOGINS_A_SECOND, at: Date.now() + HEAD_START_MS },
    }
    const told = serve<FloodAnswers>(import.meta.filename, ['flood', JSON.stringify(flood)])
    const most = watchMemory(platform.processId)
    await sleep(flood.at - Date.now())
    const [flooded, { ready, stop }] = await Promise.all([useCarts(shoppers, seconds), told])
    const growth = most() - before
    await stop()
    show(seconds, quiet, flooded, growth, ready)
  } finally {
    await platform.stop()
  }
}

const show = (
  seconds: number,
  quiet: readonly Times[],
  flooded: readonly Times[],
  growth: number,
  { answers, total, toldToWait, perSecond }: FloodAnswers,
): void => {
  const rows = (['p50', 'p99'] as const).flatMap((share) =>
    ['current cart, read', 'add to cart, durable'].map((what, place) => {
      const [before, during] = [quiet[place]?.[share] ?? Number.NaN, flooded[place]?.[share] ?? Number.NaN]
      return {
        ...{ what: `${what}, ${share} (ms)`, quiet: before.toFixed(1), flooded: during.toFixed(1) },
        ...{ ratio: (during / before).toFixed(2), goal: share === 'p99' ? '<= 2' : '' },
      }
    }),
  )
  report(
    'login-flood',
    [
      ...rows,
      {
        what: 'resident memory grew by at most (MB)',
        flooded: Math.round(growth),
        goal: `<= ${MOST_GROWTH_MB}`,
      },
      {
        what: 'logins told when to try again (%)',
        flooded: Math.round((100 * toldToWait) / total),
        goal: '',
      },
    ],
    [
      `${Math.round(perSecond)} logins a second for ${seconds} s, with wrong passwords, three per account, each from another address behind a proxy; limits as in production.`,
      `Their answers by status: ${JSON.stringify(answers)}.`,
      `${CARTS_A_SECOND} calls of ${SHOPPERS} carts a second, both without load and during the logins, ${seconds} s each. The built platform on SQLite, WAL, synchronous FULL.`,
    ],
  )
}

const [, , role, argument = ''] = process.argv
if (role === 'flood') {
  const flood: Flood = JSON.parse(argument)
  isReady(await logInWrongly(flood))
} else {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } })
  await measure(Number(values.seconds))
}
