import { clientOf } from './clients.ts'
import { createFakeServer } from './fake-server.ts'
import { withFrames } from './frames.ts'
import {
  type RecordedCall,
  type RecordedError,
  type RecordedRequest,
  recordable,
  revived,
  type Step,
} from './recorded.ts'

/** The result of a recorded call with our client. */
export interface Outcome {
  requests: RecordedRequest[]
  result?: unknown
  error?: Partial<RecordedError>
}

// biome-ignore lint/suspicious/noExplicitAny: recorded calls name functions by text.
type Named = Record<string, any>

/** Repeats a recorded call with our client, against the recorded answers. */
export async function replay(call: RecordedCall): Promise<Outcome> {
  const server = createFakeServer(call.fakeResponse)
  const client: Named = clientOf(call, server.fetch)
  const steps = async () => {
    if (call.steps) return inOrder(call.steps, (step) => settled(() => invoke(client, step)))
    if (call.chain) return pagesOf(client, call)
    if (call.module === 'webhooks') return webhook(client, call)
    const { module = '', fn = '', args = [] } = call
    const result = () => invoke(client, { module, fn, args })
    if (fn !== 'getMemberTokensForDirectLogin') return result()
    return withFrames(call.requests.length > 1, server.requests, () => settled(result))
  }
  return { ...(await settled(steps)), requests: server.requests }
}

const invoke = async (client: Named, { module, fn, args }: Step) => {
  const target = module === 'client' ? client : client[module]
  const given = args.map((arg) => (isFunction(arg) ? putRequest() : revived(arg)))
  const result = await target[fn](...given)
  if (result instanceof Response) return { $response: { status: result.status, body: await result.text() } }
  return result
}

const isFunction = (arg: unknown) => typeof arg === 'object' && arg !== null && '$function' in arg

/** The one argument that the recording couldn't represent; its note says what it was. */
const putRequest = () =>
  new Request('https://www.wixapis.com/custom', { method: 'PUT', body: 'hello', headers: { 'X-Shop': '2' } })

const inOrder = async <T, R>(items: T[], work: (item: T) => Promise<R>) => {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const settled = async (
  work: () => Promise<unknown>,
): Promise<{ result?: unknown; error?: Partial<RecordedError> }> => {
  try {
    return { result: recordable(await work()) }
  } catch (thrown) {
    const { name, message, status, requestId, details, code } = thrown as Named
    return {
      error: recordable({ type: name, message, status, requestId, details, code }) as Partial<RecordedError>,
    }
  }
}

/** A query built step by step, and the pages that were turned. */
const pagesOf = async (client: Named, { module = '', fn = '', args = [], chain = [] }: RecordedCall) => {
  const build = (steps: RecordedCall['chain'] = []): Named =>
    steps.reduce(
      (builder, [step, ...given]) => builder[step](...given.map(argument)),
      client[module][fn](...args),
    )
  const argument = (arg: unknown) =>
    typeof arg === 'object' && arg !== null && '$query' in arg
      ? build(arg.$query as RecordedCall['chain'])
      : revived(arg)

  const found = chain.findIndex(([step]) => step === 'find')
  let page = await build(chain.slice(0, found)).find()
  const pages = [viewOf(page, 'find')]
  for (const [turn] of chain.slice(found + 1)) {
    page = await page[turn]()
    pages.push(viewOf(page, turn))
  }
  return { pages }
}

const viewOf = (page: Named, after: string) => ({
  after,
  items: page.items,
  length: page.length,
  pageSize: page.pageSize,
  currentPage: page.currentPage,
  totalPages: page.totalPages,
  totalCount: page.totalCount,
  hasNext: page.hasNext(),
  hasPrev: page.hasPrev(),
})

const webhook = async (client: Named, { fn = '', args = [], registered }: RecordedCall) => {
  const handlerCalls: unknown[][] = []
  if (registered) {
    const module = Object.values(client).find(
      (part) => part && typeof part === 'object' && registered in part,
    )
    module[registered]((...given: unknown[]) => handlerCalls.push(given))
  }
  const token =
    fn === 'processRequest'
      ? new Request('https://app.test', { method: 'POST', body: String(args[0]) })
      : args[0]
  const returned = await client.webhooks[fn](token, ...args.slice(1))
  return { returned, handlerCalls }
}
