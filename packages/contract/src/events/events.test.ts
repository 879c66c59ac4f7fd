import { describe, expect, it } from 'vitest'
import { compileInput } from '../validate.ts'
import { ProductCreated } from './catalog-events.schemas.ts'
import { RedirectSessionEvent } from './domain-events.schemas.ts'
import { EVENTS, type EventMessage } from './events.ts'

const TYPES = {
  cartCreated: 'wix.ecom.v1.cart_created',
  cartUpdated: 'wix.ecom.v1.cart_updated',
  cartDeleted: 'wix.ecom.v1.cart_deleted',
  orderCreated: 'wix.ecom.v1.order_created',
  orderApproved: 'wix.ecom.v1.order_approved',
  orderUpdated: 'wix.ecom.v1.order_updated',
  orderCanceled: 'wix.ecom.v1.order_canceled',
  orderFulfilled: 'wix.ecom.v1.order_fulfilled',
  orderPaymentStatusUpdated: 'wix.ecom.v1.order_payment_status_updated',
  memberCreated: 'wix.members.v1.member_created',
  memberUpdated: 'wix.members.v1.member_updated',
  memberDeleted: 'wix.members.v1.member_deleted',
  memberApproved: 'wix.members.v1.member_approved',
  memberBlocked: 'wix.members.v1.member_blocked',
  contactCreated: 'wix.contacts.v4.contact_created',
  contactUpdated: 'wix.contacts.v4.contact_updated',
  contactDeleted: 'wix.contacts.v4.contact_deleted',
  contactMerged: 'wix.contacts.v4.contact_merged',
  submissionCreated: 'wix.forms.v4.submission_created',
  redirectSessionCreated: 'wix.headless.v1.redirect_session_created',
  productCreated: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  productChanged: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  productDeleted: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  productCollectionCreated: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  productCollectionChanged: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  productCollectionDeleted: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  productVariantsChanged: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  inventoryVariantsChanged: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
  cartV2Created: 'wix.ecom.v2.cart_created',
  cartV2Updated: 'wix.ecom.v2.cart_updated',
  cartV2Deleted: 'wix.ecom.v2.cart_deleted',
  productV3Created: 'wix.stores.catalog.v3.product_created',
  productV3Updated: 'wix.stores.catalog.v3.product_updated',
  productV3Deleted: 'wix.stores.catalog.v3.product_deleted',
  inventoryItemV3Created: 'wix.stores.catalog.v3.inventory_item_created',
  inventoryItemV3Updated: 'wix.stores.catalog.v3.inventory_item_updated',
  inventoryItemV3Deleted: 'wix.stores.catalog.v3.inventory_item_deleted',
  inventoryItemV3StockStatusUpdated: 'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  inventoryItemV3UpdatedWithReason: 'wix.stores.catalog.v3.inventory_item_updated_with_reason',
}

describe('the events', () => {
  it('use the names that webhooks register for', () => {
    expect(Object.fromEntries(Object.entries(EVENTS).map(([name, { type }]) => [name, type]))).toEqual(TYPES)
  })

  it('about an entity name the entity and what happened to it', () => {
    expect(EVENTS.cartUpdated).toEqual({
      kind: 'domain',
      type: 'wix.ecom.v1.cart_updated',
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'updated',
    })
    for (const event of Object.values(EVENTS))
      if (event.kind === 'domain') expect(event.type).toBe(`${event.entityFqdn}_${event.slug}`)
  })

  it('have messages with a checked shape', () => {
    const message: EventMessage<'redirectSessionCreated'> = {
      id: '1',
      entityFqdn: EVENTS.redirectSessionCreated.entityFqdn,
      slug: 'created',
      entityId: '2',
      eventTime: '2026-01-31T09:30:00.000Z',
      triggeredByAnonymizeRequest: false,
      createdEvent: {
        entity: {
          id: '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21',
          fullUrl: 'https://shop.example/login',
          shortUrl: 'https://shop.example/l',
        },
      },
    }
    expect(compileInput(RedirectSessionEvent)(message)).toEqual([])
    expect(compileInput(RedirectSessionEvent)({ ...message, slug: 'moved' })).toMatchObject([
      { field: 'slug' },
    ])
    const created: EventMessage<'productCreated'> = { productId: '1', name: 'Cup' }
    expect(compileInput(ProductCreated)(created)).toEqual([])
    // @ts-expect-error a message keeps its types
    const wrong: EventMessage<'productCreated'> = { productId: 1 }
    expect(compileInput(ProductCreated)(wrong)).toMatchObject([{ field: 'productId' }])
  })
})
