import { createSealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import type { Transaction } from '../../floor/database/database.ts'
import type { Route } from '../calls/answer.ts'
import { createDeliverer, type Deliverer, type DeliverParts } from './sending/deliverer.ts'
import type { NewerEntities } from './sending/newer-form.ts'
import { createPostEvent, type PostEventOptions } from './sending/post-event.ts'
import type { SendParts } from './sending/send-event.ts'
import { createSigning } from './sending/signing.ts'
import { tellOwners } from './tell-owners.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { createWebhooksService } from './webhooks.service.ts'

/** What the use cases need. */
export interface WebhooksParts extends SendParts {
  /** Whether receivers may be called without TLS. */
  readonly allowsPlain: boolean
  readonly newerEntities: NewerEntities
}

export interface CreateWebhooksConfig
  extends Pick<DeliverParts, 'database' | 'clock' | 'ids' | 'logger' | 'random' | 'newerEntities'> {
  /** 256 bits, from the secrets. */
  readonly secret: Uint8Array
  /** Whether receivers on this machine and without TLS may be called, for development. */
  readonly nearby: boolean
  /** The addresses of a shop's owners, who get a mail when a webhook is paused. */
  readonly ownersOf: (tx: Transaction, siteId: string) => Promise<readonly string[]>
  /** Differs from the default in tests. */
  readonly postOptions?: PostEventOptions | undefined
}

/** Webhooks: their operations, and the worker that delivers events. */
export const createWebhooks = (
  config: CreateWebhooksConfig,
): { readonly routes: readonly Route[]; readonly deliverer: Deliverer } => {
  const { database, clock, ids, logger, secret, nearby, ownersOf, newerEntities } = config
  const signing = createSigning(createSealedSecrets(secret, 'webhook keys'))
  const post = createPostEvent(
    config.postOptions ?? (nearby ? { allows: () => true, allowsPlain: true } : {}),
  )
  const parts = { database, clock, ids, signing, post, newerEntities }
  return {
    routes: webhooksRoutes(createWebhooksService({ ...parts, allowsPlain: nearby })),
    deliverer: createDeliverer({
      ...{ ...parts, logger, tellPaused: tellOwners(ids, ownersOf) },
      ...(config.random && { random: config.random }),
    }),
  }
}
