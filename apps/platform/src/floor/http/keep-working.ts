import type { FastifyInstance } from 'fastify'

/** Work that goes on behind the answers. */
interface Worker {
  /** Does what there is to do; several calls at once are one. */
  work(): Promise<void>
  /** Ends after the step that is being taken. */
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 15_000

/**
 * Lets a worker work for as long as the server listens.
 *
 * @param everyMs - how often work is looked for that nobody has announced here; default 15,000
 */
export const keepWorking = (app: FastifyInstance, worker: Worker, everyMs = LOOK_EVERY_MS): void => {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void worker.work(), everyMs).unref()
    void worker.work()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await worker.stop()
  })
}
