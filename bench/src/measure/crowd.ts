import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { timesOf } from './latency.ts'
import { paced } from './paced.ts'

const ESTIMATE = '/ecom/v1/carts/current/estimate-totals'
/** The pause before a refused call is repeated: far less than Retry-After says. */
const IMPATIENT_MS = 100
/** The status of a call that couldn't even connect. */
const NO_ANSWER = 0

/** The number of answers per status. */
export type Answers = Record<number, number>

/** What the callers of cheap calls have seen; times in milliseconds. */
export interface Waited {
  readonly p50: number
  readonly p99: number
  readonly answers: Answers
}

interface Called {
  readonly url: string
  readonly authorization: string
}

/** Returns an answer's status after its last byte; the body is discarded. */
const statusOf = (
  agent: Agent,
  { url, authorization }: Called,
  path: string,
  body?: string,
): Promise<number> =>
  new Promise((resolve) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const take = (answer: IncomingMessage) =>
      answer.resume().on('end', () => resolve(answer.statusCode ?? NO_ANSWER))
    const method = body === undefined ? 'GET' : 'POST'
    request(url + path, { agent, method, headers }, take)
      .on('error', () => resolve(NO_ANSWER))
      .end(body)
  })

/** Requests totals of one cart one after another, so that the platform's code is compiled before it is measured. */
export const warmUp = async (called: Called, times: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true })
  for (let time = 0; time < times; time++) {
    const shippingAddress = { country: 'DE', city: `Warm ${time}` }
    await statusOf(agent, called, ESTIMATE, JSON.stringify({ shippingAddress }))
  }
  agent.destroy()
}

/** This many callers request totals of one cart again and again, each time with a different question. */
export const askForTotals = async (called: Called, atOnce: number, seconds: number): Promise<Answers> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answers: Answers = {}
  const until = Date.now() + seconds * 1000
  const ask = async (): Promise<void> => {
    while (Date.now() < until) {
      const shippingAddress = { country: 'DE', city: `City ${Math.random()}` }
      const status = await statusOf(agent, called, ESTIMATE, JSON.stringify({ shippingAddress }))
      answers[status] = (answers[status] ?? 0) + 1
      if (status !== 200) await sleep(IMPATIENT_MS)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  agent.destroy()
  return answers
}

/** Makes cheap calls at a steady pace, each path in turn. */
export const callCheaply = async (
  called: Called,
  paths: readonly string[],
  perSecond: number,
  seconds: number,
): Promise<Waited> => {
  const agent = new Agent({ keepAlive: true })
  const figures: number[] = []
  const answers: Answers = {}
  await paced(perSecond, seconds, async (index) => {
    const startedAt = performance.now()
    const status = await statusOf(agent, called, paths[index % paths.length] ?? '/health')
    figures.push(performance.now() - startedAt)
    answers[status] = (answers[status] ?? 0) + 1
  })
  agent.destroy()
  const { p50, p99 } = timesOf(figures)
  return { p50, p99, answers }
}
