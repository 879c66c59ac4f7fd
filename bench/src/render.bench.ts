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

const ROUNDS = 30
const AT_ONCE = 10

/** CPU milliseconds per render, which other work on the machine hardly changes. */
const processorMsOf = async ({ processId, url }: Built, path: string, cookie = ''): Promise<number> => {
  const before = processorMs(processId)
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () =>
        (await fetch(url + path, { headers: { cookie } })).arrayBuffer(),
      ),
    )
  return (processorMs(processId) - before) / (ROUNDS * AT_ONCE)
}

const bytesOf = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength

await using shop = await openBuiltShop({ KEEP_CATALOG_SECONDS: '0' })
await using kept = await openBuiltShop()
const empty = await startEmptyApp()
const cookie = await cookieOfACart(shop.storefront.url)
const keptCookie = await cookieOfACart(kept.storefront.url)
const rows: Row[] = []
for (const [what, path, { storefront }, session] of [
  ['product', '/products/moon-jar', shop],
  ['product, with a session and a cart', '/products/moon-jar', shop, cookie],
  ['home', '/', shop],
  ['collection of 24', '/collections/ceramics', shop],
  ['product, kept', '/products/moon-jar', kept],
  ['product, kept, with a session and a cart', '/products/moon-jar', kept, keptCookie],
  ['home, kept', '/', kept],
  ['collection of 24, kept', '/collections/ceramics', kept],
] as const) {
  const { url } = storefront
  const compared = await compare(target(url, path, session), target(empty.url, '/'))
  rows.push({
    page: what,
    'renders/s': Math.round(compared.ours),
    'empty page/s': Math.round(compared.ceiling),
    ratio: compared.ratio.toFixed(2),
    'processor (ms)': (await processorMsOf(storefront, path, session)).toFixed(1),
    'vs the empty page (ms)': (await processorMsOf(empty, '/')).toFixed(1),
    'page (kB)': ((await bytesOf(url + path)) / 1000).toFixed(1),
    'scripts (kB)': ((await scriptBytesOf(url + path)) / 1000).toFixed(1),
    'vs the empty page (kB)': ((await scriptBytesOf(`${empty.url}/`)) / 1000).toFixed(1),
  })
}
await empty.stop()
report('render', rows, [
  'Both by the same server.js, built, in separate processes, loaded in turns by ten connections; nothing is kept between two renders, except where it says so.',
  'CPU per render is that of the page server only, over 300 renders: it hardly depends on what else the machine does.',
  'A page of the shop calls the platform, which runs in its own process on the same machine; the empty page calls nothing.',
  'Scripts are those that the page itself names, each gzipped at level 9; page bytes are before compression.',
])
