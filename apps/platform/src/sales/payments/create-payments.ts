import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { keepWorking } from '../../floor/http/keep-working.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import { type CarryOnParts, createCarryOn } from './carry-on.ts'
import { noticesRoutes } from './notices.routes.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentTimes } from './payment-times.ts'
import { type PaymentWay, paymentWays } from './payment-way.ts'
import { createPayments, type Payments } from './payments.service.ts'
import { createRecovery, type RecoveryParts } from './recovery.ts'
import { createNoticeSigner } from './sandbox/notice-signer.ts'
import { FORMS_PATH, sandboxRoutes, TOKENS_PATH } from './sandbox/sandbox.routes.ts'
import { createSandboxNotices } from './sandbox/sandbox-notices.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

export interface PaymentsConfig
  extends Pick<CarryOnParts, 'placeOrder' | 'noteSettled'>,
    Pick<RecoveryParts, 'noteRefundFailed'> {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  readonly settings: Pick<Settings, 'payment' | 'platformUrl'>
  /** Signs the sandbox's notices. */
  readonly secret: Uint8Array
  /** Providers added by the operator. */
  readonly providers: readonly PaymentProvider[]
}

export interface PaymentParts {
  readonly payments: Payments
  readonly ways: readonly PaymentWay[]
  /** A provider's display name, even if it is no longer offered. */
  readonly nameOf: (providerId: string) => string | undefined
  /** Serves the calls of providers and the sandbox's buyers, and works in the background. */
  readonly serve: (app: FastifyInstance) => void
}

/** How often to look for stalled payments. */
const RECOVER_EVERY_MS = 1_000

/**
 * Wires payments to their providers. The sandbox stays known when it isn't offered, to finish earlier
 * payments.
 */
export const createPaymentParts = (config: PaymentsConfig): PaymentParts => {
  const { database, clock, ids, logger, settings, secret, placeOrder, noteSettled } = config
  const { noteRefundFailed } = config
  const { payment, platformUrl: url } = settings
  const signer = createNoticeSigner(secret, clock)
  const sandbox = { database, clock, ids, signer, url }
  const card = createSandboxProvider(sandbox)
  const known = [card, ...config.providers]
  const byId = new Map(known.map((provider) => [provider.id, provider]))
  const providerOf = (id: string) => byId.get(id)
  const times = paymentTimes(payment.timeoutMs)
  const carryOn = createCarryOn({ database, clock, logger, times, providerOf, placeOrder, noteSettled })
  const payments = createPayments({
    ...{ database, clock, ids, times, providerOf, carryOn },
    isCapturedByHand: payment.isCapturedByHand,
  })
  return {
    payments,
    ways: paymentWays(payment, card, { tokenUrl: TOKENS_PATH, formUrl: FORMS_PATH }, config.providers),
    nameOf: (id) => providerOf(id)?.name,
    serve: (app) => {
      noticesRoutes(app, payments)
      keepWorking(
        app,
        createRecovery({ database, clock, logger, times, carryOn, noteRefundFailed }),
        RECOVER_EVERY_MS,
      )
      if (!payment.sandbox) return
      sandboxRoutes(app, sandbox)
      keepWorking(app, createSandboxNotices({ database, clock, logger, signer, url }), RECOVER_EVERY_MS)
    },
  }
}
