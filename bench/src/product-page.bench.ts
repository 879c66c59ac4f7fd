import { parseArgs } from 'node:util'
import { generatedProducts } from '@vitrine/demo'
import {
  type Caller,
  openDemoShop,
  postgresEngine,
  sqliteEngine,
  startPostgres,
} from '@vitrine/platform/testing'
import { type AnswersAt, keepAnswers, openAnswers } from './measure/answers.ts'
import { bareServer } from './measure/bare.ts'
import { isReady, serve } from './measure/child.ts'
import { compare, type Target } from './measure/load.ts'
import { report } from './measure/report.ts'

const PRODUCTS = 20_000
const VISITORS = 1000
/** First pages sorted by price, as shoppers read them. */
const PAGES = 20
const LIMIT = 50
const SLUGS = 1000
const QUERY = '/stores-reader/v1/products/query-platformized'

interface Ready {
  readonly url: string
  readonly tokens: readonly string[]
  /** Where the ceiling's answers are stored. */
  readonly answers: AnswersAt
  readonly total: number
  readonly bytes: number
}

const address = (query: object): string =>
  `${QUERY}?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`

const pagesOf = (collectionId: string): string[] =>
  Array.from({ length: PAGES }, (_, page) =>
    address({
      filter: { collectionIds: collectionId },
      sort: [{ fieldName: 'price', order: 'ASC' }],
      paging: { limit: LIMIT, offset: page * LIMIT },
    }),
  )

const slugs = (): string[] => {
  const addresses: string[] = []
  for (const { slug, visible } of generatedProducts(SLUGS * 2)) {
    if (visible && addresses.length < SLUGS) addresses.push(address({ filter: { slug } }))
  }
  return addresses
}

const prints = async (visitor: Caller): Promise<string> => {
  const { body } = await visitor.get('/stores-reader/v2/collections/slug/prints')
  return String((body.collection as { id: string }).id)
}

/** The platform with 20,000 generated products, and its answers to every address of the benchmark. */
const serveOurs = async (engine: string): Promise<void> => {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const shop = await openDemoShop({
    generated: PRODUCTS,
    engine: server ? postgresEngine(server.url) : sqliteEngine,
    environment: { MODE: 'production' },
  })
  const tokens: string[] = []
  for (let count = 0; count < VISITORS; count++) tokens.push((await shop.visitor()).authorization ?? '')
  const visitor = shop.caller(tokens[0])
  const answers: [string, Buffer][] = []
  const collectionId = await prints(visitor)
  for (const path of [...pagesOf(collectionId), ...slugs()]) {
    const response = await fetch(shop.url + path, { headers: { authorization: visitor.authorization ?? '' } })
    answers.push([path, Buffer.from(await response.arrayBuffer())])
  }
  const [, first = Buffer.from('{}')] = answers[0] ?? []
  const { total } = JSON.parse(first.toString()).metadata
  const kept = await keepAnswers(answers, server?.url)
  isReady(
    { url: shop.url, tokens, answers: kept.at, total, bytes: first.length } satisfies Ready,
    async () => {
      await shop[Symbol.asyncDispose]()
      kept.remove()
      await server?.stop()
    },
  )
}

/** One prepared statement that finds the complete answer. */
const serveCeiling = async (at: AnswersAt): Promise<void> => {
  const answerTo = await openAnswers(at)
  const app = await bareServer()
  app.get(QUERY, async (request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(await answerTo(request.url)),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  isReady({ url, tokens: [], answers: at, total: 0, bytes: 0 } satisfies Ready)
}

const target = ({ url, tokens }: Ready, paths: readonly string[]): Target => ({
  url,
  requests: Array.from({ length: VISITORS }, (_, index) => ({
    method: 'GET',
    path: paths[index % paths.length] ?? '',
    headers: { authorization: tokens[index % Math.max(1, tokens.length)] ?? 'none' },
  })),
})

const [, , role, argument = ''] = process.argv
if (role === 'ours') await serveOurs(argument)
else if (role === 'ceiling') await serveCeiling(JSON.parse(argument))
else {
  const { values } = parseArgs({ options: { engine: { type: 'string', default: 'sqlite' } } })
  const ours = await serve<Ready>(import.meta.filename, ['ours', values.engine])
  const ceiling = await serve<Ready>(import.meta.filename, ['ceiling', JSON.stringify(ours.ready.answers)])
  const { total, bytes, url, tokens } = ours.ready
  const { createCaller } = await import('@vitrine/platform/testing')
  const collectionId = await prints(createCaller(url, tokens[0]))
  const rows = []
  for (const [what, paths] of [
    [`page of ${LIMIT}, sorted, with total`, pagesOf(collectionId)],
    ['product by slug', slugs()],
  ] as const) {
    const compared = await compare(
      target(ours.ready, paths),
      target({ ...ceiling.ready, tokens: ours.ready.tokens }, paths),
    )
    rows.push({
      what,
      'ours/s': Math.round(compared.ours),
      'ceiling/s': Math.round(compared.ceiling),
      ratio: compared.ratio.toFixed(2),
      goal: '>= 0.70',
    })
  }
  report(values.engine === 'postgres' ? 'product-page-postgres' : 'product-page', rows, [
    `${PRODUCTS} generated products, ${total} of them visible in the collection; the first ${PAGES} pages by price, the first with ${bytes} bytes; ${SLUGS} slugs.`,
    `${VISITORS} visitors with a token each, every token already verified (hit rate of that cache 100 %); products in memory after the first round.`,
    'The ceiling is bare Fastify with the same access log, request ids, CORS and security headers, sending the same bytes from one prepared statement that finds each complete answer, on the same engine.',
  ])
  await Promise.all([ours.stop(), ceiling.stop()])
}
