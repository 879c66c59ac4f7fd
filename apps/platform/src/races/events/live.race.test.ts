import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { programArguments } from '../../floor/program-arguments.ts'
import { migrations } from '../../migrations.ts'
import { ENGINES } from '../../testing/engines.ts'
import { SIZES } from '../sizes.ts'
import { watched } from '../watched-engine.ts'
import type { LiveNews, LiveOrder } from './live.process.ts'

const { liveEvents: EVENTS, liveProcesses: PROCESSES, timeout } = SIZES
const ENTITIES = Array.from({ length: 8 }, (_, at) => `order-${at}`)
const program = fileURLToPath(new URL('live.process.ts', import.meta.url))

interface Listening {
  readonly child: ChildProcess
  /** Revisions heard of each entity, in order of arrival. */
  readonly heard: Map<string, number[]>
}

const start = async (order: LiveOrder): Promise<Listening> => {
  const child = fork(program, [], {
    execArgv: programArguments(program),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const heard = new Map<string, number[]>()
  child.on('message', (news: LiveNews) => {
    for (const { id, revision } of news.heard ?? []) heard.set(id, [...(heard.get(id) ?? []), revision])
  })
  child.send(order)
  await once(child, 'message')
  return { child, heard }
}

const countOf = ({ heard }: Listening) => [...heard.values()].reduce((sum, { length }) => sum + length, 0)

describe.each(ENGINES)('live changes on $name', (engine) => {
  it(
    'reach every process once and in order while all of them write',
    async () => {
      const watching = watched(engine)
      await using _test = await watching.open(migrations)
      const many = engine.name === 'PostgreSQL' ? PROCESSES : 1
      const order = { open: watching.settings(), siteId: randomUUID(), entities: ENTITIES, events: EVENTS }
      const listening = await Promise.all(Array.from({ length: many }, () => start(order)))
      for (const { child } of listening) child.send({ write: true })
      const all = Math.ceil(EVENTS / 3) * 3 * many
      await expect
        .poll(() => listening.map(countOf), { timeout: timeout / 2, interval: 200 })
        .toEqual(Array(many).fill(all))
      for (const { heard } of listening)
        for (const revisions of heard.values())
          expect(revisions).toEqual(Array.from(revisions, (_, at) => at + 1))
      for (const { child } of listening) child.kill()
    },
    timeout,
  )
})
