import { setTimeout as delay } from 'node:timers/promises'
import * as api from '@vitrine/contract/operations'
import { createMarkAbandoned } from '../../sales/abandoned/mark-abandoned.ts'
import { referenceTo } from '../../sales/cart/cart.fixtures.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { openProvider } from '../../testing/oidc-provider.ts'
import { payByCard } from '../../testing/pay-by-card.ts'

/**
 * Makes the calls of staff that the story of the API reference lacks.
 * @param sorted - resolves once every event was given to its webhooks: only those can be replayed
 */
export const makeOtherWrites = async (
  shop: Shop,
  shirtId: string,
  sorted: () => Promise<void>,
): Promise<void> => {
  const owner = await shop.owner()
  const merchant = await shop.merchant()
  await sharedNames(merchant)
  await content(merchant)
  await webhooks(owner, sorted)
  await members(shop, owner)
  await checkout(shop, merchant, shirtId)
  await jobs(merchant, shirtId)
  await jobsByFilter(merchant)
  await sentAgain(merchant)
  await files(shop, merchant)
  await heldPayments(shop, merchant, shirtId)
  await leftCheckouts(shop, merchant, shirtId)
}

/** Files come as forms, which only a browser's `FormData` writes. */
const files = async (shop: Shop, merchant: Caller): Promise<void> => {
  const send = async (
    path: string,
    name: string,
    text: string,
    fields: Readonly<Record<string, string>> = {},
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', new Blob([text]), name)
    const headers = { authorization: merchant.authorization ?? '' }
    const answer = await fetch(`${shop.url}/vitrine/v1/${path}`, { method: 'POST', body: form, headers })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${body}`)
    return body.match(/"id":"([^"]+)"/)?.[1] ?? ''
  }
  const { product } = await merchant.call(api.createProduct, {
    product: { name: 'Pattern', productType: 'digital', priceData: { price: 4 } },
  })
  await merchant.call(api.deleteMediaFile, { id: await send('media-files/upload', 'care.pdf', '%PDF-1.4') })
  await merchant.call(api.fetchMediaFile, { url: 'https://pictures.example/care.pdf' })
  const fields = { productId: product?.id ?? '' }
  const id = await send('digital-files/upload', 'pattern.pdf', '%PDF-1.4', fields)
  await merchant.call(api.deleteDigitalFile, { id })
  await send('product-imports', 'products.jsonl', '{"name":"Cup","priceData":{"price":3}}', {
    dryRun: 'true',
  })
  const importId = await send('product-imports', 'cup.jsonl', '{"name":"Paper cup","price":3}')
  while ((await merchant.call(api.getProductImport, { id: importId })).productImport.status !== 'DONE')
    await delay(20)
  await merchant.call(api.undoProductImport, { id: importId })
}

/** The shop captures payments by hand. */
const heldPayments = async (shop: Shop, merchant: Caller, catalogItemId: string): Promise<void> => {
  const held = async () => {
    const orderId = await payByCard(shop, { quantity: 1, catalogReference: referenceTo(catalogItemId) })
    const { orderTransactions } = await merchant.call(api.listTransactionsForSingleOrder, { orderId })
    return { orderId, paymentId: orderTransactions.payments[0]?.id ?? '' }
  }
  const { orderId, paymentId } = await held()
  await merchant.call(api.captureAuthorizedPayments, { orderId, payments: [{ paymentId }] })
  const voided = await held()
  await merchant.call(api.voidAuthorizedPayments, {
    orderId: voided.orderId,
    paymentIds: [voided.paymentId],
  })
}

const sharedNames = async (merchant: Caller): Promise<void> => {
  await merchant.call(api.getOrCreateBrand, { brandName: 'New here' })
  await merchant.call(api.getOrCreateRibbon, { ribbonName: 'New here' })
  await merchant.call(api.bulkGetOrCreateBrands, { brandNames: ['Also new', 'Newer still'] })
  await merchant.call(api.bulkGetOrCreateRibbons, { ribbonNames: ['Also new', 'Newer still'] })
  await merchant.call(api.bulkGetOrCreateInfoSections, { infoSections: [{ title: 'New here' }] })
}

const content = async (merchant: Caller): Promise<void> => {
  const dataCollectionId = 'Notes'
  const item = (id: string, title: string) => ({ dataCollectionId, dataItem: { id, data: { title } } })
  const dataItems = ['x', 'y'].map((id) => ({ id, data: { title: id } }))
  await merchant.call(api.insertDataItem, item('a', 'First'))
  await merchant.call(api.updateDataItem, item('a', 'Second'))
  await merchant.call(api.upsertDataItem, item('a', 'Third'))
  await merchant.call(api.deleteDataItem, { dataCollectionId, dataItemId: 'a' })
  await merchant.call(api.bulkInsertDataItems, { dataCollectionId, dataItems })
  await merchant.call(api.bulkUpdateDataItems, { dataCollectionId, dataItems })
  await merchant.call(api.bulkSaveDataItems, { dataCollectionId, dataItems })
  await merchant.call(api.truncateDataItems, { dataCollectionId })
  await merchant.call(api.bulkSaveDataItems, { dataCollectionId, dataItems })
  await merchant.call(api.bulkRemoveDataItems, { dataCollectionId, dataItemIds: ['x', 'y'] })
}

const webhooks = async (owner: Caller, sorted: () => Promise<void>): Promise<void> => {
  const eventTypes = ['com.wix.ecommerce.catalog.api.v1.ProductChanged']
  const url = 'http://localhost:1/events'
  const { webhook } = await owner.call(api.createWebhook, { webhook: { url, eventTypes } })
  const { id } = webhook
  await owner.call(api.updateWebhook, { webhook: { id, description: 'Stock' } })
  await owner.call(api.rotateWebhookKey, { id })
  await sorted()
  await owner.call(api.replayWebhookEvents, { id, from: '2020-01-01T00:00:00.000Z' })
  const { body } = await owner.get(`/vitrine/v1/webhooks/${id}/deliveries?limit=1`)
  const eventId = JSON.stringify(body).match(/"eventId":"([^"]+)"/)?.[1] ?? ''
  await owner.call(api.redeliverWebhookEvent, { id, eventId })
  await owner.call(api.deleteWebhook, { id })
}

const members = async (shop: Shop, owner: Caller): Promise<void> => {
  await owner.call(api.updateSignOnPolicy, { signOnPolicy: { requireOwnerApproval: true } })
  const join = async (email: string): Promise<string> => {
    const visitor = await shop.visitor()
    await visitor.call(api.registerV2, { loginId: { email }, password: 'a long walk home at night' })
    const { members: found = [] } = await owner.call(api.queryMembers, {
      query: { filter: { loginEmail: email } },
    })
    return found[0]?.id ?? ''
  }
  const id = await join('waits@example.com')
  await owner.call(api.approveMember, { id })
  await owner.call(api.withdrawMemberApproval, { id })
  const { body } = await owner.get(`/vitrine/v1/customers?memberId=${id}`)
  const customerId = JSON.stringify(body).match(/"id":"([^"]+)"/)?.[1] ?? ''
  const { note } = await owner.call(api.addCustomerNote, { id: customerId, text: 'Asked for a catalog' })
  await owner.call(api.deleteCustomerNote, { id: customerId, noteId: note.id })
  await owner.call(api.setCustomerTags, { id: customerId, tags: ['Press'] })
  await owner.call(api.endCustomerSessions, { id: customerId })
  await owner.call(api.updateMember, { member: { id, contact: { firstName: 'Mia' } } })
  for (const clear of [api.deleteMemberPhones, api.deleteMemberEmails, api.deleteMemberAddresses])
    await owner.call(clear, { id })
  await owner.call(api.refuseMember, { id: await join('refused@example.com') })
  await owner.call(api.deleteCustomer, { id: customerId })
  await owner.call(api.signOn, { loginId: { email: 'signed@example.com' }, verifyEmail: true })
  await using provider = await openProvider(['http://localhost:1/callback'])
  const { issuer, clientId, clientSecret } = provider
  const connections = [{ name: 'Ids', issuer, clientId, clientSecret, active: true }]
  await owner.call(api.updateExternalLogins, { externalLogins: { connections } })
}

const checkout = async (shop: Shop, merchant: Caller, shirtId: string): Promise<void> => {
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const lineItems = [{ quantity: 1, catalogReference: { appId, catalogItemId: shirtId } }]
  const { code } = await merchant.call(api.createGiftCard, { giftCard: { initialValue: '5000' } })
  const buyer = await shop.visitor()
  const { checkout: made } = await buyer.call(api.createCheckout, {
    ...{ channelType: 'WEB', lineItems, giftCardCode: code },
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: {
        selectedCarrierServiceOption: { code: 'post' },
        shippingDestination: {
          address: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' },
        },
      },
    },
  })
  await merchant.call(api.createOrderAndChargeFromCheckout, { id: made?.id ?? '' })
}

/** Two checkouts that their buyers left hours ago. */
const leftCheckouts = async (shop: Shop, merchant: Caller, shirtId: string): Promise<void> => {
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const lineItems = [{ quantity: 1, catalogReference: { appId, catalogItemId: shirtId } }]
  const leave = async (): Promise<string> => {
    const { checkout: left } = await (await shop.visitor()).call(api.createCheckout, {
      ...{ channelType: 'WEB', lineItems },
    })
    return left?.id ?? ''
  }
  const [one, other] = [await leave(), await leave()]
  const clock = { now: () => Date.now() + 7_200_000 }
  const logger = { error: (told: unknown) => console.error(told) }
  await createMarkAbandoned({ database: shop.database, clock, logger }).work()
  await merchant.call(api.deleteAbandonedCheckout, { abandonedCheckoutId: one })
  await merchant.call(api.bulkDeleteAbandonedCheckouts, { abandonedCheckoutIds: [other] })
}

/** A job may be done before it can be cancelled, so this tries until one wasn't. */
const jobs = async (merchant: Caller, shirtId: string): Promise<void> => {
  for (let tries = 0; tries < 20; tries++) {
    const { productChange } = await merchant.call(api.startProductChange, {
      ...{ ids: [shirtId], set: { ribbon: `Sale ${tries}` } },
    })
    const { id } = productChange
    const { status } = (await merchant.call(api.cancelProductChange, { id })).productChange
    if (status !== 'CANCELLED') continue
    await merchant.call(api.undoProductChange, { id })
    return
  }
}

/** Jobs for the products that a filter matches, here none. */
const jobsByFilter = async (merchant: Caller): Promise<void> => {
  const filter = { slug: 'no-such-product' }
  const { infoSections } = await merchant.call(api.queryInfoSections, {})
  const { categories } = await merchant.call(api.queryCategories, {
    treeReference: { appNamespace: '@wix/stores' },
  })
  const infoSectionIds = infoSections.slice(0, 1).map(({ id }) => id)
  const categoryIds = categories.slice(0, 1).map(({ id }) => id)
  await merchant.call(api.bulkUpdateProductsByFilter, { filter, product: { visible: true } })
  const none = { filter: { productId: 'no-such-product' } }
  const incrementBy = 1
  await merchant.call(api.bulkUpdateInventoryItemsByFilter, { ...none, inventoryItem: { quantity: 1 } })
  await merchant.call(api.bulkAdjustInventoryItemsByFilter, { ...none, adjustment: { incrementBy } })
  await merchant.call(api.bulkSetOrAdjustInventoryItemsByFilter, {
    ...{ ...none, adjustedInventoryAction: { incrementBy } },
  })
  await merchant.call(api.bulkDeleteInventoryItemsByFilter, none)
  await merchant.call(api.bulkCreateInventoryItemsByVariantFilter, {
    ...{ filter: { 'productData.slug': 'no-such-product' } },
    locationId: '00000000-0000-0000-0000-000000000000',
  })
  const assignTags = { publicTags: { tagIds: ['oak'] } }
  await merchant.call(api.bulkUpdateProductTagsByFilter, { filter, assignTags })
  await merchant.call(api.bulkUpdateProductVariantsByFilter, {
    ...{ filter, variant: { price: { actualPrice: { amount: '9.50' } } } },
  })
  await merchant.call(api.bulkAdjustProductVariantsByFilter, { filter, actualPrice: { percentage: 10 } })
  await merchant.call(api.bulkAddInfoSectionsToProductsByFilter, { filter, infoSectionIds })
  await merchant.call(api.bulkRemoveInfoSectionsFromProductsByFilter, { filter, infoSectionIds })
  await merchant.call(api.bulkAddProductsToCategoriesByFilter, { filter, categoryIds })
  await merchant.call(api.bulkRemoveProductsFromCategoriesByFilter, { filter, categoryIds })
  await merchant.call(api.bulkDeleteProductsByFilter, { filter })
}

const sentAgain = async (merchant: Caller): Promise<void> => {
  const { emails } = await merchant.call(api.listEmails, {})
  const email = emails.find(({ isResendable }) => isResendable)
  await merchant.call(api.resendEmail, { id: email?.id ?? '' })
}
