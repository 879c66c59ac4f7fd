import { eventOf } from '@vitrine/contract'

/** The content of an event that says nothing about its entity but the id: a made-up one, or one that was erased. */
export const bareContent = (eventType: string, entityId: string): Readonly<Record<string, unknown>> => {
  const type = eventOf(eventType)
  if (type?.kind !== 'domain') return { productId: entityId }
  const entity = { id: entityId }
  switch (type.slug) {
    case 'created':
      return { createdEvent: { entity } }
    case 'updated':
      return { updatedEvent: { currentEntity: entity } }
    case 'deleted':
      return { deletedEvent: {} }
    default:
      return { actionEvent: { body: { [nounOf(type.entityFqdn)]: entity } } }
  }
}

/** What the body of an action calls its entity: `order` for `wix.ecom.v1.order`. */
const nounOf = (entityFqdn: string): string => entityFqdn.slice(entityFqdn.lastIndexOf('.') + 1)
