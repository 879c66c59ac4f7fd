import type { CheckoutResponse, CreateCheckoutRequest } from '@vitrine/contract'
import { principalOf } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import type { CodeTries } from '../../floor/rates/code-tries.ts'
import type { Call } from '../../shop/calls/call.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import { checkoutOrigins } from '../cart/patch/checkout-page.ts'
import { assertPayable } from './assert-payable.ts'
import type { StoredCheckout } from './checkout.ts'
import { assertOffered, type CheckoutChange, type CheckoutKeeper } from './checkout-keeper.ts'
import { readPatch } from './checkout-patch.ts'
import { createdBy, visitTo } from './checkout-visit.ts'
import { addedLines } from './line-changes.ts'

export interface CreateCheckoutParts {
  readonly database: Database
  readonly ids: Ids
  readonly codeTries: CodeTries
  /** Whether the shop has a way to be paid. */
  readonly acceptsPayments: boolean
}

/** Creates a checkout without a cart. */
export const createCreateCheckout =
  ({ database, ids, codeTries, acceptsPayments }: CreateCheckoutParts, keeper: CheckoutKeeper) =>
  async (call: Call<CreateCheckoutRequest>): Promise<CheckoutResponse> => {
    const { actor, input } = call
    const { checkoutInfo: info = {}, channelType = info.channelType ?? 'WEB' } = input
    const id = ids.guid()
    const { attempt, trier, ...visit } = await visitTo(call, id)
    const { site, at, askedCurrency } = visit
    const ownerKey = principalOf(actor)
    const given = { ...input, info: { ...info, channelType } }
    const origins = await checkoutOrigins(database, call, input.overrideCheckoutUrl, info.overrideCheckoutUrl)
    const change: CheckoutChange = {
      ...readPatch(actor, ownerKey, given, 'checkoutInfo', site.currency, origins),
      ...addedLines(actor, input, visit, ids),
    }
    const empty: StoredCheckout = {
      ...{ siteId: site.siteId, id, ownerKey, revision: 1, state: 'OPEN', lines: [], shown: {} },
      ...{ conversionCurrency: askedCurrency ?? site.currency, createdAt: at, updatedAt: at },
      details: { channelType, createdBy: createdBy(actor) },
    }
    const make = async (claim: Claim | undefined): Promise<CheckoutResponse> => {
      const priced = await database.transaction(async (tx) => {
        await claim?.(tx)
        const written = await keeper.write(tx, visit, empty, change)
        if (change.details?.selectedShippingOption) assertOffered(written)
        assertPayable(written, { acceptsPayments, refusal: 'SITE_MUST_ACCEPT_PAYMENTS' })
        return written
      })
      return { checkout: keeper.show(visit, priced) }
    }
    return codeTries.guard(trier, [change.couponCode, change.giftCardCode], () =>
      once(database, attempt, id, make, (checkoutId) => keeper.answer({ ...visit, checkoutId })),
    )
  }
