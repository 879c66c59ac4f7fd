import type { FastifyInstance } from 'fastify'
import type { Worker } from '../turns/worker.ts'

const LOOK_EVERY_MS = 15_000

/**
 * Runs a worker while the server listens.
 *
 * @param everyMs - how often to look for work that this process wasn't notified of; default 15,000
 */
export const keepWorking = (app: FastifyInstance, worker: Worker, everyMs = LOOK_EVERY_MS): void => {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  app.addHook('onListen', async () => {
    // A server that is closed at once runs this hook after onClose, when the database is gone.
    if (isClosed) return
    timer = setInterval(() => void worker.work(), everyMs).unref()
    void worker.work()
  })
  app.addHook('onClose', async () => {
    isClosed = true
    clearInterval(timer)
    await worker.stop()
  })
}
