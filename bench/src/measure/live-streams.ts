import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Caller } from '@vitrine/platform/testing'

/** An open stream of changes. */
export interface LiveStream {
  /** Resolves with the next change that arrives. */
  next(): Promise<void>
  leave(): void
}

/** Opens streams, some at a time, spread over the visitors; resolves once all of them are listening. */
export const openStreams = async (
  url: string,
  visitors: readonly Caller[],
  count: number,
  topic: 'CART' | 'CATALOG',
): Promise<LiveStream[]> => {
  const open: LiveStream[] = []
  while (open.length < count) {
    const some = Array.from({ length: Math.min(100, count - open.length) }, (_, place) =>
      openStream(url, visitors[(open.length + place) % visitors.length]?.authorization ?? '', topic),
    )
    open.push(...(await Promise.all(some)))
  }
  return open
}

const openStream = async (url: string, authorization: string, topic: string): Promise<LiveStream> => {
  const address = `${url}/vitrine/v1/changes/live?topics=${topic}`
  const sent = request(address, { agent: false, headers: { authorization } })
  const response = await answered(sent.end())
  if (response.statusCode !== 200) throw new Error(`A stream was refused with ${response.statusCode}`)
  const waiting: (() => void)[] = []
  let hears = () => {}
  const ready = new Promise<void>((resolve) => {
    hears = resolve
  })
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    if (text.includes('event: ready')) hears()
    for (const _ of text.matchAll(/event: change/g)) waiting.shift()?.()
  })
  await ready
  return {
    next: () => new Promise((resolve) => waiting.push(resolve)),
    leave: () => sent.destroy(),
  }
}

const answered = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve).on('error', reject)
  })
