import { bindable } from '../module.ts'
import type { EventName } from './event-types.ts'

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

/** An event about what was done to an entity, as its handler gets it. */
export interface ActionEvent<Data> {
  data: Data
  metadata: DomainEventMetadata
}

/** An event that is its own payload, as its handler gets it. */
export interface PlainEvent<Data> {
  data: Data
  metadata: EventMetadata
}

/** Registers a handler. */
export type Register<Event> = (handler: (event: Event) => void | Promise<void>) => void

/** Declares a function that registers a handler. Its name says for which event: see `event-types.ts`. */
export const event = <Event>(name: EventName): Register<Event> =>
  bindable<Register<Event>>(
    ({ on }) =>
      (handler) =>
        on(name, handler),
  )
