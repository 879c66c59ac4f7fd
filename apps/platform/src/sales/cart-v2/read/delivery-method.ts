import type { Reader } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { StoredCart } from '../../cart/kept/cart.store.ts'
import type { CartVisit } from '../../cart/kept/cart-visit.ts'
import { isSent } from '../../checkout/missing/missing-parts.ts'
import { subjectOf } from '../../totals/cart-totals.ts'
import { wantedTotals } from '../../totals/totals-request.ts'
import { workOut } from '../../totals/work-out.ts'

/**
 * Refuses a delivery method that isn't offered for a cart. Only a pickup can be chosen without an address.
 * @throws {Failure} DELIVERY_METHOD_MISSING_LINE_ITEMS, DELIVERY_METHOD_MISSING_ADDRESS,
 * DELIVERY_METHOD_NOT_FOUND
 */
export const assertOffered = async (reader: Reader, visit: CartVisit, cart: StoredCart): Promise<void> => {
  const { selectedShippingOption: chosen, contactInfo } = cart.details ?? {}
  if (!chosen) return
  if (!cart.lines.some(isSent)) throw fail('DELIVERY_METHOD_MISSING_LINE_ITEMS')
  const wanted = (of: StoredCart) => ({
    ...wantedTotals({ calculateShipping: true, calculateTax: false, calculateAdditionalFees: false }, of),
  })
  const { selected } = (await workOut(reader, subjectOf(visit, cart, { wanted }))).totals.shipping
  const found = selected?.requested ? selected.option : undefined
  const isPickup = found?.terms.logistics?.pickupDetails !== undefined
  if (!isPickup && !contactInfo?.address?.country) throw fail('DELIVERY_METHOD_MISSING_ADDRESS')
  const { code, carrierId } = chosen
  if (!found) throw fail('DELIVERY_METHOD_NOT_FOUND', { code, ...(carrierId && { appId: carrierId }) })
}
