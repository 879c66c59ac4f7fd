import { createClient, OAuthStrategy } from '@vitrine/client'
import { withHooks } from '@vitrine/client/hooks'
import { pointHostedAt } from '@vitrine/client/hosted'
import { products } from '@vitrine/client/stores'
import { openDemoShop } from '@vitrine/platform/testing'
import * as publicSdk from '@wix/sdk'
import * as publicStores from '@wix/stores'
import { isReady, serve } from './measure/child.ts'
import { median, report } from './measure/report.ts'

const PAGE = 50
const CALLS = 25
const ROUNDS = 16

interface Ready {
  readonly url: string
  readonly clientId: string
}

/** CPU milliseconds per call in this process, including JSON and the socket. */
const cpuOf = async (call: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  for (let count = 0; count < CALLS; count++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / CALLS
}

/** The address for a page of products. */
const addressOfQuery = async (apiUrl: string, clientId: string): Promise<string> => {
  let address = ''
  const fetch = withHooks({
    request: ({ url }) => {
      address = url
    },
  })
  const client = createClient({ apiUrl, fetch, auth: OAuthStrategy({ clientId }), modules: { products } })
  await client.products.queryProducts().limit(PAGE).find()
  return address
}

if (process.argv[2] === 'shop') {
  const shop = await openDemoShop({ environment: { MODE: 'production' } })
  isReady({ url: shop.url, clientId: shop.clientId } satisfies Ready)
} else {
  const { ready, stop } = await serve<Ready>(import.meta.filename, ['shop'])
  const { url: apiUrl, clientId } = ready
  const auth = OAuthStrategy({ clientId })
  const ours = createClient({ apiUrl, auth, modules: { products } })
  const { headers } = await ours.auth.getAuthHeaders()
  const address = await addressOfQuery(apiUrl, clientId)

  const restore = pointHostedAt(apiUrl)
  const theirs = publicSdk.createClient({
    auth: publicSdk.OAuthStrategy({ clientId }),
    modules: { products: publicStores.products },
  })
  const calls = {
    'fetch + JSON.parse': async () => JSON.parse(await (await fetch(address, { headers })).text()),
    'this client': async () => ours.products.queryProducts().limit(PAGE).find(),
    'the public packages': async () => theirs.products.queryProducts().limit(PAGE).find(),
  }

  const bytes = (await (await fetch(address, { headers })).text()).length
  const figures = Object.entries(calls).map(([what, call]) => ({ what, call, cpu: [] as number[] }))
  for (let round = -2; round < ROUNDS; round++)
    for (const { call, cpu } of figures) {
      const ms = await cpuOf(call)
      if (round >= 0) cpu.push(ms)
    }
  restore()
  const bare = median(figures[0]?.cpu ?? [])
  const rows = figures.map(({ what, cpu }) => ({
    what,
    'CPU ms/call': median(cpu).toFixed(2),
    ratio: (median(cpu) / bare).toFixed(2),
    goal: what === 'this client' ? '<= 1.30' : '',
  }))
  report('client', rows, [
    `A page of ${PAGE} products, ${bytes} bytes of JSON, over HTTP from a platform in its own process.`,
    `Medians of ${ROUNDS} rounds of ${CALLS} calls, alternating; CPU of this process, user and system.`,
  ])
  await stop()
}
