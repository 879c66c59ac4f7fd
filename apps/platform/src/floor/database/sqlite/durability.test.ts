import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { programArguments } from '../../program-arguments.ts'
import { openReading } from './connections.ts'

const KILLS = 5
const program = fileURLToPath(new URL('../../../testing/write-until-killed.ts', import.meta.url))

/**
 * Lets the writer run for a random time after its first acknowledgement and returns the numbers it printed.
 */
const writeAndKill = async (file: string, first: number): Promise<number[]> => {
  const child = spawn(process.execPath, [...programArguments(program), program, file, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: number[] = []
  const lines = createInterface({ input: child.stdout })
  const closed = new Promise((resolve) => lines.once('close', resolve))
  const begun = new Promise((resolve) => lines.once('line', resolve))
  lines.on('line', (line) => acknowledged.push(Number(line)))
  await Promise.race([begun, closed])
  await delay(Math.random() * 150)
  child.kill('SIGKILL')
  await closed
  return acknowledged
}

describe('a process killed at any moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-kill-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it(`loses no acknowledged transaction and leaves no partial one, ${KILLS} times over`, async () => {
    const file = join(folder, 'test.db')
    const acknowledged: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const numbers = await writeAndKill(file, kill * 1_000_000)
      expect(numbers.length).toBeGreaterThan(0)
      acknowledged.push(...numbers)
    }

    const reading = openReading(file)
    const stored = reading.prepare<[], number>('SELECT count FROM things').pluck().all()
    const halves = reading.prepare('SELECT count FROM things GROUP BY count HAVING count(*) <> 2').all()
    const integrity = reading.pragma('integrity_check', { simple: true })
    reading.close()
    const kept = new Set(stored)
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
    expect(halves).toEqual([])
    expect(integrity).toBe('ok')
  })
})
