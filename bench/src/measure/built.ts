import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A built server in its own process. */
export interface Built {
  readonly url: string
  readonly processId: number
  /** How long it took until `/health` answered. */
  readonly startedInMs: number
  stop(): Promise<void>
}

interface Program {
  /** The file that Node.js runs, and its working folder. */
  readonly main: string
  readonly cwd?: string
  readonly url: string
  readonly environment: Readonly<Record<string, string>>
}

/** Starts a built server and waits until it answers. */
export const startBuilt = async ({ main, cwd, url, environment }: Program): Promise<Built> => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [main], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(url, child)
  return {
    url,
    processId: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    stop: async () => {
      if (child.kill('SIGTERM')) await once(child, 'exit')
    },
  }
}

/** Resident memory in MB, as the kernel counts it. */
export const residentMb = (processId: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** CPU time of a process so far, in milliseconds, as the kernel counts it. */
export const processorMs = (processId: number): number => {
  const [, counts = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = counts.split(' ').slice(11, 13).map(Number)
  return (user + system) * MS_PER_TICK
}

/** The kernel reports a hundred ticks a second to every program. */
const MS_PER_TICK = 10

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered')
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(5)
  }
}
