import { type Built, processorMs } from './measure/built.ts'
import { cookieOfACart, openBuiltShop } from './measure/built-shop.ts'
import { startEmptyApp } from './measure/empty-app.ts'
import { scriptBytesOf } from './measure/first-load.ts'
import { compare, type Target } from './measure/load.ts'
import { type Row, report } from './measure/report.ts'

const target = (url: string, path: string, cookie?: string): Target => ({
  url,
  requests: [{ method: 'GET', path, headers: cookie ? { cookie } : {} }],
})

/** Rounds of loading two servers in turns; five would keep a reader waiting for minutes. */
const TURNS = 3
const RENDERS = 100
const AT_ONCE = 10

/** CPU milliseconds per render, which other work on the machine hardly changes. */
const processorMsOf = async ({ processId, url }: Built, path: string, cookie = ''): Promise<number> => {
  const before = processorMs(processId)
  for (let done = 0; done < RENDERS; done += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const answer = await fetch(url + path, { headers: { cookie } })
        if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}`)
        await answer.arrayBuffer()
      }),
    )
  return (processorMs(processId) - before) / RENDERS
}

const bytesOf = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength

await using fresh = await openBuiltShop({ KEEP_CATALOG_SECONDS: '0' })
await using kept = await openBuiltShop()
const cookies = {
  fresh: await cookieOfACart(fresh.storefront.url),
  kept: await cookieOfACart(kept.storefront.url),
}
const rows: Row[] = []
for (const [what, path, known, goal] of [
  ['product', '/products/moon-jar', undefined, '>= 2.5'],
  ['product, with a session and a cart', '/products/moon-jar', cookies, ''],
  ['home', '/', undefined, ''],
  ['collection of 24', '/collections/ceramics', undefined, ''],
] as const) {
  const [ours, before] = [kept.storefront, fresh.storefront]
  const compared = await compare(
    target(ours.url, path, known?.kept),
    target(before.url, path, known?.fresh),
    TURNS,
  )
  rows.push({
    page: what,
    'not kept/s': Math.round(compared.ceiling),
    'kept/s': Math.round(compared.ours),
    times: compared.ratio.toFixed(2),
    goal,
    'not kept (ms)': (await processorMsOf(before, path, known?.fresh)).toFixed(1),
    'kept (ms)': (await processorMsOf(ours, path, known?.kept)).toFixed(1),
    'page (kB)': ((await bytesOf(ours.url + path)) / 1000).toFixed(1),
    'scripts (kB)': ((await scriptBytesOf(ours.url + path)) / 1000).toFixed(1),
  })
}
const empty = await startEmptyApp()
const compared = await compare(
  target(fresh.storefront.url, '/products/moon-jar'),
  target(empty.url, '/'),
  TURNS,
)
const emptyMs = await processorMsOf(empty, '/')
const emptyScripts = (await scriptBytesOf(`${empty.url}/`)) / 1000
await empty.stop()
report('render', rows, [
  'Storefronts without and with kept catalog answers (KEEP_CATALOG_SECONDS 0 and 3), built, each with a platform in processes of their own, loaded in turns by ten connections.',
  `CPU per render is that of the page server only, over ${RENDERS} renders: it hardly depends on what else the machine does.`,
  'Scripts are those that the page itself names, each gzipped at level 9; page bytes are before compression.',
  `An empty React Router page on the same server takes ${emptyMs.toFixed(1)} ms and ${emptyScripts.toFixed(1)} kB of scripts; a product page that isn't kept is rendered ${compared.ratio.toFixed(2)} times as often.`,
])
