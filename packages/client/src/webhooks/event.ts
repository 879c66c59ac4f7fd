import { bindable } from '../calls/module.ts'
import type { EventName } from './event-types.ts'

/** Who caused an event. */
export interface EventIdentity {
  identityType?: 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
}

/** Who sent an event, and to which installation. */
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
  /** Increases with every event of the entity: a smaller number arrived late. */
  entityEventSequence?: string
}

/** An event about an entity, as its handler receives it. */
export interface EntityEvent<Entity> {
  entity: Entity
  metadata: DomainEventMetadata
  /**
   * Flat paths, such as `lineItems[0].quantity`, and the values before the change: null if there was none, `{}` for
   * something that was added to a list.
   */
  modifiedFields?: Record<string, unknown>
}

/** An event about an action on an entity, as its handler receives it. */
export interface ActionEvent<Data> {
  data: Data
  metadata: DomainEventMetadata
}

/** An event without a wrapper, as its handler receives it. */
export interface PlainEvent<Data> {
  data: Data
  metadata: EventMetadata
}

/** Registers a handler. */
export type Register<Event> = (handler: (event: Event) => void | Promise<void>) => void

/** Declares a function that registers a handler. Its name determines the event: see `event-types.ts`. */
export const event = <Event>(name: EventName): Register<Event> =>
  bindable<Register<Event>>(
    ({ on }) =>
      (handler) =>
        on(name, handler),
  )
