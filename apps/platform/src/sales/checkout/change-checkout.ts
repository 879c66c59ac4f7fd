import type {
  AddToCheckoutRequest,
  CheckoutIdRequest,
  CheckoutResponse,
  RemoveLineItemsRequest,
  UpdateCheckoutRequest,
  UpdateLineItemsQuantityRequest,
} from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import { removeLines, setQuantities } from '../cart/lines/cart.ts'
import { checkoutOrigins } from '../cart/patch/checkout-page.ts'
import { checkoutStore } from './checkout.store.ts'
import type { CheckoutChange, CheckoutKeeper } from './checkout-keeper.ts'
import { readPatch } from './checkout-patch.ts'
import { accessible, type CheckoutVisit, visitTo } from './checkout-visit.ts'
import { addedLines, patchedLines } from './line-changes.ts'

export interface ChangeCheckoutParts {
  readonly database: Database
  readonly ids: Ids
}

/** The changes of a checkout by its id. */
export const createChangeCheckout = ({ database, ids }: ChangeCheckoutParts, keeper: CheckoutKeeper) => {
  const change = async (visit: CheckoutVisit, wanted: CheckoutChange): Promise<CheckoutResponse> => ({
    checkout: keeper.show(visit, await keeper.change(visit, wanted)),
  })
  const changed = async (call: Call<CheckoutIdRequest>, wanted: CheckoutChange): Promise<CheckoutResponse> =>
    change(await visitTo(call, call.input.id), wanted)

  return {
    update: async (call: Call<UpdateCheckoutRequest>): Promise<CheckoutResponse> => {
      const { actor, input } = call
      const visit = await visitTo(call, String(input.checkout.id))
      const { siteId, currency } = visit.site
      const { ownerKey } = accessible(await checkoutStore.find(database, siteId, visit.checkoutId), visit)
      const { checkout: info, ...said } = input
      const origins = await checkoutOrigins(
        database,
        call,
        said.overrideCheckoutUrl,
        info.overrideCheckoutUrl,
      )
      return change(visit, {
        ...readPatch(actor, ownerKey, { ...said, info }, 'checkout', currency, origins),
        ...patchedLines(actor, ownerKey, input, visit, ids),
      })
    },

    add: async (call: Call<AddToCheckoutRequest>): Promise<CheckoutResponse> => {
      const visit = await visitTo(call, call.input.id)
      return change(visit, addedLines(call.actor, call.input, visit, ids))
    },

    removeLines: (call: Call<RemoveLineItemsRequest>) =>
      changed(call, { lines: (lines) => removeLines(lines, call.input.lineItemIds) }),

    setQuantities: (call: Call<UpdateLineItemsQuantityRequest>) =>
      changed(call, { lines: (lines) => setQuantities(lines, call.input.lineItems) }),

    removeCoupon: (call: Call<CheckoutIdRequest>) => changed(call, { couponCode: null }),
    removeGiftCard: (call: Call<CheckoutIdRequest>) => changed(call, { giftCardCode: null }),
    removeOverrideUrl: (call: Call<CheckoutIdRequest>) =>
      changed(call, { details: { overrideCheckoutUrl: null } }),
  }
}
