import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, report } from './report.ts'

const MAIN = join(import.meta.dirname, '../../apps/platform/dist/main.js')
const STARTS = 7
const IDLE_MS = 4000

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the built platform and tells how long it took until `/health` answered. */
const start = async (dataDir: string): Promise<{ child: ChildProcess; ms: number }> => {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PLATFORM_PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'inherit',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (answer?.ok) return { child, ms: performance.now() - startedAt }
    await sleep(5)
  }
}

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Resident memory in MB, as the kernel counts it. */
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
try {
  const first = await start(dataDir)
  await stop(first.child)
  const later: number[] = []
  const resident: number[] = []
  for (let count = 0; count < STARTS; count++) {
    const { child, ms } = await start(dataDir)
    later.push(ms)
    if (count < 2) {
      await sleep(IDLE_MS)
      resident.push(residentMb(child.pid ?? 0))
    }
    await stop(child)
  }
  report('start', [
    { what: 'first start, migrated and seeded (ms)', median: Math.round(first.ms), goal: '' },
    { what: 'cold start to first answer (ms)', median: Math.round(median(later)), goal: '< 1000' },
    { what: 'idle resident memory (MB)', median: Math.round(median(resident)), goal: '< 120' },
  ])
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
