import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../../apps/platform/dist/main.js')

/** The platform as it is built, in a process of its own. */
export interface BuiltPlatform {
  readonly url: string
  readonly processId: number
  /** How long it took until `/health` answered. */
  readonly startedInMs: number
  stop(): Promise<void>
}

/**
 * Starts the built platform on a folder and waits until it answers.
 *
 * @param environment - settings beside folder, port and logging
 */
export const startBuiltPlatform = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltPlatform> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...{ ...process.env, DATA_DIR: dataDir, PLATFORM_PORT: String(port), LOG_LEVEL: 'silent' },
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(url, child)
  return {
    url,
    processId: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Resident memory in MB, as the kernel counts it. */
export const residentMb = (processId: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) / 1024

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The platform ended before it answered')
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(5)
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
