import type { FastifyInstance } from 'fastify'
import type { Worker } from '../turns/worker.ts'

const LOOK_EVERY_MS = 15_000

/** Background work; `work` may return whether it found any. */
interface KeptWorker extends Pick<Worker, 'stop'> {
  work(): Promise<unknown>
}

/**
 * Runs a worker while the server listens.
 *
 * @param everyMs - how often to look for work that this process wasn't notified of; default 15,000
 * @param soonMs - how soon to look again after the worker found some, because more may be on its way; default: the same
 */
export const keepWorking = (
  app: FastifyInstance,
  worker: KeptWorker,
  everyMs = LOOK_EVERY_MS,
  soonMs = everyMs,
): void => {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const look = async (): Promise<void> => {
    const hasFound = await worker.work()
    if (!isClosed) timer = setTimeout(() => void look(), hasFound === true ? soonMs : everyMs).unref()
  }
  app.addHook('onListen', async () => {
    // A server that is closed at once runs this hook after onClose, when the database is gone.
    if (isClosed) return
    void look()
  })
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await worker.stop()
  })
}
