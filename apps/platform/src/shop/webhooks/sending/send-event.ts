import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Attempt } from '../kept/attempts.store.ts'
import type { WaitingEvent } from '../kept/deliveries.store.ts'
import { keysStore } from '../kept/keys.store.ts'
import type { Webhook } from '../kept/webhook.ts'
import type { EventMessage } from './event-message.ts'
import type { PostEvent } from './post-event.ts'
import type { Signing } from './signing.ts'

export interface SendParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly signing: Signing
  readonly post: PostEvent
}

/** Signs an event and sends it once. What came of it is the attempt; nothing is saved. */
export const createSend =
  ({ database, clock, ids, signing, post }: SendParts) =>
  async (
    webhook: Webhook,
    event: WaitingEvent,
    message: EventMessage,
    signal: AbortSignal,
  ): Promise<Attempt> => {
    const startedAt = clock.now()
    const keys = await keysStore.list(database, webhook, startedAt)
    const { body, headers } = await signing.sign(webhook, keys, { ...event, message }, startedAt)
    const started = performance.now()
    const outcome = await post(webhook.url, { body, headers }, signal)
    const durationMs = Math.round(performance.now() - started)
    const { eventId } = event
    return { attemptId: ids.guid(), eventId, startedAt, durationMs, requestHeaders: headers, ...outcome }
  }
