import type { EventName } from './events.ts'

/** When each event happens, for its page: a sentence that follows its name. */
export const EVENT_HELP: Readonly<Record<EventName, string>> = {
  cartCreated: 'A visitor or member adds the first item to a new cart, or a program creates one.',
  cartUpdated: 'A cart changes: its lines, coupon, addresses or anything else in it.',
  cartDeleted:
    'A cart is deleted, merged into another, or becomes an order. If it was deleted with its owner’s personal data, `triggeredByAnonymizeRequest` is true.',
  orderCreated: 'An order is placed. It exists exactly once for each checkout.',
  orderApproved: 'An order is approved: it is paid, or may be paid later. You can deliver it now.',
  orderUpdated: 'An order changes in any way.',
  orderCanceled: 'An order is cancelled.',
  orderFulfilled: 'The last item of an order is delivered.',
  orderPaymentStatusUpdated:
    'An order’s payment status changes, such as from unpaid to paid, or after a refund.',
  memberCreated: 'A member registers, or logs in through another provider for the first time.',
  memberUpdated: 'A member’s profile or status changes.',
  memberDeleted: 'A member is deleted, with their personal data.',
  memberApproved: 'The shop approves a member who was waiting.',
  memberBlocked: 'The shop blocks a member. Their sessions end.',
  contactCreated:
    'Someone the shop didn’t know leaves their details in a form, or staff or a program adds a contact.',
  contactUpdated:
    'The details or labels of a contact change. Members and guests have contacts too: changes of an account or an order have their own events.',
  contactDeleted:
    'A contact is deleted. After a merge, `originatedFrom` is `merge`; if the person’s data was deleted, `triggeredByAnonymizeRequest` is true.',
  contactMerged: 'Contacts are merged into another one. A `contact_deleted` follows for each of them.',
  redirectSessionCreated: 'A storefront sends someone to a hosted page, such as the checkout.',
  submissionCreated: 'Someone sends a form.',
  productCreated: 'A product is created.',
  productChanged: 'A product changes. The event says which fields.',
  productDeleted: 'A product is deleted.',
  productCollectionCreated: 'A collection is created.',
  productCollectionChanged: 'A collection changes. The event says which fields.',
  productCollectionDeleted: 'A collection is deleted.',
  productVariantsChanged: 'The variants of a product change, such as their prices.',
  inventoryVariantsChanged: 'The stock of a product’s variants changes.',
  cartV2Created: 'The same as `cartCreated`, with the cart in the form of Cart V2.',
  cartV2Updated: 'The same as `cartUpdated`, with the cart in the form of Cart V2.',
  cartV2Deleted: 'The same as `cartDeleted`, for programs that use Cart V2.',
  productV3Created: 'The same as `productCreated`, with the whole product in the form of Catalog V3.',
  productV3Updated:
    'The same as `productChanged` and `productVariantsChanged`, with the whole product in the form of Catalog V3.',
  productV3Deleted: 'The same as `productDeleted`, for programs that use Catalog V3.',
  inventoryItemV3Created:
    'A variant is created, on its own or with its product. Its stock is an inventory item.',
  inventoryItemV3Updated:
    'The stock or the pre-order terms of a variant change. `modifiedFields` has the stock before the change.',
  inventoryItemV3Deleted: 'A variant is deleted, on its own or with its product.',
  inventoryItemV3StockStatusUpdated: 'A variant sells out, or is in stock again.',
  inventoryItemV3UpdatedWithReason:
    'The stock of a variant changes. The event says why: an order, an order that was undone, or a change by hand.',
}
