import type { Cart } from '@vitrine/contract'
import type { ShopEvent } from '../../../shop/events/outbox.ts'
import { shownWithoutRecipient } from '../lines/gift-delivery.ts'

type About = Pick<ShopEvent, 'id' | 'siteId' | 'entityId' | 'sequence' | 'occurredAt' | 'owner'>

/**
 * Records that a cart was written: created at its first revision, otherwise updated. Events are kept for weeks,
 * so they don't contain the recipients of its gift cards.
 */
export const cartWritten = (about: About, shown: Cart): ShopEvent => {
  const cart = { ...shown, lineItems: shown.lineItems.map(shownWithoutRecipient) }
  return about.sequence === 1
    ? { ...about, type: 'wix.ecom.v1.cart_created', payload: { createdEvent: { entity: cart } } }
    : { ...about, type: 'wix.ecom.v1.cart_updated', payload: { updatedEvent: { currentEntity: cart } } }
}

/** Records that a cart was deleted. */
export const cartDeleted = (about: About): ShopEvent => ({
  ...about,
  type: 'wix.ecom.v1.cart_deleted',
  payload: { deletedEvent: {} },
})
