import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { createWorker, type Worker } from '../../../floor/turns/worker.ts'
import { type NoticeSigner, SIGNATURE_HEADER } from './notice-signer.ts'
import { type SandboxPayment, sandboxStore } from './sandbox.store.ts'
import { SANDBOX_ID } from './sandbox-provider.ts'

export interface SandboxNoticesParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly signer: NoticeSigner
  /** Where the platform receives notices, without a trailing slash. */
  readonly url: string
}

const BATCH = 10
const TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 10_000
const MOST_TRIES = 8

/** Decides pending payments and reports them, with signed notices that are repeated until accepted. */
export const createSandboxNotices = (parts: SandboxNoticesParts): Worker => {
  const { database, clock, logger, signer, url } = parts

  const send = async ({ paymentId }: SandboxPayment, stopping: AbortSignal): Promise<boolean> => {
    const body = JSON.stringify({ type: 'payment.changed', paymentId })
    const response = await fetch(`${url}/payments/${SANDBOX_ID}/notices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signer.sign(body) },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return response.ok
  }

  const tell = async (due: SandboxPayment, stopping: AbortSignal): Promise<void> => {
    const until = clock.now() + FIRST_PAUSE_MS * 2 ** due.tries
    const held = await database.transaction(async (tx) => {
      if (due.state === 'PENDING') await sandboxStore.move(tx, due.reference, 'PENDING', 'HELD', due.dueAt)
      return sandboxStore.hold(tx, due, until)
    })
    if (!held) return
    const taken = await send(held, stopping).catch(() => false)
    if (!taken && held.tries < MOST_TRIES) return
    if (!taken) logger.warn({ paymentId: held.paymentId }, 'a sandbox notice was not accepted')
    await database.transaction((tx) => sandboxStore.markTold(tx, held))
  }

  return createWorker(logger, 'sending sandbox notices failed', async (stopping) => {
    for (const due of await sandboxStore.due(database, clock.now(), BATCH)) {
      if (stopping.aborted) return
      await tell(due, stopping)
    }
  })
}
