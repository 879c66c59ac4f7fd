import Type, { type TSchema } from 'typebox'
import { Cart } from '../cart/cart.schemas.ts'
import { CartV2 } from '../cart-v2/cart-v2.schemas.ts'
import { V3InventoryItem } from '../catalog-v3/inventory/inventory-items.schemas.ts'
import { V3Product } from '../catalog-v3/product-v3.schemas.ts'
import { Contact } from '../contacts/contact.schemas.ts'
import { freeForm, timestamp } from '../declare/schema.ts'
import { SubmittedForm } from '../forms/forms.schemas.ts'
import { Member } from '../members/members.schemas.ts'
import { Order } from '../orders/orders.schemas.ts'
import { RedirectSession } from '../redirects/redirects.schemas.ts'

/** The body of an entity's actions, if it has none. */
const NONE = Type.Never()

const CHANGES = ['created', 'updated', 'deleted'] as const

/**
 * Describes an event about an entity. The slug decides which body is present: that of a change, or that of an
 * action with the action's own data.
 */
const domainEvent = <Entity extends TSchema, Body extends TSchema>(
  title: string,
  entity: Entity,
  actions: readonly string[],
  body: Body,
) =>
  Type.Object(
    {
      id: Type.String(),
      entityFqdn: Type.String(),
      slug: Type.Enum([...CHANGES, ...actions]),
      entityId: Type.String(),
      eventTime: timestamp,
      triggeredByAnonymizeRequest: Type.Boolean(),
      originatedFrom: Type.Optional(Type.String()),
      entityEventSequence: Type.Optional(Type.String()),
      createdEvent: Type.Optional(Type.Object({ entity })),
      updatedEvent: Type.Optional(
        Type.Object({ currentEntity: entity, modifiedFields: Type.Optional(freeForm) }),
      ),
      deletedEvent: Type.Optional(Type.Object({ deletedEntity: Type.Optional(entity) })),
      actionEvent: Type.Optional(Type.Object({ body })),
    },
    { title },
  )

/** Sent when a cart was created, updated or deleted. `modifiedFields` has flat paths such as `lineItems[0].quantity`. */
export const CartEvent = domainEvent('CartEvent', Cart, [], NONE)
export type CartEvent = Type.Static<typeof CartEvent>

/** The newer form of `CartEvent`, with the cart as it is when the event is sent. */
export const CartV2Event = domainEvent('CartV2Event', CartV2, [], NONE)
export type CartV2Event = Type.Static<typeof CartV2Event>

/**
 * Sent when a product was created, updated or deleted, with the product as it is when the event is sent.
 * `modifiedFields` names the fields; their values before the change aren't kept, so they are null.
 */
export const V3ProductEvent = domainEvent('V3ProductEvent', V3Product, [], NONE)
export type V3ProductEvent = Type.Static<typeof V3ProductEvent>

/**
 * Sent when the stock of a variant was created, updated or deleted, with the inventory item as it is when the event is
 * sent. The actions say whether the variant is in stock now, or why its stock changed.
 */
export const InventoryItemEvent = domainEvent(
  'InventoryItemEvent',
  V3InventoryItem,
  ['stock_status_updated', 'updated_with_reason'],
  Type.Object({
    inStock: Type.Optional(Type.Boolean()),
    currentEntity: Type.Optional(V3InventoryItem),
    reason: Type.Optional(Type.Enum(['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'])),
    /** The app that changed it; the id of the store's own app for everyone else. */
    appId: Type.Optional(Type.String()),
  }),
)
export type InventoryItemEvent = Type.Static<typeof InventoryItemEvent>

/**
 * Sent when a contact was created, updated or deleted, or when others were merged into it: then the body has both ids
 * and the contact as it is now.
 */
export const ContactEvent = domainEvent(
  'ContactEvent',
  Contact,
  ['merged'],
  Type.Object({
    targetContactId: Type.String(),
    sourceContactIds: Type.Array(Type.String()),
    /** Absent once the person's data was deleted. */
    targetContact: Type.Optional(Contact),
  }),
)
export type ContactEvent = Type.Static<typeof ContactEvent>

/** Sent when someone sent a form. */
export const SubmissionEvent = domainEvent('SubmissionEvent', SubmittedForm, [], NONE)
export type SubmissionEvent = Type.Static<typeof SubmissionEvent>

/** Sent when a redirect session was created. */
export const RedirectSessionEvent = domainEvent('RedirectSessionEvent', RedirectSession, [], NONE)
export type RedirectSessionEvent = Type.Static<typeof RedirectSessionEvent>

/**
 * Sent when an order was created or updated, or when one of the named actions happened to it; actions carry the
 * order in their body.
 */
export const OrderEvent = domainEvent(
  'OrderEvent',
  Order,
  ['approved', 'canceled', 'fulfilled', 'payment_status_updated'],
  Type.Object({ order: Order }),
)
export type OrderEvent = Type.Static<typeof OrderEvent>

/**
 * Sent when a member was created, updated or deleted, or when an owner approved or blocked them; these two carry the
 * member in their body, and the hosted platform doesn't have them.
 */
export const MemberEvent = domainEvent(
  'MemberEvent',
  Member,
  ['approved', 'blocked'],
  Type.Object({ member: Member }),
)
export type MemberEvent = Type.Static<typeof MemberEvent>
