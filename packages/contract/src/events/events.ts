import type { RequestedFields } from '../declare/enums/v3.ts'
import type {
  CollectionChanged,
  CollectionCreated,
  CollectionDeleted,
  InventoryVariantsChanged,
  ProductChanged,
  ProductCreated,
  ProductDeleted,
  VariantsChanged,
} from './catalog-events.schemas.ts'
import type {
  CartEvent,
  CartV2Event,
  ContactEvent,
  InventoryItemEvent,
  MemberEvent,
  OrderEvent,
  RedirectSessionEvent,
  SubmissionEvent,
  V3ProductEvent,
} from './domain-events.schemas.ts'

declare const carried: unique symbol

/** An event about an entity, sent in an envelope with the event's own id, time and slug. */
export interface DomainEventType<Message = unknown> {
  readonly kind: 'domain'
  /** The name that webhooks register for, such as `wix.ecom.v1.cart_created`. */
  readonly type: string
  readonly entityFqdn: string
  /** What happened: `created`, `updated`, `deleted`, or an action such as `canceled`. */
  readonly slug: string
  readonly [carried]?: Message
}

/** An event sent without an envelope. */
export interface PlainEventType<Message = unknown> {
  readonly kind: 'plain'
  readonly type: string
  readonly [carried]?: Message
}

const domain = <Message>(entityFqdn: string, slug: string): DomainEventType<Message> => ({
  kind: 'domain',
  type: `${entityFqdn}_${slug}`,
  entityFqdn,
  slug,
})

const plain = <Message>(name: string, app = 'catalog'): PlainEventType<Message> => ({
  kind: 'plain',
  type: `com.wix.ecommerce.${app}.api.v1.${name}`,
})

const CART = 'wix.ecom.v1.cart'
const CART_V2 = 'wix.ecom.v2.cart'
const PRODUCT_V3 = 'wix.stores.catalog.v3.product'
const INVENTORY_ITEM_V3 = 'wix.stores.catalog.v3.inventory_item'
const ORDER = 'wix.ecom.v1.order'
const MEMBER = 'wix.members.v1.member'
const CONTACT = 'wix.contacts.v4.contact'
const SUBMISSION = 'wix.forms.v4.submission'
const REDIRECT_SESSION = 'wix.headless.v1.redirect_session'

/**
 * Every event on the wire, named after its handler: `onCartCreated` receives
 * `cartCreated`.
 *
 * @example EVENTS.cartCreated.type // 'wix.ecom.v1.cart_created'
 */
export const EVENTS = {
  cartCreated: /* @__PURE__ */ domain<CartEvent>(CART, 'created'),
  cartUpdated: /* @__PURE__ */ domain<CartEvent>(CART, 'updated'),
  cartDeleted: /* @__PURE__ */ domain<CartEvent>(CART, 'deleted'),
  orderCreated: /* @__PURE__ */ domain<OrderEvent>(ORDER, 'created'),
  orderApproved: /* @__PURE__ */ domain<OrderEvent>(ORDER, 'approved'),
  orderUpdated: /* @__PURE__ */ domain<OrderEvent>(ORDER, 'updated'),
  orderCanceled: /* @__PURE__ */ domain<OrderEvent>(ORDER, 'canceled'),
  orderFulfilled: /* @__PURE__ */ domain<OrderEvent>(ORDER, 'fulfilled'),
  orderPaymentStatusUpdated: /* @__PURE__ */ domain<OrderEvent>(ORDER, 'payment_status_updated'),
  memberCreated: /* @__PURE__ */ domain<MemberEvent>(MEMBER, 'created'),
  memberUpdated: /* @__PURE__ */ domain<MemberEvent>(MEMBER, 'updated'),
  memberDeleted: /* @__PURE__ */ domain<MemberEvent>(MEMBER, 'deleted'),
  memberApproved: /* @__PURE__ */ domain<MemberEvent>(MEMBER, 'approved'),
  memberBlocked: /* @__PURE__ */ domain<MemberEvent>(MEMBER, 'blocked'),
  contactCreated: /* @__PURE__ */ domain<ContactEvent>(CONTACT, 'created'),
  contactUpdated: /* @__PURE__ */ domain<ContactEvent>(CONTACT, 'updated'),
  contactDeleted: /* @__PURE__ */ domain<ContactEvent>(CONTACT, 'deleted'),
  contactMerged: /* @__PURE__ */ domain<ContactEvent>(CONTACT, 'merged'),
  redirectSessionCreated: /* @__PURE__ */ domain<RedirectSessionEvent>(REDIRECT_SESSION, 'created'),
  submissionCreated: /* @__PURE__ */ domain<SubmissionEvent>(SUBMISSION, 'created'),
  productCreated: /* @__PURE__ */ plain<ProductCreated>('ProductCreated'),
  productChanged: /* @__PURE__ */ plain<ProductChanged>('ProductChanged'),
  productDeleted: /* @__PURE__ */ plain<ProductDeleted>('ProductDeleted'),
  productCollectionCreated: /* @__PURE__ */ plain<CollectionCreated>('CollectionCreated'),
  productCollectionChanged: /* @__PURE__ */ plain<CollectionChanged>('CollectionChanged'),
  productCollectionDeleted: /* @__PURE__ */ plain<CollectionDeleted>('CollectionDeleted'),
  productVariantsChanged: /* @__PURE__ */ plain<VariantsChanged>('VariantsChanged'),
  inventoryVariantsChanged: /* @__PURE__ */ plain<InventoryVariantsChanged>(
    'InventoryVariantsChanged',
    'inventory',
  ),
  cartV2Created: /* @__PURE__ */ domain<CartV2Event>(CART_V2, 'created'),
  cartV2Updated: /* @__PURE__ */ domain<CartV2Event>(CART_V2, 'updated'),
  cartV2Deleted: /* @__PURE__ */ domain<CartV2Event>(CART_V2, 'deleted'),
  productV3Created: /* @__PURE__ */ domain<V3ProductEvent>(PRODUCT_V3, 'created'),
  productV3Updated: /* @__PURE__ */ domain<V3ProductEvent>(PRODUCT_V3, 'updated'),
  productV3Deleted: /* @__PURE__ */ domain<V3ProductEvent>(PRODUCT_V3, 'deleted'),
  inventoryItemV3Created: /* @__PURE__ */ domain<InventoryItemEvent>(INVENTORY_ITEM_V3, 'created'),
  inventoryItemV3Updated: /* @__PURE__ */ domain<InventoryItemEvent>(INVENTORY_ITEM_V3, 'updated'),
  inventoryItemV3Deleted: /* @__PURE__ */ domain<InventoryItemEvent>(INVENTORY_ITEM_V3, 'deleted'),
  inventoryItemV3StockStatusUpdated: /* @__PURE__ */ domain<InventoryItemEvent>(
    INVENTORY_ITEM_V3,
    'stock_status_updated',
  ),
  inventoryItemV3UpdatedWithReason: /* @__PURE__ */ domain<InventoryItemEvent>(
    INVENTORY_ITEM_V3,
    'updated_with_reason',
  ),
} as const

/** The name of an event. */
export type EventName = keyof typeof EVENTS

/** What is delivered for an event: the envelope of a domain event, or the payload of a plain one. */
export type EventMessage<Name extends EventName> = (typeof EVENTS)[Name] extends {
  readonly [carried]?: infer Message
}
  ? Exclude<Message, undefined>
  : never

/** The types of all events, as webhooks register for them. */
export const EVENT_TYPES: readonly string[] = /* @__PURE__ */ Object.values(EVENTS).map(({ type }) => type)

/**
 * Finds an event by its type; undefined if there is none.
 * @example eventOf('wix.ecom.v1.cart_created') === EVENTS.cartCreated // true
 */
export const eventOf = (type: string): DomainEventType | PlainEventType | undefined =>
  Object.values<DomainEventType | PlainEventType>(EVENTS).find((event) => event.type === type)

/** Events in the newer form of the wire, and the events of the first one that tell the same change. */
const FIRST_FORMS: Readonly<Record<string, readonly EventName[]>> = {
  cartV2Created: ['cartCreated'],
  cartV2Updated: ['cartUpdated'],
  cartV2Deleted: ['cartDeleted'],
  productV3Created: ['productCreated'],
  productV3Updated: ['productChanged', 'productVariantsChanged'],
  productV3Deleted: ['productDeleted'],
} satisfies { readonly [Name in EventName]?: readonly EventName[] }

const FIRST_TYPES: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(
  Object.entries(EVENTS).map(([name, { type }]) => [
    type,
    (FIRST_FORMS[name] ?? []).map((first) => EVENTS[first].type),
  ]),
)

/**
 * Returns the types under which the first form of the wire tells what an event of the newer form tells.
 * @returns empty for an event that has only one form
 * @example firstTypesOf(EVENTS.cartV2Created.type) // ['wix.ecom.v1.cart_created']
 */
export const firstTypesOf = (type: string): readonly string[] => FIRST_TYPES.get(type) ?? []

/** The optional fields that products have in events: receivers can't ask for them. */
export const PRODUCT_FIELDS_IN_EVENTS: readonly RequestedFields[] = [
  ...(['URL', 'CURRENCY', 'INFO_SECTION', 'MERCHANT_DATA', 'PLAIN_DESCRIPTION'] as const),
  ...(['DIRECT_CATEGORIES_INFO', 'MEDIA_ITEMS_INFO', 'VARIANT_OPTION_CHOICE_NAMES'] as const),
]
