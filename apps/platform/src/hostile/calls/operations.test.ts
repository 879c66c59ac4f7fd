import { ALGORITHMS, type Cart } from '@vitrine/contract'
import { addToCurrentCart, getCurrentCart, queryProducts, token } from '@vitrine/contract/operations'
import { RULES, type Rule } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_VARIANT_ID as VARIANT } from '../../catalog/products/records/product-record.ts'
import { LATER } from '../../later.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { cartFlaws } from '../carts/cart-flaws.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'
import { lineOf, openSmallShop } from '../small-shop.ts'
import { type Attack, attacksOn, strike } from './attack.ts'
import { v3InputOf } from './v3-inputs.ts'

const answered = RULES.filter(({ operation }) => !LATER.includes(operation.name))
const later = RULES.filter(({ operation }) => LATER.includes(operation.name))

/** What every object inherits; an attack that adds to it changes the whole process. */
const inherited = (): string[] =>
  [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).map(String),
  )

// Fails without the input check in mount.ts, without `details` in violations or the request id in errors, and
// if line prices ignore the quantity.
for (const engine of ENGINES) {
  describe(`a corrupted call on ${engine.name}, seed ${SEED}`, () => {
    const products = [newProduct(), newProduct({ priceMinor: 1999 }), newProduct({ priceMinor: 5 })]
    const prices = new Map(products.map(({ id, priceMinor }) => [id, priceMinor]))
    const [first = newProduct()] = products
    let shop: Shop
    let visitor: Caller
    let refreshToken: string

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products, [newCollection({ slug: 'shelf' })])
      const { access_token, refresh_token } = await shop
        .caller()
        .call(token, { clientId: shop.clientId, grantType: 'anonymous' })
      visitor = shop.caller(access_token)
      refreshToken = String(refresh_token)
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    /** Reads the cart, and refills it after an attack that legitimately emptied or deleted it. */
    const filledCart = async (): Promise<Cart | undefined> => {
      const { status, body } = await visitor.try(getCurrentCart, {})
      const cart = body.cart as Cart | undefined // in tests, the platform checks its answers against the contract
      if (status === 200 && cart?.lineItems.length) return cart
      return (await visitor.call(addToCurrentCart, { lineItems: products.map(({ id }) => lineOf(id)) })).cart
    }

    const rightInput = ({ operation }: Rule, cart: Cart | undefined): unknown => {
      const [line] = cart?.lineItems ?? []
      const ofV3 = v3InputOf(operation.name, first.id)
      if (ofV3 !== undefined) return ofV3
      switch (operation.name) {
        case 'token':
          return { clientId: shop.clientId, grantType: 'refresh_token', refreshToken }
        case 'revokeToken':
          return { token: refreshToken, clientId: shop.clientId }
        case 'tokenInfo':
          return { token: visitor.authorization }
        case 'createApiKey':
          return { name: 'Import', scopes: ['catalog:write'] }
        case 'revokeApiKey':
          return { id: first.id }
        case 'addToCurrentCart':
          return { lineItems: [lineOf(first.id)] }
        case 'updateCurrentCartLineItemQuantity':
          return { lineItems: [{ id: line?.id, quantity: 2 }] }
        case 'removeLineItemsFromCurrentCart':
          return { lineItemIds: [line?.id] }
        case 'updateCurrentCart':
          return { cartInfo: { buyerNote: 'Ring' }, lineItems: [lineOf(first.id)], couponCode: 'SPRING' }
        case 'createCart':
          return { lineItems: [lineOf(first.id)] }
        case 'updateCart':
          return { cartInfo: { id: cart?.id, buyerNote: 'Ring' }, lineItems: [lineOf(first.id)] }
        case 'addToCart':
          return { id: cart?.id, lineItems: [lineOf(first.id)] }
        case 'updateCartLineItemsQuantity':
          return { id: cart?.id, lineItems: [{ id: line?.id, quantity: 2 }] }
        case 'removeLineItemsFromCart':
          return { id: cart?.id, lineItemIds: [line?.id] }
        case 'getCart':
        case 'deleteCart':
        case 'removeCouponFromCart':
        case 'removeBusinessLocationFromCart':
          return { id: cart?.id }
        case 'createCurrentCartV2':
        case 'createCartV2':
          return { cart: { note: 'Ring' }, catalogItems: [lineOf(first.id)], coupons: [{ code: 'SPRING' }] }
        case 'updateCurrentCartV2':
          return { cart: { note: 'Ring', customerInfo: { firstName: 'Ada' } }, fieldMask: 'note' }
        case 'updateCartV2':
          return { cart: { id: cart?.id, deliveryInfo: { address: { country: 'DE' } } } }
        case 'addLineItemsToCurrentCartV2':
        case 'addLineItemsToCartV2':
          return { cartId: cart?.id, catalogItems: [lineOf(first.id)] }
        case 'updateLineItemsInCurrentCartV2':
        case 'updateLineItemsInCartV2':
          return { cartId: cart?.id, lineItems: [{ lineItemId: line?.id, quantity: { newQuantity: 2 } }] }
        case 'removeLineItemsFromCurrentCartV2':
        case 'removeLineItemsFromCartV2':
          return { cartId: cart?.id, lineItemIds: [line?.id] }
        case 'addCouponToCurrentCartV2':
        case 'addCouponToCartV2':
          return { cartId: cart?.id, coupon: { code: 'SPRING' } }
        case 'removeCouponFromCurrentCartV2':
        case 'removeCouponFromCartV2':
          return { cartId: cart?.id, couponId: first.id }
        case 'addGiftCardToCurrentCartV2':
        case 'addGiftCardToCartV2':
          return { cartId: cart?.id, giftCard: { code: 'GIFT-1234-5678', redeemAmount: { amount: '5' } } }
        case 'removeGiftCardFromCurrentCartV2':
        case 'removeGiftCardFromCartV2':
          return { cartId: cart?.id, giftCardId: first.id }
        case 'setDeliveryMethodForCurrentCartV2':
        case 'setDeliveryMethodForCartV2':
          return { cartId: cart?.id, deliveryMethod: { code: 'post' } }
        case 'updateFormSubmissionsInCurrentCartV2':
        case 'updateFormSubmissionsInCartV2':
          return { cartId: cart?.id, formSubmissions: [{ id: first.id, formSubmissionId: first.id }] }
        case 'calculateCurrentCartV2':
        case 'calculateCartV2':
          return { cartId: cart?.id, refreshCart: true }
        case 'estimateCurrentCartV2':
        case 'estimateCartV2':
          return { cartId: cart?.id, calculateTax: true, validationConfig: 'CHECKOUT_VALIDATIONS' }
        case 'getCartV2':
        case 'deleteCartV2':
        case 'refreshCartV2':
        case 'removeDeliveryMethodFromCartV2':
        case 'getUpsellOptionsForCartV2':
        case 'markCartAsCompletedV2':
          return { cartId: cart?.id }
        case 'getCheckoutUrlOfCartV2':
          return { cartId: cart?.id, currencyCode: 'EUR' }
        case 'placeOrderOfCartV2':
          return { cartId: cart?.id, priceVerificationToken: 'x.y' }
        case 'createCheckoutFromCurrentCart':
          return { channelType: 'WEB', selectedShippingOption: { code: 'post' }, email: 'ada@example.com' }
        case 'createCheckoutFromCart':
          return {
            id: cart?.id,
            channelType: 'WEB',
            billingAddress: { country: 'DE' },
            email: 'ada@example.com',
          }
        case 'createCheckout':
          return { lineItems: [lineOf(first.id)], channelType: 'WEB', checkoutInfo: { buyerNote: 'Ring' } }
        case 'updateCheckout':
          return {
            checkout: {
              id: cart?.checkoutId ?? first.id,
              buyerInfo: { email: 'ada@example.com' },
              buyerNote: 'Ring',
            },
            couponCode: 'SPRING',
          }
        case 'addToCheckout':
          return { id: cart?.checkoutId ?? first.id, lineItems: [lineOf(first.id)] }
        case 'updateCheckoutLineItemsQuantity':
          return { id: cart?.checkoutId ?? first.id, lineItems: [{ id: line?.id, quantity: 2 }] }
        case 'removeLineItemsFromCheckout':
          return { id: cart?.checkoutId ?? first.id, lineItemIds: [line?.id] }
        case 'getCheckout':
        case 'getCheckoutUrl':
        case 'getHostedCheckoutUrl':
        case 'getCartByCheckoutId':
        case 'removeCouponFromCheckout':
        case 'removeGiftCardFromCheckout':
        case 'removeOverrideCheckoutUrl':
        case 'createOrderFromCheckout':
        case 'createOrderAndChargeFromCheckout':
        case 'markCheckoutAsCompleted':
          return { id: cart?.checkoutId ?? first.id }
        case 'getCheckoutByCartId':
          return { id: cart?.id }
        case 'getOrder':
        case 'cancelOrder':
        case 'markOrderAsPaid':
        case 'markOrderAsFulfilled':
          return { id: first.id }
        case 'listFulfillmentsForSingleOrder':
        case 'listTransactionsForSingleOrder':
          return { orderId: first.id }
        case 'listFulfillmentsForMultipleOrders':
        case 'listTransactionsForMultipleOrders':
          return { orderIds: [first.id] }
        case 'searchOrders':
          return {
            search: {
              filter: { number: 10_001 },
              sort: [{ fieldName: 'createdDate' }],
              cursorPaging: { limit: 5 },
            },
          }
        case 'queryStoresOrders':
          return { query: { paging: { limit: 5 } } }
        case 'createOrder':
          return {
            order: { lineItems: [{ ...lineOf(first.id), price: { amount: '2.00' } }], paymentStatus: 'PAID' },
          }
        case 'updateOrder':
          return { order: { id: first.id, buyerNote: 'Ring', buyerInfo: { email: 'ada@example.com' } } }
        case 'refundOrder':
          return { id: first.id, amount: '1.00', reason: 'Broken' }
        case 'createCoupon':
          return { coupon: { code: 'SPRING', name: 'Spring', percentOffRate: 10 } }
        case 'updateCoupon':
          return { coupon: { id: first.id, active: false } }
        case 'getCoupon':
        case 'deleteCoupon':
          return { id: first.id }
        case 'createMembershipPlan':
          return { plan: { name: 'Ten lessons', credits: 10, validityDays: 30 } }
        case 'updateMembershipPlan':
          return { plan: { id: first.id, catalogItemIds: [first.id] } }
        case 'grantMembership':
          return { planId: first.id, memberId: first.id }
        case 'listMemberships':
          return { visitorId: first.id, limit: 5 }
        case 'cancelMembership':
          return { id: first.id }
        case 'loginWithTokenParams':
          return { idpConnectionId: first.id, tokenParams: { id_token: 'x.y.z', nonce: 'n' } }
        case 'getExternalLogins':
          return {}
        case 'updateExternalLogins':
          return {
            externalLogins: {
              connections: [
                {
                  ...{ name: 'House', issuer: 'https://id.example', clientId: 'shop', clientSecret: 's' },
                  active: true,
                },
              ],
            },
          }
        case 'signOn':
          return {
            loginId: { email: 'grace@example.com' },
            profile: { firstName: 'Grace', customFields: [{ name: 'size', value: { numValue: 38 } }] },
            verifyEmail: true,
          }
        case 'sendActivationEmail':
          return { identityId: first.id, emailOptions: { language: 'en' } }
        case 'startVerification':
        case 'startVerificationLower':
          return { identityId: first.id, target: 'EMAIL' }
        case 'createMember':
          return { member: { loginEmail: 'grace@example.com', contact: { firstName: 'Grace' } } }
        case 'updateMember':
          return { member: { id: first.id, profile: { nickname: 'Ada' }, contact: { phones: ['1'] } } }
        case 'updateCurrentMemberSlug':
          return { slug: 'ada' }
        case 'getMember':
        case 'deleteMember':
        case 'approveMember':
        case 'blockMember':
        case 'unblockMember':
        case 'refuseMember':
          return { id: first.id, fieldsets: ['FULL'] }
        case 'queryMembers':
          return {
            query: {
              filter: { loginEmail: 'ada@example.com' },
              sort: [{ fieldName: 'createdDate' }],
              paging: { limit: 5 },
            },
            fieldsets: 'FULL',
            search: { expression: 'ada' },
          }
        case 'registerV2':
          return {
            loginId: { email: 'eve@example.com' },
            password: 'a long walk home',
            profile: {
              firstName: 'Eve',
              customFields: [{ name: 'size', value: { listValue: { value: [{ numValue: 1 }] } } }],
              addresses: [{ tag: 'HOME', address: { country: 'DE', city: 'Ulm' } }],
              phonesV2: [{ phone: '1', tag: 'WORK' }],
            },
            captchaTokens: [{ Recaptcha: 'x', InvisibleRecaptcha: 'y' }],
            clientMetaData: { device: 'x' },
          }
        case 'loginV2':
          return { loginId: { email: 'eve@example.com' }, password: 'x', captchaTokens: [{ Recaptcha: 'x' }] }
        case 'register':
          return {
            identity: { email: { address: 'eve@example.com' }, identityProfile: { firstName: 'Eve' } },
            inputs: { password: 'a long walk home' },
          }
        case 'login':
          return { identifier: { email: 'eve@example.com' }, inputs: { password: 'x' } }
        case 'verifyDuringAuthentication':
          return { code: '123456', stateToken: 'x' }
        case 'resendDuringAuthentication':
        case 'proceed':
          return { stateToken: 'x' }
        case 'sendRecoveryEmail':
          return {
            email: 'eve@example.com',
            language: 'de',
            redirect: { url: 'http://localhost:3000/', clientId: shop.clientId },
          }
        case 'recover':
          return { recoveryToken: 'x', password: 'a long walk home' }
        case 'changePassword':
          return { newPassword: 'a long walk home' }
        case 'validateEmail':
          return { email: 'eve@example.com' }
        case 'logout':
          return { clientId: shop.clientId, postLogoutRedirectUri: 'http://localhost:3000/' }
        case 'updateSignOnPolicy':
          return { signOnPolicy: { requireOwnerApproval: true } }
        case 'createGiftCard':
          return { giftCard: { initialValue: '50', note: 'Raffle' } }
        case 'updateGiftCard':
          return { giftCard: { id: first.id, active: false } }
        case 'adjustGiftCard':
          return { id: first.id, amount: '-5.00', reason: 'Mistake' }
        case 'sendGiftCard':
          return { id: first.id, email: 'ada@example.com' }
        case 'getGiftCard':
          return { id: first.id }
        case 'listGiftCards':
          return { limit: 5, cursor: `1_${first.id}` }
        case 'listProductChanges':
        case 'listProductImports':
          return { limit: 5, cursor: `1_${first.id}` }
        case 'undoProductChange':
          return { id: first.id }
        case 'listStockMovements':
          return { productId: first.id, variantId: VARIANT, limit: 5, cursor: '1' }
        case 'listLowStock':
          return { below: 3, limit: 5, cursor: '1_1_1' }
        case 'listBackInStockDemand':
          return { limit: 5, cursor: '1_1' }
        case 'listSavedViews':
          return { list: 'products' }
        case 'createSavedView':
          return {
            view: { list: 'products', name: 'Bowls', shared: true, version: 1, content: { sort: 'name' } },
          }
        case 'updateSavedView':
          return { view: { id: first.id, revision: 1, name: 'Jugs', version: 1, content: { sort: 'name' } } }
        case 'deleteSavedView':
          return { id: first.id }
        case 'listAuditEntries':
          return {
            entityType: 'PRODUCT',
            entityId: first.id,
            from: '2026-01-31T09:30:00.000Z',
            cursor: `1_${first.id}`,
          }
        case 'listEntityHistory':
          return { entityType: 'PRODUCT', entityId: first.id, limit: 5 }
        case 'createWebhook':
          return {
            webhook: {
              url: 'http://127.0.0.1:9/',
              eventTypes: ['wix.ecom.v1.cart_created'],
              format: 'STANDARD',
            },
          }
        case 'watchChanges':
        case 'listChanges':
          return { topics: ['CART', 'CATALOG'] }
        case 'listWebhooks':
          return {}
        case 'getWebhook':
        case 'deleteWebhook':
          return { id: first.id }
        case 'updateWebhook':
          return { webhook: { id: first.id, description: 'Stock', status: 'DISABLED' } }
        case 'rotateWebhookKey':
          return { id: first.id, overlapHours: 1 }
        case 'sendTestEvent':
          return { id: first.id, eventType: 'wix.ecom.v1.cart_created' }
        case 'replayWebhookEvents':
          return { id: first.id, from: '2026-01-31T09:30:00.000Z' }
        case 'listWebhookDeliveries':
          return { id: first.id, status: 'WAITING', limit: 5 }
        case 'getWebhookDelivery':
        case 'redeliverWebhookEvent':
          return { id: first.id, eventId: first.id }
        case 'getBrandSettings':
        case 'getDeliverySettings':
        case 'getTaxSettings':
        case 'getFeeSettings':
        case 'getDiscountRules':
        case 'getSearchSettings':
        case 'getTranslationSettings':
          return {}
        case 'updateDeliverySettings':
          return {
            deliverySettings: {
              regions: [
                {
                  name: 'World',
                  areas: [{ country: 'DE', postalCodes: ['89'] }],
                  options: [{ code: 'post', title: 'Post', rate: { byPrice: [{ price: '4.90' }] } }],
                },
              ],
            },
          }
        case 'updateBrandSettings':
          return { brandSettings: { name: 'Atelier', accentColor: '#22507A', backgroundColor: null } }
        case 'updateTranslationSettings': {
          const texts = [{ text: 'Size', translation: 'Größe' }]
          return { translationSettings: { languages: [{ language: 'de', texts }] } }
        }
        case 'updateSearchSettings':
          return { searchSettings: { synonyms: [{ words: ['cushion', 'pillow'] }] } }
        case 'updateFeeSettings':
          return {
            feeSettings: {
              fees: [
                { code: 'gift', name: 'Gift wrap', amount: '2', per: 'LINE', taxable: true, active: true },
              ],
            },
          }
        case 'updateDiscountRules':
          return {
            discountRules: {
              rules: [
                { name: 'Three', active: true, percentOffRate: 5, productIds: [first.id], collectionIds: [] },
              ],
            },
          }
        case 'updateTaxSettings':
          return { taxSettings: { rates: [{ rate: '0.19', jurisdictionType: 'COUNTRY' }] } }
        case 'estimateCurrentCartTotals':
          return { shippingAddress: { country: 'DE' }, selectedShippingOption: { code: 'post' } }
        case 'estimateCartTotals':
          return { id: cart?.id, shippingAddress: { country: 'DE' } }
        case 'listSiteScripts':
          return { pageUrl: 'https://shop.example/', pageName: 'home' }
        case 'queryProductsByText':
          return { query: { filter: '{"name":"Cup"}', sort: '[{"name":"asc"}]' }, includeVariants: true }
        case 'generateFileUploadUrl':
          return { mimeType: 'image/png', fileName: 'cup.png', sizeInBytes: '1000' }
        case 'getDataItem':
        case 'deleteDataItem':
          return { dataCollectionId: 'Pages', dataItemId: 'about', includeReferences: [{ field: 'author' }] }
        case 'aggregateDataItems':
          return {
            dataCollectionId: 'Notes',
            aggregation: {
              groupingFields: ['kind'],
              operations: [{ resultFieldName: 'total', sum: { itemFieldName: 'price' } }],
            },
            finalFilter: { total: { $gt: 3 } },
            sort: [{ fieldName: 'total', order: 'DESC' }],
          }
        case 'queryDistinctValues':
          return { dataCollectionId: 'Notes', fieldName: 'kind', filter: { kind: 'x' } }
        case 'truncateDataItems':
          return { dataCollectionId: 'Notes' }
        case 'countDataItems':
          return { dataCollectionId: 'Pages', filter: { title: 'About' } }
        case 'insertDataItem':
        case 'updateDataItem':
        case 'upsertDataItem':
          return { dataCollectionId: 'Pages', dataItem: { id: 'about', data: { title: 'About' } } }
        case 'bulkInsertDataItems':
        case 'bulkUpdateDataItems':
        case 'bulkSaveDataItems':
          return { dataCollectionId: 'Pages', dataItems: [{ id: 'about', data: { title: 'About' } }] }
        case 'bulkRemoveDataItems':
          return { dataCollectionId: 'Pages', dataItemIds: ['about'] }
        case 'saveDataItem':
          return {
            dataCollectionId: 'Pages',
            dataItem: { id: 'about', data: { slug: 'about', body: '<p>Us</p>' } },
          }
        case 'removeDataItem':
          return { dataCollectionId: 'Pages', id: 'about' }
        case 'queryDataItems':
          return {
            dataCollectionId: 'Pages',
            query: { filter: { slug: 'about' }, sort: [{ fieldName: 'title', order: 'ASC' }] },
          }
        case 'listCoupons':
          return { limit: 5, cursor: 'A' }
        case 'getProduct':
        case 'queryProductVariants':
        case 'getProductOptionsAvailability':
          return { id: first.id }
        case 'getRecommendation':
          return {
            algorithms: [ALGORITHMS.sameCollections],
            items: [{ ...ALGORITHMS.sameCollections, catalogItemId: first.id }],
          }
        case 'createBackInStockRequest':
          return {
            request: { catalogReference: lineOf(first.id).catalogReference, email: 'ada@example.com' },
          }
        case 'getInventoryVariants':
          return { inventoryId: first.id }
        case 'updateInventoryVariants':
          return { inventoryItem: { productId: first.id, variants: [{ variantId: VARIANT, inStock: true }] } }
        case 'incrementInventory':
          return { incrementData: [{ productId: first.id, variantId: VARIANT, incrementBy: 1 }] }
        case 'decrementInventory':
          return { decrementData: [{ productId: first.id, variantId: VARIANT, decrementBy: 1 }] }
        case 'createProduct':
          return { product: { name: 'Vase', priceData: { price: 1 } } }
        case 'updateProduct':
          return { product: { id: first.id, name: 'Vase' } }
        case 'deleteProduct':
        case 'resetAllProductVariantData':
        case 'deleteProductOptions':
        case 'removeProductBrand':
        case 'removeProductRibbon':
          return { id: first.id }
        case 'bulkUpdateProducts':
          return { ids: [first.id], set: { price: 2 } }
        case 'bulkAdjustProductProperties':
          return { ids: [first.id], adjust: { price: { amount: 1 } } }
        case 'startProductChange':
          return { ids: [first.id], adjust: { price: { amount: 1 } } }
        case 'getProductChange':
        case 'listProductChangeFailures':
        case 'cancelProductChange':
          return { id: first.id }
        case 'createCollection':
          return { collection: { name: 'Vases' } }
        case 'updateCollection':
          return { collection: { id: VARIANT, name: 'Vases' } }
        case 'deleteCollection':
          return { id: VARIANT }
        case 'addProductsToCollection':
        case 'removeProductsFromCollection':
          return { id: VARIANT, productIds: [first.id] }
        case 'updateProductVariants':
          return { id: first.id, variants: [{ choices: {}, price: 1 }] }
        case 'addProductMedia':
          return { id: first.id, media: [{ mediaId: 'x' }] }
        case 'removeProductMedia':
          return { id: first.id, mediaIds: ['x'] }
        case 'addProductMediaToChoices':
        case 'removeProductMediaFromChoices':
          return { id: first.id, media: [{ option: 'a', choice: 'b', mediaIds: ['x'] }] }
        case 'findMovedProduct':
        case 'findMovedCollection':
        case 'getCollectionBySlug':
        case 'getStoreCollectionBySlug':
          return { slug: 'shelf' }
        case 'queryProducts':
        case 'queryCollections':
        case 'queryStoreVariants':
        case 'queryInventory':
          return { query: { filter: { id: first.id }, sort: [{ fieldName: 'id' }], paging: { limit: 5 } } }
        case 'searchProducts':
          return {
            search: { expression: 'shirt', mode: 'OR' },
            filters: {
              price: { min: 1, max: 9 },
              options: [{ name: 'Size', choices: ['L'] }],
              brands: ['Varga'],
              collectionIds: [first.id],
            },
            sort: 'NAME_ASC',
            paging: { limit: 5 },
            facets: ['OPTION', 'COLLECTION', 'PRICE'],
          }
        case 'createRedirectSession':
          return {
            ecomCheckout: { checkoutId: first.id },
            callbacks: { postFlowUrl: 'https://shop.example' },
          }
        case 'fetchMediaFile':
          return { url: 'http://127.0.0.1:1/print.png' }
        case 'uploadDigitalFile':
        case 'listDigitalFiles':
          return { productId: first.id }
        case 'listMediaFiles':
          return { kind: 'image', limit: 5 }
        default:
          return { id: 'x' }
      }
    }

    const strikeAll = async (attacks: readonly Attack[]): Promise<void> => {
      const before = await filledCart()
      const known = inherited()
      const answers = await Promise.all(
        attacks.map((attack) => strike(visitor, attack, rightInput(attack.rule, before))),
      )
      const flaws = answers.flatMap((answer, index) => {
        const rule = attacks[index]?.rule
        return flawsOf(answer, rule).map((flaw) => `${rule?.operation.name} ${flaw}: ${answer.body.message}`)
      })
      expect(flaws).toEqual([])
      expect(inherited()).toEqual(known)

      const { status, body } = await visitor.try(getCurrentCart, {})
      const after = body.cart as Cart | undefined
      const accepted = answers.some(
        (answer, index) => answer.status === 200 && attacks[index]?.rule.operation.method !== 'GET',
      )
      if (!accepted) expect([status, after]).toEqual([200, before])
      expect(cartFlaws(after, prices)).toEqual(after ? [] : ['the subtotal is undefined'])
      const { metadata } = await visitor.call(queryProducts, { query: {} })
      expect(metadata?.total).toBe(products.length)
    }

    it(
      'gets a documented answer, changes nothing when refused, and blocks nobody else',
      async () => {
        const batches = fc.array(attacksOn(answered), { minLength: 1, maxLength: 16 })
        await fc.assert(fc.asyncProperty(batches, strikeAll), runs(60))
      },
      PATIENCE_MS,
    )

    it.runIf(later.length > 0)(
      "gets a documented answer if the call isn't built yet",
      async () => {
        const batches = fc.array(attacksOn(later), { minLength: 1, maxLength: 16 })
        await fc.assert(fc.asyncProperty(batches, strikeAll), runs(15))
      },
      PATIENCE_MS,
    )

    it('causes no error on the platform: its log has none, and no token', () => {
      const failures = shop.log.filter((line) => JSON.parse(line).level >= 50)
      expect(failures).toEqual([])
      for (const secret of [visitor.authorization?.slice(-30) ?? '', refreshToken.slice(-30)])
        expect(shop.log.filter((line) => line.includes(secret))).toEqual([])
    })
  })
}
