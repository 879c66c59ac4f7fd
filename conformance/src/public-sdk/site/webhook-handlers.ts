import { createClient as createOurs, AppStrategy as OurStrategy } from '@vitrine/client'
import { contacts as ourContacts } from '@vitrine/client/crm'
import { currentCartV2 as ourCartV2 } from '@vitrine/client/ecom'
import { members as ourMembers } from '@vitrine/client/members'
import { inventory as ourInventory, productsV3 as ourProductsV3 } from '@vitrine/client/stores'
import * as contacts from '@wix/auto_sdk_crm_contacts'
import { currentCartV2 } from '@wix/ecom'
import { members } from '@wix/members'
import { AppStrategy, createClient } from '@wix/sdk'
import { inventory, productsV3 } from '@wix/stores'

export type Process = (body: string) => Promise<{ identity?: object }>

export const theirs = (publicKey: string, seen: unknown[]): Process => {
  const app = createClient({
    auth: AppStrategy({ appId: 'stock', appSecret: 'x', publicKey }),
    modules: { members, inventory },
  })
  app.members.onMemberCreated(({ entity, metadata }) => {
    seen.push(['created', entity._id, entity._createdDate, metadata.identity?.identityType])
  })
  app.members.onMemberUpdated(({ entity }) => {
    seen.push(['updated', entity._id, entity.profile?.nickname])
  })
  app.members.onMemberDeleted(({ metadata }) => {
    seen.push(['deleted', metadata.entityId])
  })
  app.inventory.onInventoryVariantsChanged(({ data }) => {
    seen.push(['stock', data.productId, data._updatedDate, data.variants?.[0]?.newValue?.quantity])
  })
  return (body) => app.webhooks.process(body)
}

export const ours = (publicKey: string, seen: unknown[]): Process => {
  const app = createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: { members: ourMembers, inventory: ourInventory },
  })
  app.members.onMemberCreated(({ entity, metadata }) => {
    seen.push(['created', entity._id, entity._createdDate, metadata.identity?.identityType])
  })
  app.members.onMemberUpdated(({ entity }) => {
    seen.push(['updated', entity._id, entity.profile?.nickname])
  })
  app.members.onMemberDeleted(({ metadata }) => {
    seen.push(['deleted', metadata.entityId])
  })
  app.inventory.onInventoryVariantsChanged(({ data }) => {
    seen.push(['stock', data.productId, data._updatedDate, data.variants[0]?.newValue.quantity])
  })
  return (body) => app.webhooks.process(body)
}

export const theirsNewer = (publicKey: string, seen: unknown[]): Process => {
  const app = createClient({
    auth: AppStrategy({ appId: 'stock', appSecret: 'x', publicKey }),
    modules: { currentCartV2, productsV3 },
  })
  app.currentCartV2.onCartCreated(({ entity: { lineItems }, metadata: { entityEventSequence } }) => {
    seen.push(['cart created', entityEventSequence, lineItems?.[0]?.quantityInfo?.requestedQuantity])
  })
  app.currentCartV2.onCartUpdated(({ entity: { lineItems }, modifiedFields, metadata }) => {
    const [line] = lineItems ?? []
    const said = [line?.quantityInfo?.requestedQuantity, line?.pricing?.unitPrice?.amount, modifiedFields]
    seen.push(['cart updated', metadata.entityEventSequence, ...said])
  })
  app.currentCartV2.onCartDeleted(({ metadata: { entityEventSequence, entityId } }) => {
    seen.push(['cart deleted', entityEventSequence, entityId])
  })
  app.productsV3.onProductCreated(({ entity, metadata: { entityEventSequence } }) => {
    const said = [entity.name, entity.actualPriceRange?.minValue?.amount, entity._createdDate]
    seen.push(['product created', entityEventSequence, ...said])
  })
  app.productsV3.onProductUpdated(({ entity, modifiedFields, metadata: { entityEventSequence } }) => {
    const said = [entity.name, entity.actualPriceRange?.minValue?.amount, modifiedFields]
    seen.push(['product updated', entityEventSequence, ...said])
  })
  app.productsV3.onProductDeleted(({ metadata: { entityEventSequence, entityId } }) => {
    seen.push(['product deleted', entityEventSequence, entityId])
  })
  return (body) => app.webhooks.process(body)
}

export const oursNewer = (publicKey: string, seen: unknown[]): Process => {
  const app = createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: { currentCartV2: ourCartV2, productsV3: ourProductsV3 },
  })
  app.currentCartV2.onCartCreated(({ entity: { lineItems }, metadata: { entityEventSequence } }) => {
    seen.push(['cart created', entityEventSequence, lineItems[0]?.quantityInfo.requestedQuantity])
  })
  app.currentCartV2.onCartUpdated(({ entity: { lineItems }, modifiedFields, metadata }) => {
    const [line] = lineItems
    const said = [line?.quantityInfo.requestedQuantity, line?.pricing.unitPrice?.amount, modifiedFields]
    seen.push(['cart updated', metadata.entityEventSequence, ...said])
  })
  app.currentCartV2.onCartDeleted(({ metadata: { entityEventSequence, entityId } }) => {
    seen.push(['cart deleted', entityEventSequence, entityId])
  })
  app.productsV3.onProductCreated(({ entity, metadata: { entityEventSequence } }) => {
    const said = [entity.name, entity.actualPriceRange?.minValue?.amount, entity._createdDate]
    seen.push(['product created', entityEventSequence, ...said])
  })
  app.productsV3.onProductUpdated(({ entity, modifiedFields, metadata: { entityEventSequence } }) => {
    const said = [entity.name, entity.actualPriceRange?.minValue?.amount, modifiedFields]
    seen.push(['product updated', entityEventSequence, ...said])
  })
  app.productsV3.onProductDeleted(({ metadata: { entityEventSequence, entityId } }) => {
    seen.push(['product deleted', entityEventSequence, entityId])
  })
  return (body) => app.webhooks.process(body)
}

/** What handlers see of events about contacts. */
const CONTACTS = ['created', 'updated', 'deleted', 'merged'] as const
export const CONTACT_EVENTS = CONTACTS.map((slug) => `wix.contacts.v4.contact_${slug}`)

export const theirsOfContacts = (publicKey: string, seen: unknown[]): Process => {
  const auth = AppStrategy({ appId: 'stock', appSecret: 'x', publicKey })
  const app = createClient({ auth, modules: { contacts } })
  app.contacts.onContactCreated(({ entity }) => {
    seen.push(['created', entity._id, entity.primaryInfo?.email, entity._createdDate])
  })
  app.contacts.onContactUpdated(({ entity, metadata }) => {
    seen.push(['updated', entity._id, entity.info?.company, metadata.originatedFrom])
  })
  app.contacts.onContactDeleted(({ metadata: { entityId, originatedFrom, triggeredByAnonymizeRequest } }) => {
    seen.push(['deleted', entityId, originatedFrom, triggeredByAnonymizeRequest])
  })
  app.contacts.onContactMerged(({ data: { sourceContactIds, targetContactId, targetContact } }) => {
    seen.push(['merged', sourceContactIds, targetContactId, targetContact?._id, targetContact?._createdDate])
  })
  return (body) => app.webhooks.process(body)
}

export const oursOfContacts = (publicKey: string, seen: unknown[]): Process => {
  const app = createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: { contacts: ourContacts },
  })
  app.contacts.onContactCreated(({ entity }) => {
    seen.push(['created', entity._id, entity.primaryInfo?.email, entity._createdDate])
  })
  app.contacts.onContactUpdated(({ entity, metadata }) => {
    seen.push(['updated', entity._id, entity.info?.company, metadata.originatedFrom])
  })
  app.contacts.onContactDeleted(({ metadata: { entityId, originatedFrom, triggeredByAnonymizeRequest } }) => {
    seen.push(['deleted', entityId, originatedFrom, triggeredByAnonymizeRequest])
  })
  app.contacts.onContactMerged(({ data: { sourceContactIds, targetContactId, targetContact } }) => {
    seen.push(['merged', sourceContactIds, targetContactId, targetContact?._id, targetContact?._createdDate])
  })
  return (body) => app.webhooks.process(body)
}
