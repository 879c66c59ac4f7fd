import { parseArgs } from 'node:util'
import { cookieOfACart, openBuiltShop } from './measure/built-shop.ts'
import { lookAt, type Verdict } from './measure/lighthouse.ts'
import { median, type Row, report } from './measure/report.ts'

interface Asked {
  readonly what: string
  readonly url: string
  readonly cookie?: string
}

const pagesOf = async (url: string): Promise<Asked[]> => [
  { what: 'home', url: `${url}/` },
  { what: 'collection', url: `${url}/collections/vases` },
  { what: 'product', url: `${url}/products/column` },
  { what: 'cart, empty', url: `${url}/cart` },
  { what: 'cart, filled', url: `${url}/cart`, cookie: await cookieOfACart(url) },
]

/** Several measurements of one page, after one that draws pictures and fills caches. */
const looksAt = async ({ url, cookie }: Asked, runs: number): Promise<Verdict[]> => {
  await lookAt(url, cookie)
  const verdicts: Verdict[] = []
  while (verdicts.length < runs) verdicts.push(await lookAt(url, cookie))
  return verdicts
}

const rowOf = (what: string, verdicts: readonly Verdict[]): Row => {
  const middle = (figure: (verdict: Verdict) => number): number => median(verdicts.map(figure))
  return {
    page: what,
    performance: middle(({ scores }) => scores.performance),
    accessibility: middle(({ scores }) => scores.accessibility),
    'best practices': middle(({ scores }) => scores['best-practices']),
    SEO: middle(({ scores }) => scores.seo),
    'LCP (ms)': Math.round(middle(({ lcp }) => lcp)),
    'TBT (ms)': Math.round(middle(({ tbt }) => tbt)),
    CLS: middle(({ cls }) => cls).toFixed(3),
    'scripts (kB)': (middle(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1),
    faults: [...new Set(verdicts.flatMap(({ faults }) => faults))].join(' '),
  }
}

const { values } = parseArgs({
  // `--page=cart` measures only pages of that name, each `--url` a page of any other shop in the same way.
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', default: '' },
    url: { type: 'string', multiple: true },
  },
})
const runs = Number(values.runs)
const rows: Row[] = []
if (values.url) {
  for (const url of values.url) rows.push(rowOf(url, await looksAt({ what: url, url }, runs)))
} else {
  await using shop = await openBuiltShop()
  const pages = await pagesOf(shop.storefront.url)
  for (const page of pages.filter(({ what }) => what.startsWith(values.page)))
    rows.push(rowOf(page.what, await looksAt(page, runs)))
}
report(values.url ? 'storefront-other' : 'storefront', rows, [
  `Lighthouse on a simulated mobile device, medians of ${runs} runs after a discarded one; goals: performance >= 98, the other scores 100, CLS 0.`,
  'Scores depend on what else the machine does: they count only on an otherwise idle machine.',
])
