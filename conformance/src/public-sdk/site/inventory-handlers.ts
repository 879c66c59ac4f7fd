import { createClient as createOurs, AppStrategy as OurStrategy } from '@vitrine/client'
import { inventoryItemsV3 as ourInventoryItemsV3 } from '@vitrine/client/stores'
import { AppStrategy, createClient } from '@wix/sdk'
import { inventoryItemsV3 } from '@wix/stores'
import type { Process } from './webhook-handlers.ts'

/** Calls the handlers of the public packages; each notes what it got. */
export const theirsOfItems = (publicKey: string, seen: unknown[]): Process => {
  const app = createClient({
    auth: AppStrategy({ appId: 'stock', appSecret: 'x', publicKey }),
    modules: { inventoryItemsV3 },
  })
  app.inventoryItemsV3.onInventoryItemCreated(({ entity, metadata: { entityEventSequence, entityId } }) => {
    seen.push([entityEventSequence, entityId, 'created', entity.product?.name, entity._createdDate])
  })
  app.inventoryItemsV3.onInventoryItemUpdated(({ entity, metadata, ...event }) => {
    const modified = Reflect.get(event, 'modifiedFields')
    seen.push([metadata.entityEventSequence, metadata.entityId, 'updated', entity.quantity, modified])
  })
  app.inventoryItemsV3.onInventoryItemStockStatusUpdated(({ data, metadata }) => {
    seen.push([metadata.entityEventSequence, metadata.entityId, 'status', data.inStock])
  })
  app.inventoryItemsV3.onInventoryItemUpdatedWithReason(({ data, metadata }) => {
    const { currentEntity: item, reason, appId } = data
    const dated = item?._updatedDate instanceof Date
    seen.push([metadata.entityEventSequence, metadata.entityId, reason, item?.quantity, appId, dated])
  })
  app.inventoryItemsV3.onInventoryItemDeleted(({ metadata: { entityEventSequence, entityId } }) => {
    seen.push([entityEventSequence, entityId, 'deleted'])
  })
  return (body) => app.webhooks.process(body)
}

/** Does the same with our client. */
export const oursOfItems = (publicKey: string, seen: unknown[]): Process => {
  const app = createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: { inventoryItemsV3: ourInventoryItemsV3 },
  })
  app.inventoryItemsV3.onInventoryItemCreated(({ entity, metadata: { entityEventSequence, entityId } }) => {
    seen.push([entityEventSequence, entityId, 'created', entity.product?.name, entity._createdDate])
  })
  app.inventoryItemsV3.onInventoryItemUpdated(({ entity, metadata, modifiedFields }) => {
    seen.push([metadata.entityEventSequence, metadata.entityId, 'updated', entity.quantity, modifiedFields])
  })
  app.inventoryItemsV3.onInventoryItemStockStatusUpdated(({ data, metadata }) => {
    seen.push([metadata.entityEventSequence, metadata.entityId, 'status', data.inStock])
  })
  app.inventoryItemsV3.onInventoryItemUpdatedWithReason(({ data, metadata }) => {
    const { currentEntity: item, reason, appId } = data
    const dated = item?._updatedDate instanceof Date
    seen.push([metadata.entityEventSequence, metadata.entityId, reason, item?.quantity, appId, dated])
  })
  app.inventoryItemsV3.onInventoryItemDeleted(({ metadata: { entityEventSequence, entityId } }) => {
    seen.push([entityEventSequence, entityId, 'deleted'])
  })
  return (body) => app.webhooks.process(body)
}
