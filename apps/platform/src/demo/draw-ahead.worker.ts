import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createMedia } from '../catalog/media/media.service.ts'
import { renderAnswer } from '../catalog/media/transforms/render-answer.ts'
import { createRenderTurns } from '../catalog/media/transforms/render-turns.ts'
import { renderedIn } from '../catalog/media/transforms/renderer.ts'
import { createTransformCache } from '../catalog/media/transforms/transform-cache.ts'
import { systemClock } from '../floor/clock.ts'
import { openDatabase } from '../floor/database/database.ts'
import { workOnMessage } from '../floor/jobs/worker-process.ts'
import { keepNewFilesPrivate } from '../floor/private-files.ts'
import { openDemoGoods } from './demo-goods.ts'
import { DEMO_SITE_ID } from './demo-site.ts'
import { drawDemo } from './draw.ts'
import type { DrawAheadJob } from './draw-ahead.ts'

/** Draws the demo shop's pictures, one after the other, until all are on disk or the parent has ended. */
const drawAll = async ({ database: settings, dataDir, mediaCacheBytes, mediaIds }: DrawAheadJob) => {
  keepNewFilesPrivate()
  setPriority(constants.priority.PRIORITY_LOW) // visitors are served first
  const folder = join(dataDir, 'media')
  const database = await openDatabase(settings)
  const cache = createTransformCache(folder, mediaCacheBytes)
  const turns = createRenderTurns(systemClock, false)
  const media = createMedia(database, folder, drawDemo, cache, turns, {
    render: async (question) => renderedIn(await renderAnswer(question)), // this process may be killed, too
  })
  try {
    for (const mediaId of mediaIds) if (process.connected) await media.file(mediaId, '', '')
    const goods = { database, dataDir, siteId: DEMO_SITE_ID, at: systemClock.now() }
    if (process.connected) await openDemoGoods(goods, 'picture')
  } finally {
    await database.close()
  }
}

workOnMessage(drawAll)
