import type { AbandonedCart, AbandonedCartLine } from '@vitrine/contract'
import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import { buyerOf } from '../../../floor/callers/cart-owner.ts'
import type { StoredCustomer } from '../../../people/customers/customer.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { textsIn } from '../../../shop/sites/texts.ts'
import { availabilityTally } from '../../cart/lines/availability.ts'
import { subtotalMinor } from '../../cart/lines/cart.ts'
import { priceWriter } from '../../cart/lines/prices.ts'
import { showLine } from '../../cart/lines/show-line.ts'
import type { LeftCart } from './abandoned-carts.store.ts'

export interface ShownCartParts {
  readonly site: Site
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  /** By the member's id. */
  readonly customers: ReadonlyMap<string, StoredCustomer>
}

const MOST_LINES = 10

/** Shows a cart that was left, with the prices that its buyer saw last. */
export const showAbandonedCart = (
  { id, owner, lines, details, createdAt, updatedAt }: LeftCart,
  { site, placeholder, customers }: ShownCartParts,
): AbandonedCart => {
  const { visitorId, memberId } = buyerOf(owner)
  const customer = customers.get(memberId ?? '')
  const price = priceWriter(site, site.currency)
  const availabilityOf = availabilityTally()
  const texts = textsIn(site, undefined)
  const { firstName, lastName } = details?.contactInfo?.contactDetails ?? {}
  const name = customer?.name || [firstName, lastName].filter(Boolean).join(' ')
  const email = customer?.email ?? details?.email
  return {
    id,
    createdDate: new Date(createdAt).toISOString(),
    updatedDate: new Date(updatedAt).toISOString(),
    ...(visitorId !== undefined && { visitorId }),
    ...(memberId !== undefined && { memberId }),
    ...(customer && { customerId: customer.id }),
    ...(name && { name }),
    ...(email && { email }),
    currency: site.currency,
    subtotal: price(subtotalMinor(lines)),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lineCount: lines.length,
    lineItems: lines.slice(0, MOST_LINES).map((line): AbandonedCartLine => {
      const shown = showLine(line, availabilityOf(line), price, placeholder, texts)
      const { productName, price: each, descriptionLines, image } = shown
      return {
        id: line.id,
        quantity: line.quantity,
        ...(productName && { productName }),
        ...(each && { price: each }),
        ...(descriptionLines && { descriptionLines }),
        ...(image && { image }),
      }
    }),
  }
}
