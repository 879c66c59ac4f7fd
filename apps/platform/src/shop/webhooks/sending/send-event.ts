import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Attempt } from '../kept/attempts.store.ts'
import type { WebhookKey } from '../kept/keys.store.ts'
import type { WaitingEvent } from '../kept/waiting.store.ts'
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

/** Who sends: a webhook, and the keys of its that sign, newest first. */
export interface Sender {
  readonly webhook: Webhook
  readonly keys: readonly WebhookKey[]
}

/**
 * Signs an event and sends it once. Never throws, even if the message can't be written: what came of it is the
 * attempt. Nothing is saved.
 */
export const createSend =
  ({ clock, ids, signing, post }: SendParts) =>
  async (
    { webhook, keys }: Sender,
    event: WaitingEvent,
    message: Promise<EventMessage>,
    signal: AbortSignal,
  ): Promise<Attempt> => {
    const startedAt = clock.now()
    const attempt = { attemptId: ids.guid(), eventId: event.eventId, startedAt }
    const signed = await message
      .then((written) => signing.sign(webhook, keys, { ...event, message: written }, startedAt))
      .catch((error: unknown) => `It could not be signed: ${error instanceof Error ? error.message : error}`)
    if (typeof signed === 'string') return { ...attempt, durationMs: 0, requestHeaders: {}, error: signed }
    const started = performance.now()
    const outcome = await post(webhook.url, signed, signal)
    const durationMs = Math.round(performance.now() - started)
    return { ...attempt, durationMs, requestHeaders: signed.headers, ...outcome }
  }
