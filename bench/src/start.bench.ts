import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMb } from './measure/built.ts'
import { startBuiltPlatform } from './measure/built-platform.ts'
import { median, report } from './measure/report.ts'

const STARTS = 7
const IDLE_MS = 4000

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
try {
  const first = await startBuiltPlatform(dataDir)
  await first.stop()
  const later: number[] = []
  const resident: number[] = []
  for (let count = 0; count < STARTS; count++) {
    const platform = await startBuiltPlatform(dataDir)
    later.push(platform.startedInMs)
    if (count < 2) {
      await sleep(IDLE_MS)
      resident.push(residentMb(platform.processId))
    }
    await platform.stop()
  }
  report('start', [
    { what: 'first start, migrated and seeded (ms)', median: Math.round(first.startedInMs), goal: '' },
    { what: 'cold start to first answer (ms)', median: Math.round(median(later)), goal: '< 1000' },
    { what: 'idle resident memory (MB)', median: Math.round(median(resident)), goal: '< 120' },
  ])
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
