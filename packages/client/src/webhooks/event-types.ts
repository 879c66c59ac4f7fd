import { cart, order } from '../ecom/cart.shapes.ts'
import { cart as cartV2 } from '../ecom/cart-v2.shapes.ts'
import { member } from '../members/member.shapes.ts'
import { product } from '../stores/product.shapes.ts'
import { kept, product as productV3 } from '../stores/v3.shapes.ts'
import type { Shape } from '../wire/convert.ts'
import { date } from '../wire/values.ts'

/** A kind of webhook event. */
interface EventType {
  /** The type as the wire names it, such as `wix.ecom.v1.cart_created`. */
  readonly type: string
  /**
   * Domain events carry an entity and what happened to it, or an action's own data; other events are the
   * payload itself.
   */
  readonly isDomainEvent?: boolean
  /** Fields of the entity or payload that differ on the wire. */
  readonly gives?: Shape
}

const about = (type: string, gives?: Shape): EventType => ({ type, isDomainEvent: true, gives })

/** An action on an order; the order is in the event's data. */
const done = (slug: string): EventType => about(`wix.ecom.v1.order_${slug}`, { order })

/** A contact's times. */
const contact = { _createdDate: date, _updatedDate: date }

const plain = (name: string, gives?: Shape, area = 'catalog'): EventType => ({
  type: `com.wix.ecommerce.${area}.api.v1.${name}`,
  gives,
})

/** Events by the functions that register their handlers. Pages register none, so they load none of this. */
const TYPES = {
  onCartCreated: about('wix.ecom.v1.cart_created', cart),
  onCartUpdated: about('wix.ecom.v1.cart_updated', cart),
  onCartDeleted: about('wix.ecom.v1.cart_deleted', cart),
  onOrderCreated: about('wix.ecom.v1.order_created', order),
  onOrderUpdated: about('wix.ecom.v1.order_updated', order),
  onOrderApproved: done('approved'),
  onOrderCanceled: done('canceled'),
  onOrderFulfilled: done('fulfilled'),
  onOrderPaymentStatusUpdated: done('payment_status_updated'),
  onMemberCreated: about('wix.members.v1.member_created', member),
  onMemberUpdated: about('wix.members.v1.member_updated', member),
  onMemberDeleted: about('wix.members.v1.member_deleted', member),
  onContactCreated: about('wix.contacts.v4.contact_created', contact),
  onContactUpdated: about('wix.contacts.v4.contact_updated', contact),
  onContactDeleted: about('wix.contacts.v4.contact_deleted', contact),
  onContactMerged: about('wix.contacts.v4.contact_merged', { targetContact: contact }),
  onRedirectSessionCreated: about('wix.headless.v1.redirect_session_created'),
  onSubmissionCreated: about('wix.forms.v4.submission_created', { _createdDate: date, _updatedDate: date }),
  onProductCreated: plain('ProductCreated', product),
  onProductChanged: plain('ProductChanged'),
  onProductDeleted: plain('ProductDeleted'),
  onProductVariantsChanged: plain('VariantsChanged'),
  onInventoryVariantsChanged: plain('InventoryVariantsChanged', { _updatedDate: date }, 'inventory'),
  onProductCollectionCreated: plain('CollectionCreated'),
  onProductCollectionChanged: plain('CollectionChanged'),
  onProductCollectionDeleted: plain('CollectionDeleted'),
  onCartV2Created: about('wix.ecom.v2.cart_created', cartV2),
  onCartV2Updated: about('wix.ecom.v2.cart_updated', cartV2),
  onCartV2Deleted: about('wix.ecom.v2.cart_deleted', cartV2),
  onProductV3Created: about('wix.stores.catalog.v3.product_created', productV3),
  onProductV3Updated: about('wix.stores.catalog.v3.product_updated', productV3),
  onProductV3Deleted: about('wix.stores.catalog.v3.product_deleted', productV3),
  onInventoryItemV3Created: about('wix.stores.catalog.v3.inventory_item_created', kept),
  onInventoryItemV3Updated: about('wix.stores.catalog.v3.inventory_item_updated', kept),
  onInventoryItemV3Deleted: about('wix.stores.catalog.v3.inventory_item_deleted', kept),
  onInventoryItemV3StockStatusUpdated: about('wix.stores.catalog.v3.inventory_item_stock_status_updated'),
  onInventoryItemV3UpdatedWithReason: about('wix.stores.catalog.v3.inventory_item_updated_with_reason', {
    currentEntity: kept,
  }),
} as const

/** A function that registers handlers of an event. */
export type EventName = keyof typeof TYPES

export const eventTypes: Readonly<Record<EventName, EventType>> = TYPES
