import { type Built, processorMs } from './built.ts'
import { cookieOfACart, openBuiltShop } from './built-shop.ts'
import { startEmptyApp } from './empty-app.ts'
import { scriptBytesOf } from './first-load.ts'
import { compare, type Target } from './load.ts'
import { type Row, report } from './report.ts'

const target = (url: string, path: string, cookie?: string): Target => ({
  url,
  requests: [{ method: 'GET', path, headers: cookie ? { cookie } : {} }],
})

const ROUNDS = 30
const AT_ONCE = 10

/** What a render takes of a processor, in milliseconds: other work on the machine does not change it much. */
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

await using shop = await openBuiltShop()
const empty = await startEmptyApp()
const { url } = shop.storefront
const cookie = await cookieOfACart(url)
const rows: Row[] = []
for (const [what, path, session] of [
  ['product', '/products/moon-jar'],
  ['product, with a session and a cart', '/products/moon-jar', cookie],
  ['home', '/'],
  ['collection of 24', '/collections/ceramics'],
] as const) {
  const compared = await compare(target(url, path, session), target(empty.url, '/'))
  rows.push({
    page: what,
    'renders/s': Math.round(compared.ours),
    'empty page/s': Math.round(compared.ceiling),
    ratio: compared.ratio.toFixed(2),
    'processor (ms)': (await processorMsOf(shop.storefront, path, session)).toFixed(1),
    'of the empty page (ms)': (await processorMsOf(empty, '/')).toFixed(1),
    'page (kB)': ((await bytesOf(url + path)) / 1000).toFixed(1),
    'scripts (kB)': ((await scriptBytesOf(url + path)) / 1000).toFixed(1),
    'of the empty page (kB)': ((await scriptBytesOf(`${empty.url}/`)) / 1000).toFixed(1),
  })
}
await empty.stop()
report('render', rows, [
  'Both by the same server.js, built, in a process each, loaded in turns by ten connections; no answer is kept between two renders.',
  'What a render takes of a processor is of the server of pages alone, over 300 renders: it hardly depends on what else the machine does.',
  'A page of the shop asks the platform, which runs on the same machine in a process of its own; an empty page asks nobody.',
  'Scripts are what the page itself names, each gzipped at level 9; bytes of pages before they are packed.',
])
