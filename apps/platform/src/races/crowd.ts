import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Database, DatabaseSettings } from '../floor/database/database.ts'
import { programArguments } from '../floor/program-arguments.ts'
import { ended } from '../testing/ended.ts'
import type { Order } from './race.process.ts'
import { sumOf, type Tally } from './tally.ts'
import { carryOut, sharesOf, type Task } from './task.ts'

/** Processes on one database, each with a share of the work. */
export interface Crowd extends AsyncDisposable {
  /** Starts them all at the same time. */
  rush(task: Task): Promise<Tally>
}

const program = fileURLToPath(new URL('./race.process.ts', import.meta.url))

/** Starts a crowd in this many processes: this one, and others. */
export const gatherCrowd = async (
  database: Database,
  settings: DatabaseSettings,
  processes: number,
): Promise<Crowd> => {
  const others = await Promise.all(
    Array.from({ length: processes - 1 }, async () => {
      const other = fork(program, { execArgv: programArguments(program) })
      await tell(other, { open: settings })
      return other
    }),
  )
  return {
    rush: async (whole) => {
      const [own, ...shares] = sharesOf(whole, processes)
      const tallies = others.map(async (other, index) => {
        const task = shares[index]
        return task && (await tell(other, { task })).tally
      })
      const all = await Promise.all([own && carryOut(database, own), ...tallies])
      return sumOf(all.flatMap((tally) => tally ?? []))
    },
    [Symbol.asyncDispose]: async () => {
      for (const other of others) {
        if (other.connected) other.send({ close: true } satisfies Order)
        await ended(other)
      }
    },
  }
}

interface Answer {
  readonly tally?: Tally
  readonly failure?: string
}

const tell = async (other: ChildProcess, order: Order): Promise<Answer> => {
  const told = once(other, 'message')
  const gone = once(other, 'exit').then(() => [{ failure: 'A process has ended' }])
  other.send(order)
  const [answer]: Answer[] = await Promise.race([told, gone])
  if (!answer || answer.failure !== undefined) throw new Error(answer?.failure ?? 'A process sent no answer')
  return answer
}
