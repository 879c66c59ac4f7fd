import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@vitrine/demo'
import { expect, it, vi } from 'vitest'
import { mediaStore } from '../catalog/media/media.store.ts'
import { transformedFolder } from '../catalog/media/media-folder.ts'
import { migrations } from '../migrations.ts'
import { newSite } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import { drawAhead } from './draw-ahead.ts'

// Fails if the process ends before it has drawn, and without the exit code for an unknown picture.
it.each(ENGINES)('demo pictures are drawn by a process of its own, on $name', async (engine) => {
  const { database, settings, dispose } = await engine.open(migrations)
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-drawn-'))
  try {
    const site = await newSite(database)
    const [first = ''] = demoShop().collections[0]?.pictureIds ?? []
    const picture = { siteId: site.siteId, kind: 'image', contentType: 'image/webp', createdAt: 1 } as const
    await database.transaction((tx) => mediaStore.save(tx, { ...picture, mediaId: first }))
    const problems: unknown[] = []
    const job = { database: settings, dataDir, mediaCacheBytes: 1e8, mediaIds: [first, 'unknown'] }
    const stop = drawAhead(job, { warn: (problem: unknown) => problems.push(problem) })
    await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 60_000 })
    expect(existsSync(join(dataDir, 'media', transformedFolder(first), 'whole.webp'))).toBe(true)
    stop() // harmless when it is over
  } finally {
    await dispose()
    await rm(dataDir, { recursive: true, force: true })
  }
})
