import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createRenderProcesses,
  type RenderProcesses,
  type RenderProcessesOptions,
} from './render-processes.ts'
import { createRenderTurns } from './render-turns.ts'

const program = new URL('./render-hangs.fixtures.ts', import.meta.url)
const NETWORK = '203.0.113.9'

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the processes that make pictures', () => {
  let folder: string
  let renderer: RenderProcesses
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-renderer-'))
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toFile(join(folder, 'print.png'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  afterEach(() => renderer.close())

  const open = (options: RenderProcessesOptions) => {
    renderer = createRenderProcesses({ program, ...options })
    const turns = createRenderTurns({ now: () => 0 }, false)
    return (name: string, network = NETWORK) => {
      const question = { make: 'middle', file: join(folder, name) } as const
      return turns.run(`${network} ${name}`, network, () => renderer.render(question))
    }
  }

  // Fails if a hanging process isn't killed: once there were as many as turns, no picture was ever made again.
  it('are killed when they hang, and the next picture is made in another', async () => {
    const draw = open({ patienceMs: 1_000 })
    const hanging = Promise.allSettled([draw('hangs.png'), draw('hangs.png', 'other')])
    while (renderer.pids.length < 2) await delay(5)
    const { pids } = renderer
    const unavailable = { status: 'rejected', reason: { code: 'SERVICE_UNAVAILABLE' } }
    expect(await hanging).toMatchObject([unavailable, unavailable])
    while (pids.some(isThere)) await delay(5)
    expect(await draw('print.png')).toMatchObject({ width: 40, height: 30 })
  })

  it('start with the first picture, end after idling, and are gone once closed', async () => {
    const draw = open({ restMs: 20 })
    expect(renderer.pids).toEqual([])
    await draw('print.png')
    while (renderer.pids.length > 0) await delay(5)
    const hanging = draw('hangs.png').catch((error) => error)
    while (renderer.pids.length === 0) await delay(5)
    const [pid = 0] = renderer.pids
    await renderer.close()
    expect(isThere(pid)).toBe(false)
    expect(await hanging).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
