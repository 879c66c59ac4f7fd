import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { AuthorizationRequest, Outcome, PaymentProvider, Settled } from '../payment-provider.ts'
import type { NoticeSigner } from './notice-signer.ts'
import { type SandboxPayment, type SandboxState, sandboxStore } from './sandbox.store.ts'
import type { CardConduct } from './sandbox-cards.ts'

export const SANDBOX_ID = 'sandbox-card'

export interface SandboxParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly signer: NoticeSigner
  /** The address of its pages, without a trailing slash. */
  readonly url: string
}

/** How long a slow bank takes. */
const LATE_MS = 3_000

/** A payment's initial state by card; none if the request is lost. */
const OPENED: Readonly<Record<CardConduct, SandboxState | undefined>> = {
  APPROVED: 'HELD',
  DECLINED: 'DECLINED',
  STEP: 'STEP',
  ANSWER_LOST: 'HELD',
  REQUEST_LOST: undefined,
  LATE: 'PENDING',
}

/**
 * A card company that moves no money: for development, demonstrations and tests. It keeps its own books, and
 * the platform uses it like any other provider.
 */
export const createSandboxProvider = (parts: SandboxParts): PaymentProvider => {
  const { database, clock, ids, signer, url } = parts

  const outcomeOf = ({ state, reference, card }: SandboxPayment): Outcome => {
    switch (state) {
      case 'HELD':
      case 'TAKEN':
        return { state: 'AUTHORIZED', reference, card }
      case 'DECLINED':
        return { state: 'DECLINED', reason: 'DECLINED' }
      case 'VOIDED':
        return { state: 'DECLINED', reason: 'CANCELED' }
      case 'STEP':
        return { state: 'STEP', url: `${url}/sandbox-card/steps/${reference}`, reference }
      case 'PENDING':
        return { state: 'PENDING', reference }
    }
  }

  /** Runs an action once per key; a repeat returns the first result. */
  const once = (
    reference: string,
    key: string,
    effect: (tx: Transaction, payment: SandboxPayment) => Promise<string | undefined>,
  ): Promise<Settled> =>
    database.transaction(async (tx) => {
      const payment = await sandboxStore.lock(tx, reference)
      if (!payment) return { state: 'REFUSED', reason: 'UNKNOWN_PAYMENT' }
      const claimed = await sandboxStore.claimKey(tx, reference, key)
      if (claimed !== 'first') return settledBy(claimed.refusal)
      const refusal = await effect(tx, payment)
      if (refusal !== undefined) await sandboxStore.refuseKey(tx, reference, key, refusal)
      return settledBy(refusal)
    })

  return {
    id: SANDBOX_ID,
    name: 'Card',

    authorize: async (request, signal) => {
      const reference = `sandbox_${ids.guid()}`
      const { conduct, outcome } = await database.transaction(async (tx) => {
        const used = await sandboxStore.useToken(tx, tokenOf(request), request.paymentId)
        const state = used && OPENED[used.conduct]
        const at = clock.now()
        if (state)
          await sandboxStore.open(tx, request, {
            ...{ reference, state, at },
            dueAt: state === 'PENDING' ? at + LATE_MS : null,
            card: used.card,
          })
        const opened = await sandboxStore.find(tx, request.paymentId)
        return { conduct: used?.conduct, outcome: opened && outcomeOf(opened) }
      })
      if (conduct === 'ANSWER_LOST' || conduct === 'REQUEST_LOST') return silence(signal)
      return outcome ?? { state: 'DECLINED', reason: 'METHOD_INVALID' }
    },

    capture: (reference, key) =>
      once(reference, key, async (tx) =>
        (await sandboxStore.move(tx, reference, 'HELD', 'TAKEN', null)) ? undefined : 'NOTHING_IS_HELD',
      ),

    void: (reference, key) =>
      once(reference, key, async (tx, { state }) => {
        if (state === 'TAKEN') return 'WAS_CAPTURED'
        if (state !== 'DECLINED') await sandboxStore.move(tx, reference, state, 'VOIDED', null)
        return undefined
      }),

    refund: (reference, amountMinor, key) =>
      once(reference, key, async (tx) =>
        (await sandboxStore.giveBack(tx, reference, amountMinor)) ? undefined : 'MORE_THAN_IS_LEFT',
      ),

    find: async (paymentId) => {
      const payment = await sandboxStore.find(database, paymentId)
      return payment && outcomeOf(payment)
    },

    readNotice: (headers, rawBody) => signer.read(headers, rawBody),
  }
}

const settledBy = (refusal: string | null | undefined): Settled =>
  refusal == null ? { state: 'DONE' } : { state: 'REFUSED', reason: refusal }

const tokenOf = ({ method }: AuthorizationRequest): string =>
  isObject(method) && typeof method.token === 'string' ? method.token : ''

/** Never answers; ends when the caller gives up. */
const silence = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new Error('The sandbox did not answer'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })
