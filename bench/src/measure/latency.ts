import { Agent, get } from 'node:http'
import type { Ready } from './scale-shop.ts'

/** How long answers took, in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** The share of turns before anything is measured. */
const WARM_UP = 0.1
const agent = new Agent({ keepAlive: true, maxSockets: 2 })

/** How long an answer takes until its last byte, in milliseconds. */
const timed = ({ url, tokens }: Ready, path: string, visitor: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const authorization = tokens[visitor % tokens.length] ?? ''
    get(url + path, { agent, headers: { authorization } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - startedAt))
    }).on('error', reject)
  })

export const timesOf = (figures: readonly number[]): Times => {
  const sorted = [...figures].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** A server, and the addresses to request from it, one after the other. */
export type Asked = readonly [server: Ready, paths: readonly string[]]

/** Requests from servers in turns, so all see the same machine. */
export const inTurns = async (asked: readonly Asked[], turns: number): Promise<Times[]> => {
  const figures = asked.map((): number[] => [])
  const warmUp = Math.ceil(turns * WARM_UP)
  for (let turn = -warmUp; turn < turns; turn++) {
    const index = turn + warmUp
    for (const [place, [server, paths]] of asked.entries()) {
      const ms = await timed(server, paths[index % paths.length] ?? '', index)
      if (turn >= 0) figures[place]?.push(ms)
    }
  }
  return figures.map(timesOf)
}

/** Requests from one server again and again while something runs. */
export const timesWhile = async ([server, paths]: Asked, goingOn: () => boolean): Promise<Times> => {
  const figures: number[] = []
  for (let index = 0; goingOn(); index++)
    figures.push(await timed(server, paths[index % paths.length] ?? '', index))
  return timesOf(figures)
}
