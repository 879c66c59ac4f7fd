import Type, { type TSchema } from 'typebox'
import { Cart } from '../cart/cart.schemas.ts'
import { freeForm, timestamp } from '../declare/schema.ts'
import { RedirectSession } from '../redirects/redirects.schemas.ts'

/** Describes an event about an entity. The slug decides which body is present. */
const domainEvent = <Entity extends TSchema>(title: string, entity: Entity) =>
  Type.Object(
    {
      id: Type.String(),
      entityFqdn: Type.String(),
      slug: Type.Enum(['created', 'updated', 'deleted']),
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
    },
    { title },
  )

/** Sent when a cart was created, updated or deleted. `modifiedFields` has flat paths such as `lineItems[0].quantity`. */
export const CartEvent = domainEvent('CartEvent', Cart)
export type CartEvent = Type.Static<typeof CartEvent>

/** Sent when a redirect session was created. */
export const RedirectSessionEvent = domainEvent('RedirectSessionEvent', RedirectSession)
export type RedirectSessionEvent = Type.Static<typeof RedirectSessionEvent>
