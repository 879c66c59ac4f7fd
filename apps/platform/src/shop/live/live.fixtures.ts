import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { LiveTopic } from '@vitrine/contract'
import { watchChanges } from '@vitrine/contract/operations'
import { type Caller, pathOf } from '../../testing/caller.ts'

/** A message of a stream. */
export interface Heard {
  readonly event: string
  readonly id: string
  readonly data: Record<string, unknown>
}

/** An open stream in a test. */
export interface Listening {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** The body of a refusal. */
  readonly body: string
  /** Waits for the next message; undefined once the stream has ended. */
  next(): Promise<Heard | undefined>
  /** Waits for the next messages and returns what they are about. */
  changes(count: number): Promise<unknown[]>
  /** The id of the last message. */
  lastId(): string
  leave(): void
}

/** Opens a stream and reads its first message, which says that changes from here on are heard. */
export const listen = async (
  url: string,
  caller: Caller,
  topics: readonly LiveTopic[],
  headers: Record<string, string> = {},
): Promise<Listening> => {
  const query = topics.map((topic) => `topics=${topic}`).join('&')
  const { authorization } = caller
  const sent = request(`${url}${pathOf(watchChanges, {})}?${query}`, {
    headers: { ...(authorization && { authorization }), ...headers },
  })
  const response = await answered(sent.end())
  const waiting: Heard[] = []
  let wake = () => {}
  let isOver = false
  let rest = ''
  let lastId = ''
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/, 2)))
      lastId = fields.id ?? lastId
      if (fields.event) waiting.push({ event: fields.event, id: lastId, data: JSON.parse(fields.data) })
    }
    wake()
  })
  const over = () => {
    isOver = true
    wake()
  }
  response.once('close', over).on('error', over)

  const next = async (): Promise<Heard | undefined> => {
    while (waiting.length === 0 && !isOver)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return waiting.shift()
  }
  if (response.statusCode !== 200) while (!isOver) await next()
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: rest,
    next,
    changes: async (count) => {
      const heard: unknown[] = []
      while (heard.length < count) {
        const message = await next()
        if (!message) throw new Error(`The stream ended after ${heard.length} of ${count} changes`)
        heard.push(message.event === 'change' ? message.data : message.event)
      }
      return heard
    },
    lastId: () => lastId,
    leave: () => sent.destroy(),
  }
}

const answered = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve).on('error', reject)
  })
