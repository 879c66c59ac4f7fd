import type { CartV2 } from '@vitrine/contract'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import type { FindNewer } from '../../shop/webhooks/sending/newer-form.ts'
import { cartStore } from '../cart/kept/cart.store.ts'
import type { CartVisit } from '../cart/kept/cart-visit.ts'
import { shownWithoutRecipient } from '../cart/lines/gift-delivery.ts'
import type { CartTotals } from '../totals/cart-totals.ts'
import { readQuestion } from './questions.ts'

export interface FindCartV2Parts {
  readonly database: Database
  readonly clock: Clock
  readonly totals: Pick<CartTotals, 'answer'>
}

/** Finds carts in the newer form for events, without the recipients of gift cards. */
export const createFindCartV2 =
  ({ database, clock, totals }: FindCartV2Parts): FindNewer =>
  async (siteId, cartId) => {
    const site = await sitesStore.find(database, siteId)
    const place = await cartStore.findPlace(database, siteId, cartId)
    if (!site || !place) return undefined
    const owner = { ...place, buyerInfo: buyerOf(place.belongsTo ?? place.key) }
    const visit: CartVisit = {
      ...{ owner, cartId, site, at: clock.now() },
      ...{ askedCurrency: undefined, attempt: undefined },
    }
    try {
      const { bytes } = await totals.answer(visit, readQuestion)
      const { cart }: { cart: CartV2 } = JSON.parse(Buffer.from(bytes).toString())
      return { ...cart, lineItems: cart.lineItems.map(withoutRecipient) }
    } catch (error) {
      if (error instanceof Failure) return undefined // deleted meanwhile
      throw error
    }
  }

const withoutRecipient = (line: CartV2['lineItems'][number]): CartV2['lineItems'][number] => {
  const { catalogReference, descriptionLines } = shownWithoutRecipient({
    catalogReference: line.source.catalogReference,
    descriptionLines: line.attributes.descriptionLines,
  })
  return {
    ...line,
    source: { ...line.source, ...(catalogReference && { catalogReference }) },
    attributes: { ...line.attributes, descriptionLines: descriptionLines ?? [] },
  }
}
