import type {
  CardDetails,
  CardToken,
  HostedCheckout,
  HostedDraft,
  PayHostedCheckoutRequest,
  UpdateHostedCheckoutRequest,
} from '@vitrine/contract/hosted-checkout'
import { ApiProblem, problemOf } from './api-problem.ts'
import { callJson, jsonRequest as request } from './json-call.ts'

/** Delays between retries of a call with an unknown outcome. Every call can be repeated safely. */
const WAITS_MS = [400, 1200]

/** The platform as seen by one checkout's page. Every call may throw `ApiProblem`. */
export interface CheckoutApi {
  read(): Promise<HostedCheckout>
  update(change: UpdateHostedCheckoutRequest): Promise<HostedCheckout>
  saveDraft(draft: HostedDraft): Promise<void>
  /** Saves a draft while the page is being left, without waiting for the outcome. */
  saveDraftAndLeave(draft: HostedDraft): void
  /** Exchanges a card for a token at its provider. */
  tokenOf(card: CardDetails, tokenUrl: string): Promise<CardToken>
  /** @param key - identifies the attempt; sending it again never pays twice */
  pay(request: PayHostedCheckoutRequest, key: string): Promise<HostedCheckout>
  cancelPayment(): Promise<HostedCheckout>
}

/** Connects to the checkout with an id; the cookie identifies the buyer. */
export const createCheckoutApi = (checkoutId: string): CheckoutApi => {
  const path = `/checkout-api/${encodeURIComponent(checkoutId)}`
  const draftRequest = (draft: HostedDraft) => request('PUT', { draft })
  return {
    read: () => send<HostedCheckout>(path, request('GET')),
    update: (change) => send<HostedCheckout>(path, request('PATCH', change)),
    saveDraft: async (draft) => void (await send<object>(`${path}/draft`, draftRequest(draft))),
    saveDraftAndLeave: (draft) => {
      fetch(`${path}/draft`, { ...draftRequest(draft), keepalive: true }).catch(() => undefined)
    },
    tokenOf: (card, tokenUrl) => send<CardToken>(tokenUrl, request('POST', card)),
    pay: (payment, key) =>
      send<HostedCheckout>(`${path}/pay`, request('POST', payment, { 'idempotency-key': key })),
    cancelPayment: () => send<HostedCheckout>(`${path}/cancel-payment`, request('POST', {})),
  }
}

const send = async <Answer>(url: string, init: RequestInit): Promise<Answer> => {
  for (let round = 0; ; round += 1) {
    try {
      return await sendOnce<Answer>(url, init)
    } catch (error) {
      const wait = WAITS_MS[round]
      if (!(error instanceof ApiProblem) || error.kind !== 'unreachable' || wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

const sendOnce = async <Answer>(url: string, init: RequestInit): Promise<Answer> => {
  const answered = await callJson(url, init)
  if (!answered) throw new ApiProblem('unreachable')
  if (!answered.ok) throw problemOf(answered.status, answered.body)
  return answered.body as Answer // the contract guarantees the shape of the answer
}
