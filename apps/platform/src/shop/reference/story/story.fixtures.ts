import { ALGORITHMS, EVENT_TYPES } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import type { Shop } from '../../../testing/index.ts'
import type { Examples } from '../example.ts'
import { playRest } from './by-id.fixtures.ts'
import { playCartsV2 } from './cart-v2.fixtures.ts'
import { playCatalogV3, playCatalogV3Writes } from './catalog-v3.fixtures.ts'
import { playDetails } from './details.fixtures.ts'
import { playDrafts } from './drafts.fixtures.ts'
import { playParcelsAndNotes } from './parcels.fixtures.ts'
import { playPrograms } from './programs.fixtures.ts'
import { createRecorder, STORES } from './recorder.fixtures.ts'

const email = 'ada@example.com'
const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' }

const ofDemo = (slug: string): string => {
  const shop = demoShop()
  const found = [...shop.products, ...shop.collections].find((one) => one.slug === slug)
  if (!found) throw new Error(`The demo shop has no ${slug}`)
  return found.id
}

/** Plays a day of the demo shop, from setting it up to a refund, and returns its calls. */
export const playStory = async (shop: Shop): Promise<Examples> => {
  const recorder = createRecorder(shop.clientId)
  const { record, recordFailure, examples } = recorder
  const merchant = await shop.merchant()
  const owner = await shop.owner()
  const saltCellar = ofDemo('salt-cellar')
  const ceramics = ofDemo('ceramics')
  const line = { quantity: 2, catalogReference: { appId: STORES, catalogItemId: saltCellar } }

  // The owner sets the shop up.
  const asMerchant = ['merchant', merchant] as const
  const delivery = {
    regions: [
      {
        name: 'Germany',
        areas: [{ country: 'DE' }],
        options: [
          {
            ...{ code: 'post', title: 'Post', rate: { byPrice: [{ price: '4.90' }] } },
            window: { fromDays: 2, toDays: 4 },
          },
        ],
      },
    ],
  }
  await record(...asMerchant, api.updateDeliverySettings, { deliverySettings: delivery })
  await record(...asMerchant, api.getDeliverySettings, {})
  const taxSettings = { rates: [{ rate: '0.19', jurisdictionType: 'COUNTRY' as const }] }
  await record(...asMerchant, api.updateTaxSettings, { taxSettings })
  await record(...asMerchant, api.getTaxSettings, {})
  const searchSettings = { synonyms: [{ words: ['cushion', 'pillow'] }] }
  await record(...asMerchant, api.updateSearchSettings, { searchSettings })
  await record(...asMerchant, api.getSearchSettings, {})
  const texts = [{ text: 'Size', translation: 'Größe' }]
  const translationSettings = { languages: [{ language: 'de', texts }] }
  await record(...asMerchant, api.updateTranslationSettings, { translationSettings })
  await record(...asMerchant, api.getTranslationSettings, {})
  const brandSettings = { name: 'Aldermere', accentColor: '#8C3A20' }
  await record(...asMerchant, api.updateBrandSettings, { brandSettings })
  await record(...asMerchant, api.getBrandSettings, {})
  const businessProfile = { description: 'Stoneware from the coast.', businessName: 'Aldermere Ltd' }
  await record(...asMerchant, api.updateBusinessProfile, { businessProfile })
  const harbour = { street: 'Harbour Row', streetNumber: '7', city: 'Aldermere', country: 'GB' }
  await record(...asMerchant, api.updateBusinessContact, {
    businessContact: { email: 'hello@example.com', phone: '+44 1632 960000', address: harbour },
  })
  const open = { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:30' } as const
  await record(...asMerchant, api.updateBusinessSchedule, { businessSchedule: { periods: [open] } })
  await record(...asMerchant, api.updateBusinessRegion, { businessRegion: { timeZone: 'Europe/London' } })
  const consentPolicy = { essential: true, functional: true, analytics: false, advertising: false }
  await record(...asMerchant, api.updateConsentPolicy, { consentPolicy })
  await record('visitor', await shop.visitor(), api.getSiteProperties, {})
  const gift = { code: 'gift', name: 'Gift wrap', amount: '2.00', per: 'LINE' as const, taxable: true }
  await record(...asMerchant, api.updateFeeSettings, { feeSettings: { fees: [{ ...gift, active: false }] } })
  await record(...asMerchant, api.getFeeSettings, {})
  const rule = { name: 'Five percent off ceramics', active: false, percentOffRate: 5 }
  const rules = [{ ...rule, productIds: [], collectionIds: [ceramics] }]
  await record(...asMerchant, api.updateDiscountRules, { discountRules: { rules } })
  await record(...asMerchant, api.getDiscountRules, {})
  const priceSettings = { showLowestPrice: true }
  await record('owner', owner, api.updatePriceSettings, { priceSettings })
  await record(...asMerchant, api.getPriceSettings, {})
  const reminderSettings = { sendsReminders: true, afterHours: 4 }
  await record(...asMerchant, api.updateReminderSettings, { reminderSettings })
  await record(...asMerchant, api.getReminderSettings, {})
  await record('owner', owner, api.createApiKey, { name: 'Import', scopes: ['catalog:write'] })
  const { apiKeys } = await record('owner', owner, api.listApiKeys, {})
  await record('owner', owner, api.revokeApiKey, { id: apiKeys[0]?.id ?? '' })

  // Inventory items have events only while a webhook asks for them.
  const { webhook: stock } = await owner.call(api.createWebhook, {
    webhook: {
      url: 'http://127.0.0.1:9/stock',
      eventTypes: EVENT_TYPES.filter((type) => type.includes('.inventory_item_')),
    },
  })

  // The merchant writes the catalog and makes offers.
  const { product } = await record(...asMerchant, api.createProduct, {
    product: { name: 'Egg Cup', priceData: { price: 14 }, description: '<p>For one egg.</p>' },
  })
  const eggCup = product?.id ?? ''
  await record(...asMerchant, api.updateProduct, { product: { id: eggCup, name: 'Egg Cup, Chalk' } })
  await record(...asMerchant, api.explainAvailability, { id: eggCup })
  await record(...asMerchant, api.previewProductChange, { ids: [eggCup], edit: { priceEnding: 0.95 } })
  const clay = await record(...asMerchant, api.duplicateProduct, { id: eggCup, name: 'Egg Cup, Clay' })
  const season = { visibleFrom: '2099-12-01T08:00:00.000Z', visibleUntil: '2099-12-31T23:00:00.000Z' }
  await record(...asMerchant, api.setProductSchedule, { id: clay.product?.id ?? '', ...season })
  await record(...asMerchant, api.listProductSchedules, { limit: 1 })
  const made = await record(...asMerchant, api.createCollection, { collection: { name: 'Breakfast' } })
  const breakfast = made.collection?.id ?? ''
  await record(...asMerchant, api.updateCollection, { collection: { id: breakfast, name: 'For Breakfast' } })
  const both = { id: breakfast, productIds: [eggCup, saltCellar] }
  await record(...asMerchant, api.addProductsToCollection, both)
  await record(...asMerchant, api.removeProductsFromCollection, { ...both, productIds: [saltCellar] })
  await record(...asMerchant, api.bulkUpdateProducts, { ids: [eggCup], set: { price: 15 } })
  const adjust = { price: { amount: -1 } }
  await record(...asMerchant, api.bulkAdjustProductProperties, { ids: [eggCup], adjust })
  const variantId = '00000000-0000-0000-0000-000000000000'
  const inventoryItem = { productId: eggCup, trackQuantity: true, variants: [{ variantId, quantity: 12 }] }
  await record(...asMerchant, api.updateInventoryVariants, { inventoryItem })
  const counted = { productId: eggCup, variantId }
  await record(...asMerchant, api.incrementInventory, { incrementData: [{ ...counted, incrementBy: 3 }] })
  await record(...asMerchant, api.decrementInventory, { decrementData: [{ ...counted, decrementBy: 1 }] })
  await record(...asMerchant, api.listPriceChanges, { productId: eggCup, limit: 1 })
  await record(...asMerchant, api.listStockMovements, { productId: eggCup, limit: 1 })
  await record(...asMerchant, api.listLowStock, { below: 20, limit: 1 })
  const reduced = { id: eggCup, discount: { type: 'PERCENT' as const, value: 10 } }
  await merchant.call(api.updateProduct, { product: reduced })
  await record('visitor', await shop.visitor(), api.getLowestPrices, { productId: eggCup })
  const usual = { id: eggCup, discount: { type: 'NONE' as const, value: 0 } }
  await merchant.call(api.updateProduct, { product: usual })
  const spring = { code: 'SPRING', name: 'Spring', percentOffRate: 10 }
  const { coupon } = await record(...asMerchant, api.createCoupon, { coupon: spring })
  const couponId = coupon?.id ?? ''
  await record(...asMerchant, api.getCoupon, { id: couponId })
  await record(...asMerchant, api.listCoupons, { limit: 5 })
  await record(...asMerchant, api.updateCoupon, { coupon: { id: couponId, usageLimit: 100 } })
  const given = await record(...asMerchant, api.createGiftCard, {
    giftCard: { initialValue: '50.00', note: 'Raffle' },
  })
  const giftCardId = given.giftCard?.id ?? ''
  await record(...asMerchant, api.getGiftCard, { id: giftCardId })
  await record(...asMerchant, api.listGiftCards, { limit: 5 })
  await record(...asMerchant, api.adjustGiftCard, { id: giftCardId, amount: '-5.00', reason: 'Mistake' })
  const about = { slug: 'about', title: 'About us', body: '<p>Three workshops under one roof.</p>' }
  await record(...asMerchant, api.saveDataItem, {
    dataCollectionId: 'Pages',
    dataItem: { id: 'about', data: about },
  })

  // A visitor looks around.
  const { access_token: token } = await record('anyone', shop.caller(), api.token, {
    clientId: shop.clientId,
    grantType: 'anonymous',
  })
  const visitor = ['visitor', shop.caller(token)] as const
  await record(...visitor, api.getShop, {})
  await record(...visitor, api.queryProducts, {
    query: { filter: { slug: { $hasSome: ['salt-cellar', 'pasta-bowl'] } }, paging: { limit: 2 } },
  })
  const tooMany = { query: { paging: { limit: 101 } } }
  await recordFailure(visitor[1], api.queryProducts, tooMany)
  await record(...visitor, api.getProduct, { id: saltCellar })
  await playCatalogV3(visitor[1], recorder, saltCellar, ceramics)
  await record(...visitor, api.queryCollections, { query: { paging: { limit: 2 } } })
  await record(...visitor, api.getCollection, { id: ceramics })
  await record(...visitor, api.getCollectionBySlug, { slug: 'ceramics' })
  await record(...visitor, api.queryProductVariants, { id: ofDemo('moon-jar') })
  await record(...visitor, api.queryInventory, { query: { filter: { productId: saltCellar } } })
  await record(...visitor, api.searchProducts, {
    search: { expression: 'blue under 40' },
    facets: ['COLOR'],
    paging: { limit: 2 },
  })
  await record(...visitor, api.graphql, {
    version: 'alpha',
    query:
      'query ($limit: Int) { queryProducts(query: { paging: { limit: $limit } }) { products { name collections { name } } } }',
    variables: { limit: 2 },
  })
  await record(...visitor, api.listAvailableAlgorithms, {})
  const algorithm = ALGORITHMS.sameCollections
  await record(...visitor, api.getRecommendation, {
    algorithms: [algorithm],
    items: [{ appId: algorithm.appId, catalogItemId: saltCellar }],
  })
  // Staff keep a contact. Its events come first, so the documents show it: events of deleted contacts are empty.
  const caroline = {
    name: { first: 'Caroline', last: 'Herschel' },
    emails: { items: [{ email: 'c@example.com' }] },
  }
  const kept = await record(...asMerchant, api.createContact, { info: caroline })
  const since = { contactId: kept.contact.id, revision: kept.contact.revision }
  await record(...asMerchant, api.updateContact, { ...since, info: { company: 'Observatory House' } })
  // Contacts of the same instant come in the order of their random ids, so this is listed while it's the only one.
  await record(...asMerchant, api.listContacts, {})
  // Someone asks for the newsletter.
  const asked = { emails: { items: [{ email: 'mary@example.com' }] }, name: { first: 'Mary' } }
  const left = await record(...visitor, api.appendOrCreateContact, { info: asked })
  const { label } = await record(...asMerchant, api.findOrCreateLabel, { displayName: 'Newsletter' })
  const labelled = { contactId: left.contactId, labelKeys: [label.key] }
  await record(...asMerchant, api.labelContact, labelled)
  await record(...asMerchant, api.getContact, { id: left.contactId })
  const named = { 'info.labelKeys': { $hasSome: [label.key] } }
  await record(...asMerchant, api.queryContacts, { query: { filter: named } })
  const { contact } = await record(...asMerchant, api.unlabelContact, labelled)
  const info = { company: 'Somerville Ltd' }
  await record(...asMerchant, api.updateContact, { contactId: contact.id, revision: contact.revision, info })
  await record(...asMerchant, api.deleteContact, { contactId: contact.id })
  await record(...asMerchant, api.createContact, { info: asked })
  await record(...asMerchant, api.listContactFacets, {})
  await record(...asMerchant, api.queryContactFacets, { filter: named })
  const double = { name: { first: 'M.', last: 'Somerville' } }
  const other = await record(...asMerchant, api.createContact, { info: double })
  const { contacts: known } = await record(...asMerchant, api.queryContacts, {
    query: { filter: { 'primaryInfo.email': 'mary@example.com' } },
  })
  const [mary] = known
  const merging = { targetContactId: mary?.id ?? '', sourceContactIds: [other.contact.id] }
  await record(...asMerchant, api.previewMergeContacts, merging)
  await record(...asMerchant, api.mergeContacts, { ...merging, targetContactRevision: mary?.revision ?? 1 })
  // None has the label any more, so each of these jobs ends as it begins.
  await record(...asMerchant, api.bulkUpdateContacts, { filter: named, info })
  await record(...asMerchant, api.bulkDeleteContacts, { filter: named })
  const labelling = { filter: named, labelKeysToRemove: [label.key] }
  const { jobId } = await record(...asMerchant, api.bulkLabelAndUnlabelContacts, labelling)
  await record(...asMerchant, api.getContactJob, { id: jobId })
  await record(...asMerchant, api.renameLabel, { label: { key: label.key, displayName: 'Letters' } })
  await record(...asMerchant, api.getLabel, { key: label.key })
  await record(...asMerchant, api.listLabels, {})
  await record(...asMerchant, api.queryLabels, { query: { filter: { key: label.key } } })
  await record(...asMerchant, api.deleteLabel, { key: label.key })
  await record(...asMerchant, api.listDataCollections, {})
  await record(...visitor, api.queryDataItems, {
    dataCollectionId: 'Pages',
    query: { filter: { slug: 'about' } },
  })
  await record(...visitor, api.aggregateDataItems, {
    dataCollectionId: 'Pages',
    aggregation: { groupingFields: ['slug'], operations: [{ resultFieldName: 'count', itemCount: {} }] },
    paging: { limit: 2 },
  })
  await record(...visitor, api.queryDistinctValues, {
    ...{ dataCollectionId: 'Pages', fieldName: 'title', paging: { limit: 2 } },
  })
  await record(...visitor, api.queryProductsByText, {
    query: { filter: '{"slug":"salt-cellar"}', sort: '[{"name":"asc"}]' },
  })
  await record(...visitor, api.getCatalogVersion, {})

  // They fill a cart, and check out.
  const filled = await record(...visitor, api.addToCurrentCart, { lineItems: [line] })
  const lineId = filled.cart?.lineItems?.[0]?.id ?? ''
  const unknown = { ...line, catalogReference: { ...line.catalogReference, catalogItemId: ceramics } }
  await recordFailure(visitor[1], api.addToCurrentCart, { lineItems: [unknown] })
  await record(...visitor, api.getCurrentCart, {})
  await record(...visitor, api.updateCurrentCartLineItemQuantity, {
    lineItems: [{ id: lineId, quantity: 3 }],
  })
  await record(...visitor, api.updateCurrentCart, {
    cartInfo: { buyerNote: 'Ring twice' },
    couponCode: 'SPRING',
  })
  await record(...visitor, api.estimateCurrentCartTotals, {
    shippingAddress: address,
    selectedShippingOption: { code: 'post' },
  })
  await record(...visitor, api.removeCouponFromCurrentCart, {})
  const { checkoutId = '' } = await record(...visitor, api.createCheckoutFromCurrentCart, {
    channelType: 'WEB',
    email,
  })
  await record(...visitor, api.getCheckout, { id: checkoutId })
  const contactDetails = { firstName: 'Ada', lastName: 'Lovelace' }
  await record(...visitor, api.updateCheckout, {
    checkout: {
      id: checkoutId,
      buyerInfo: { email },
      billingInfo: { address, contactDetails },
      shippingInfo: {
        shippingDestination: { address, contactDetails },
        selectedCarrierServiceOption: { code: 'post' },
      },
    },
  })
  await record(...visitor, api.getCheckoutUrl, { id: checkoutId })
  await record(...visitor, api.createRedirectSession, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: shop.site.storefrontUrl },
  })
  const { orderId = '' } = await record(...asMerchant, api.createOrderFromCheckout, { id: checkoutId })
  await record(...visitor, api.getOrder, { id: orderId })

  // The merchant sends it, and gives some money back.
  await record(...asMerchant, api.searchOrders, { search: { cursorPaging: { limit: 5 } } })
  await record(...asMerchant, api.markOrderAsPaid, { id: orderId })
  await playParcelsAndNotes(asMerchant, recorder, orderId)
  await record(...asMerchant, api.markOrderAsFulfilled, { id: orderId })
  await record(...asMerchant, api.refundOrder, { id: orderId, amount: '5.00', reason: 'A chip' })
  await record(...asMerchant, api.getOrderRefundability, { orderId })
  const shipping = { amount: { amount: '1.00' } }
  await record(...asMerchant, api.calculateRefund, { orderId, refundItems: { shipping } })
  // Of another order: two refunds of one moment have no order.
  const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }]
  const sold = await asMerchant[1].call(api.createOrder, { order: { lineItems, paymentStatus: 'PAID' } })
  const soldId = String(sold.order?.id)
  const paymentRefunds = [{ paymentId: soldId, amount: { amount: '1.00' } }]
  const customerReason = 'Late'
  await record(...asMerchant, api.refundPayments, { orderId: soldId, paymentRefunds, customerReason })
  await record(...asMerchant, api.generateInvoice, { orderId })
  await record(...visitor, api.listInvoicesForMultipleOrders, { orderIds: [orderId] })
  await record(...visitor, api.listFulfillmentsForSingleOrder, { orderId })
  await record(...asMerchant, api.listFulfillmentsForMultipleOrders, { orderIds: [orderId] })
  await playDrafts(asMerchant, recorder, { line, recipientInfo: { address, contactDetails } })
  await record(...visitor, api.listTransactionsForSingleOrder, { orderId })
  await record(...asMerchant, api.listTransactionsForMultipleOrders, { orderIds: [orderId] })

  // A visitor opens an account.
  const grace = { email: 'grace@example.com' }
  await record(...visitor, api.validateEmail, grace)
  await record(...visitor, api.registerV2, {
    loginId: grace,
    password: 'four quiet grey herons',
    profile: { firstName: 'Grace' },
  })
  await record(...visitor, api.loginV2, { loginId: grace, password: 'four quiet grey herons' })
  await record(...asMerchant, api.createMember, { member: { loginEmail: email, contact: contactDetails } })
  const { members = [] } = await record(...asMerchant, api.queryMembers, {
    query: { filter: { loginEmail: email }, paging: { limit: 5 } },
  })
  const memberId = members[0]?.id ?? ''
  const { clientId, site } = shop
  const member = await shop.as({ type: 'MEMBER', siteId: site.siteId, clientId, memberId })
  const asMember = ['member', member] as const
  await record(...asMember, api.getCurrentMember, { fieldsets: ['FULL'] })
  await record(...asMember, api.updateMember, {
    member: { id: memberId, contact: { phones: ['+49 731 1234'], addresses: [address] } },
  })
  for (const clear of [api.deleteMemberPhones, api.deleteMemberEmails, api.deleteMemberAddresses])
    await record(...asMember, clear, { id: memberId })
  await record(...asMember, api.queryStoresOrders, { query: { paging: { limit: 5 } } })

  await playRest(shop, recorder, saltCellar)
  await playDetails(shop, recorder, saltCellar)
  await playCartsV2(shop, recorder, saltCellar)
  await playCatalogV3Writes(asMerchant[1], recorder, saltCellar)
  await owner.call(api.deleteWebhook, { id: stock.id })
  await playPrograms(shop, recorder)
  return examples()
}
