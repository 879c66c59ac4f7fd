import autocannon from 'autocannon'
import { median } from './report.ts'

export interface Target {
  readonly url: string
  /** What every connection sends, in turn; a function gives each connection its own requests. */
  readonly requests: readonly autocannon.Request[] | (() => readonly autocannon.Request[])
}

export interface Comparison {
  /** Medians over all rounds, requests a second. */
  readonly ours: number
  readonly ceiling: number
  /** Median of the rounds' own ratios. */
  readonly ratio: number
}

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = 2

/** Loads two servers in turns, so both see the same machine, and compares them round by round. */
export const compare = async (ours: Target, ceiling: Target, times = ROUNDS): Promise<Comparison> => {
  await Promise.all([run(ours, 1), run(ceiling, 1)])
  const rounds: { ours: number; ceiling: number }[] = []
  for (let round = 0; round < times; round++)
    rounds.push({ ours: await run(ours, SECONDS), ceiling: await run(ceiling, SECONDS) })
  return {
    ours: median(rounds.map((round) => round.ours)),
    ceiling: median(rounds.map((round) => round.ceiling)),
    ratio: median(rounds.map((round) => round.ours / round.ceiling)),
  }
}

const run = async ({ url, requests }: Target, duration: number): Promise<number> => {
  const result = await autocannon({
    ...{ url, connections: CONNECTIONS, duration },
    ...(typeof requests === 'function'
      ? { setupClient: (client) => client.setRequests([...requests()]) }
      : { requests: [...requests] }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} gave ${result.non2xx} wrong answers and ${result.errors} none`)
  return result.requests.average
}
