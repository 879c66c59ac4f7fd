import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { keepWorking } from '../../http/keep-working.ts'
import type { Ids } from '../../ids.ts'
import type { Settings } from '../../settings.ts'
import { type CarryOnParts, createCarryOn } from './carry-on.ts'
import { noticesRoutes } from './notices.routes.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentTimes } from './payment-times.ts'
import { createPayments, type Payments } from './payments.service.ts'
import { createRecovery } from './recovery.ts'
import { createNoticeSigner } from './sandbox/notice-signer.ts'
import { sandboxRoutes, TOKENS_PATH } from './sandbox/sandbox.routes.ts'
import { createSandboxNotices } from './sandbox/sandbox-notices.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

export interface PaymentsConfig extends Pick<CarryOnParts, 'placeOrder'> {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  readonly settings: Pick<Settings, 'payment' | 'platformUrl'>
  /** Signs the sandbox's notices. */
  readonly secret: Uint8Array
  /** What the operator added. */
  readonly providers: readonly PaymentProvider[]
}

/** A way to pay that is on offer. */
export interface PaymentWay {
  readonly id: string
  readonly kind: 'CARD' | 'REDIRECT' | 'OFFLINE'
  readonly name: string
  readonly tokenUrl?: string
  readonly instructions?: string | undefined
  readonly sandbox: boolean
}

/** The way that needs no provider. */
export const OFFLINE = 'offline'

export interface PaymentParts {
  readonly payments: Payments
  readonly ways: readonly PaymentWay[]
  /** Serves what providers and the sandbox's buyers call, and works in the background. */
  readonly serve: (app: FastifyInstance) => void
}

/** How often payments are looked for that nobody went on with. */
const RECOVER_EVERY_MS = 1_000

/** Wires payments to the providers there are. The sandbox is known even where it is not on offer, to finish what began. */
export const createPaymentParts = (config: PaymentsConfig): PaymentParts => {
  const { database, clock, ids, logger, settings, secret, placeOrder } = config
  const { payment, platformUrl: url } = settings
  const signer = createNoticeSigner(secret, clock)
  const sandbox = { database, clock, ids, signer, url }
  const known = [createSandboxProvider(sandbox), ...config.providers]
  const byId = new Map(known.map((provider) => [provider.id, provider]))
  const providerOf = (id: string) => byId.get(id)
  const times = paymentTimes(payment.timeoutMs)
  const carryOn = createCarryOn({ database, clock, logger, times, providerOf, placeOrder })
  const payments = createPayments({ database, clock, ids, times, providerOf, carryOn })
  return {
    payments,
    ways: waysOf(payment, known),
    serve: (app) => {
      noticesRoutes(app, payments)
      keepWorking(app, createRecovery({ database, clock, logger, times, carryOn }), RECOVER_EVERY_MS)
      if (!payment.sandbox) return
      sandboxRoutes(app, sandbox)
      keepWorking(app, createSandboxNotices({ database, clock, logger, signer, url }), RECOVER_EVERY_MS)
    },
  }
}

const waysOf = (
  { sandbox, offline }: Settings['payment'],
  [card, ...added]: readonly PaymentProvider[],
): readonly PaymentWay[] => [
  ...added.map(({ id, name }) => ({ id, kind: 'REDIRECT' as const, name, sandbox: false })),
  ...(sandbox && card
    ? [{ id: card.id, kind: 'CARD' as const, name: card.name, tokenUrl: TOKENS_PATH, sandbox: true }]
    : []),
  ...(offline
    ? [
        {
          ...{ id: OFFLINE, kind: 'OFFLINE' as const, name: 'Pay offline', sandbox: false },
          instructions: offline.instructions,
        },
      ]
    : []),
]
