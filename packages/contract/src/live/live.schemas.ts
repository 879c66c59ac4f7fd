import Type from 'typebox'

/**
 * What a listener can hear about. CART: the caller's own carts. CATALOG: products and collections; storefronts hear
 * about the visible ones only. INVENTORY: stock, ORDERS and MEMBERS: for the shop's staff and its programs.
 */
const topic = Type.Enum(['CART', 'CATALOG', 'INVENTORY', 'ORDERS', 'MEMBERS'])

/** A listener's position; opaque text from an earlier answer. */
const cursor = Type.String({ maxLength: 200 })
const topics = Type.Array(topic, { minItems: 1, maxItems: 5 })

/**
 * Says that an entity changed; read it again to see how. A stock change is an update of its product in CATALOG, and
 * of its inventory item in INVENTORY.
 */
export const LiveChange = Type.Object(
  {
    topic,
    entity: Type.Enum(['cart', 'product', 'collection', 'inventoryItem', 'order', 'member']),
    id: Type.String(),
    action: Type.Enum(['CREATED', 'UPDATED', 'DELETED']),
    /** Increases with every change of the entity. For a cart it is the cart's own revision. */
    revision: Type.Integer(),
  },
  { title: 'LiveChange' },
)
export type LiveChange = Type.Static<typeof LiveChange>

/** What a listener can hear about. */
export type LiveTopic = LiveChange['topic']

/**
 * Request for `watchChanges`. The header `Last-Event-ID` has the id of the last message that arrived, and continues
 * from there.
 */
export const WatchChangesRequest = Type.Object({ topics }, { title: 'WatchChangesRequest' })
export type WatchChangesRequest = Type.Static<typeof WatchChangesRequest>

/** Request for `listChanges`. */
export const ListChangesRequest = Type.Object(
  {
    topics,
    /** Where to continue: a cursor, or the id of a message of the stream. Default: now, which lists nothing. */
    cursor: Type.Optional(cursor),
  },
  { title: 'ListChangesRequest' },
)
export type ListChangesRequest = Type.Static<typeof ListChangesRequest>

/** Changes since a cursor, oldest first. */
export const ListChangesResponse = Type.Object(
  {
    changes: Type.Array(LiveChange),
    /** Where to continue. */
    cursor,
    /** Whether there are more already. */
    hasMore: Type.Boolean(),
    /** Whether changes are missing, because the cursor is unknown or too old: read everything again. */
    isReset: Type.Boolean(),
  },
  { title: 'ListChangesResponse' },
)
export type ListChangesResponse = Type.Static<typeof ListChangesResponse>
