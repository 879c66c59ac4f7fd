import { EVENTS, type LiveChange } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { PlacedEvent } from '../webhooks/sorting/places.store.ts'
import type { Ears } from './topics.ts'

/** A change, and who may hear about it. */
export interface Message {
  readonly place: number
  readonly siteId: string
  readonly change: LiveChange
  /** Whose cart it is, by the name `principalOf` gives them; empty for everything else. */
  readonly owner: string
  /** Whether storefronts may hear about it too. */
  readonly isPublic: boolean
}

/** Finds which of the given products and collections everyone may see; returns their ids. */
export type FindVisible = (
  reader: Reader,
  siteId: string,
  ids: { readonly products: readonly string[]; readonly collections: readonly string[] },
) => Promise<ReadonlySet<string>>

type What = Pick<LiveChange, 'topic' | 'entity' | 'action'>

const ACTIONS = { created: 'CREATED', updated: 'UPDATED', deleted: 'DELETED' } as const
const DOMAIN = {
  'wix.ecom.v1.cart': { topic: 'CART', entity: 'cart' },
  'wix.ecom.v1.order': { topic: 'ORDERS', entity: 'order' },
  'wix.members.v1.member': { topic: 'MEMBERS', entity: 'member' },
} as const
const product = { topic: 'CATALOG', entity: 'product' } as const
const collection = { topic: 'CATALOG', entity: 'collection' } as const

/** What listeners hear of each event. An action on an order or a member is an update. */
const WHAT = new Map<string, What>([
  ...Object.values(EVENTS).flatMap((event): [string, What][] => {
    if (event.kind !== 'domain' || !isListened(event.entityFqdn)) return []
    return [[event.type, { ...DOMAIN[event.entityFqdn], action: actionOf(event.slug) }]]
  }),
  [EVENTS.productCreated.type, { ...product, action: 'CREATED' }],
  [EVENTS.productChanged.type, { ...product, action: 'UPDATED' }],
  [EVENTS.productVariantsChanged.type, { ...product, action: 'UPDATED' }],
  [EVENTS.productDeleted.type, { ...product, action: 'DELETED' }],
  [EVENTS.productCollectionCreated.type, { ...collection, action: 'CREATED' }],
  [EVENTS.productCollectionChanged.type, { ...collection, action: 'UPDATED' }],
  [EVENTS.productCollectionDeleted.type, { ...collection, action: 'DELETED' }],
  [EVENTS.inventoryVariantsChanged.type, { topic: 'INVENTORY', entity: 'inventoryItem', action: 'UPDATED' }],
])

/**
 * Turns events into what listeners may hear, in order. Storefronts hear about what is visible, or has just been
 * hidden or deleted.
 */
export const messagesOf = async (
  reader: Reader,
  findVisible: FindVisible,
  events: readonly PlacedEvent[],
): Promise<Message[]> => {
  const told = events.flatMap((event) => {
    const what = WHAT.get(event.eventType)
    return what ? [{ event, what, isPublic: publicity(event, what) }] : []
  })
  const visible = new Map<string, ReadonlySet<string>>()
  const asked = told.filter(({ isPublic }) => isPublic === undefined)
  for (const siteId of new Set(asked.map(({ event }) => event.siteId))) {
    const idsOf = (entity: What['entity']) => [
      ...new Set(
        asked.flatMap(({ event, what }) =>
          event.siteId === siteId && what.entity === entity ? [event.entityId] : [],
        ),
      ),
    ]
    const ids = { products: idsOf('product'), collections: idsOf('collection') }
    visible.set(siteId, await findVisible(reader, siteId, ids))
  }
  return told.map(({ event, what, isPublic }) => ({
    place: event.place,
    siteId: event.siteId,
    change: { ...what, id: event.entityId, revision: event.sequence },
    owner: event.owner,
    isPublic: isPublic ?? visible.get(event.siteId)?.has(event.entityId) === true,
  }))
}

/** Whether a listener may get a message and subscribed to it. */
export const hears = (ears: Ears, { siteId, change, owner, isPublic }: Message): boolean => {
  if (siteId !== ears.siteId || !ears.topics.has(change.topic)) return false
  if (change.topic === 'CART') return owner === ears.principal
  return ears.isStaff || isPublic
}

/** Undefined if it depends on whether the entity is visible. */
const publicity = ({ catalogPayload }: PlacedEvent, { topic, action }: What): boolean | undefined => {
  if (topic !== 'CATALOG') return false
  if (action === 'DELETED') return true // its id leads nowhere
  const fields = changedFields(JSON.parse(catalogPayload))
  if (fields.includes('visible')) return true
  return fields.length > 0 && fields.every((field) => PRIVATE.has(field)) ? false : undefined
}

/** What products cost the shop isn't for shoppers. */
const PRIVATE = new Set(['costAndProfitData', 'cost'])

/** The changed fields of a product or collection, or of a product's variants. */
const changedFields = (payload: unknown): readonly string[] => {
  if (!isObject(payload)) return []
  const { changedFields: fields, variants } = payload
  if (Array.isArray(fields)) return fields.filter((field) => typeof field === 'string')
  return Array.isArray(variants) ? variants.flatMap((variant) => changedFields(variant)) : []
}

function isListened(fqdn: string): fqdn is keyof typeof DOMAIN {
  return fqdn in DOMAIN
}

function actionOf(slug: string): LiveChange['action'] {
  return Object.entries(ACTIONS).find(([name]) => name === slug)?.[1] ?? 'UPDATED'
}
