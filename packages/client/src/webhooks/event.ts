import { bindable, type EventType } from '../module.ts'

/** Who caused an event. */
export interface EventIdentity {
  identityType?: 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
}

/** Who sent an event, and for whom. */
export interface EventMetadata {
  instanceId?: string
  identity?: EventIdentity
  accountInfo?: { accountId?: string; parentAccountId?: string; siteId?: string }
}

/** When and where an event happened. */
export interface DomainEventMetadata extends EventMetadata {
  _id?: string
  entityFqdn?: string
  slug?: string
  entityId?: string
  eventTime?: Date
  triggeredByAnonymizeRequest?: boolean
  originatedFrom?: string
  /** Grows with every event of the entity: a smaller one came late. */
  entityEventSequence?: string
}

/** An event about an entity, as its handler gets it. */
export interface EntityEvent<Entity> {
  entity: Entity
  metadata: DomainEventMetadata
  /** Flat paths, such as `lineItems[0].quantity`, and the values before the change. */
  modifiedFields?: Record<string, unknown>
}

/** An event that is its own payload, as its handler gets it. */
export interface PlainEvent<Data> {
  data: Data
  metadata: EventMetadata
}

/** Registers a handler. */
export type Register<Event> = (handler: (event: Event) => void | Promise<void>) => void

const register = <Event>(event: EventType) =>
  bindable<Register<Event>>(
    ({ on }) =>
      (handler) =>
        on(event, handler),
  )

/** Declares an event about an entity. */
export const entityEvent = <Entity>(
  type: string,
  gives?: EventType['gives'],
): Register<EntityEvent<Entity>> => register({ type, isDomainEvent: true, gives })

/** Declares an event that is its own payload. */
export const plainEvent = <Data>(type: string, gives?: EventType['gives']): Register<PlainEvent<Data>> =>
  register({ type: `com.wix.ecommerce.catalog.api.v1.${type}`, gives })
