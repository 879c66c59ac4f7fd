import { abandonedCartsRules } from './abandoned-carts/abandoned-carts.rules.ts'
import { abandonedCheckoutsRules } from './abandoned-checkouts/abandoned-checkouts.rules.ts'
import { apiKeysRules } from './access/api-keys.rules.ts'
import { auditRules } from './audit/audit.rules.ts'
import { cartRules } from './cart/cart.rules.ts'
import { cartV2Rules } from './cart-v2/cart-v2.rules.ts'
import { currentCartV2Rules } from './cart-v2/current-cart-v2.rules.ts'
import { catalogRules } from './catalog/catalog.rules.ts'
import { catalogWriteRules } from './catalog/catalog-write.rules.ts'
import { priceHistoryRules } from './catalog/price-history.rules.ts'
import { productHelpRules } from './catalog/product-help.rules.ts'
import { categoriesRules } from './catalog-v3/categories.rules.ts'
import { inventoryCreationRules } from './catalog-v3/inventory/inventory-creation.rules.ts'
import { inventoryItemsRules } from './catalog-v3/inventory/inventory-items.rules.ts'
import { productTagsRules } from './catalog-v3/product-tags.rules.ts'
import { productsByFilterRules } from './catalog-v3/products-by-filter.rules.ts'
import { productsV3Rules } from './catalog-v3/products-v3.rules.ts'
import { productsV3WriteRules } from './catalog-v3/products-v3-write.rules.ts'
import { sharedNamesRules } from './catalog-v3/shared-names/shared-names.rules.ts'
import { sharedNamesBulkRules } from './catalog-v3/shared-names/shared-names-bulk.rules.ts'
import { sharedNamesUpdateRules } from './catalog-v3/shared-names/shared-names-update.rules.ts'
import { checkoutRules } from './checkout/checkout.rules.ts'
import { contactsRules } from './contacts/contacts.rules.ts'
import { couponsRules } from './coupons/coupons.rules.ts'
import { customersRules } from './customers/customers.rules.ts'
import { dataItemsRules } from './data/data-items.rules.ts'
import type { Operation } from './declare/operation.ts'
import type { Rule } from './declare/rule.ts'
import { digitalFilesRules } from './digital-files/digital-files.rules.ts'
import { draftOrdersRules } from './draft-orders/draft-orders.rules.ts'
import { emailsRules } from './emails/emails.rules.ts'
import { exchangeRules } from './exchange/exchange.rules.ts'
import { formsRules } from './forms/forms.rules.ts'
import { giftCardsRules } from './gift-cards/gift-cards.rules.ts'
import { graphqlRules } from './graphql/graphql.rules.ts'
import { identityRules } from './identity/identity.rules.ts'
import { backInStockRules } from './inventory/back-in-stock.rules.ts'
import { inventoryRules } from './inventory/inventory.rules.ts'
import { stockMovementsRules } from './inventory/stock-movements.rules.ts'
import { liveRules } from './live/live.rules.ts'
import { externalLoginsRules } from './members/external-logins.rules.ts'
import { membersRules } from './members/members.rules.ts'
import { signOnPolicyRules } from './members/sign-on-policy.rules.ts'
import { shopMembershipsRules } from './memberships/shop-memberships.rules.ts'
import { activitiesRules } from './orders/activities.rules.ts'
import { fulfillmentsRules } from './orders/fulfillments.rules.ts'
import { invoicesRules } from './orders/invoices.rules.ts'
import { orderBillingRules } from './orders/order-billing.rules.ts'
import { orderBulkRules } from './orders/order-bulk.rules.ts'
import { orderRecordsRules } from './orders/order-records.rules.ts'
import { ordersRules } from './orders/orders.rules.ts'
import { productChangesRules } from './product-changes/product-changes.rules.ts'
import { productSchedulesRules } from './product-schedules/product-schedules.rules.ts'
import { recommendationsRules } from './recommendations/recommendations.rules.ts'
import { redirectsRules } from './redirects/redirects.rules.ts'
import { reviewsRules } from './reviews/reviews.rules.ts'
import { salesOverviewRules } from './sales-overview/sales-overview.rules.ts'
import { searchRules } from './search/search.rules.ts'
import { settingsRules } from './settings/settings.rules.ts'
import { shopRules } from './shop/shop.rules.ts'
import { sitePropertiesRules } from './site-properties/site-properties.rules.ts'
import { slugsRules } from './slugs/slugs.rules.ts'
import { tokensRules } from './tokens/tokens.rules.ts'
import { uploadsRules } from './uploads/uploads.rules.ts'
import { viewsRules } from './views/views.rules.ts'
import { webhooksRules } from './webhooks/webhooks.rules.ts'

/** The rules of every operation. */
export const RULES: readonly Rule[] = [
  ...cartRules,
  ...currentCartV2Rules,
  ...cartV2Rules,
  ...couponsRules,
  ...customersRules,
  ...contactsRules,
  ...giftCardsRules,
  ...shopMembershipsRules,
  ...settingsRules,
  ...checkoutRules,
  ...ordersRules,
  ...draftOrdersRules,
  ...abandonedCheckoutsRules,
  ...abandonedCartsRules,
  ...salesOverviewRules,
  ...orderRecordsRules,
  ...orderBillingRules,
  ...orderBulkRules,
  ...fulfillmentsRules,
  ...invoicesRules,
  ...activitiesRules,
  ...redirectsRules,
  ...formsRules,
  ...reviewsRules,
  ...catalogRules,
  ...catalogWriteRules,
  ...priceHistoryRules,
  ...productHelpRules,
  ...productSchedulesRules,
  ...productsV3Rules,
  ...productsV3WriteRules,
  ...productsByFilterRules,
  ...categoriesRules,
  ...sharedNamesRules,
  ...sharedNamesBulkRules,
  ...sharedNamesUpdateRules,
  ...inventoryItemsRules,
  ...inventoryCreationRules,
  ...productTagsRules,
  ...inventoryRules,
  ...backInStockRules,
  ...stockMovementsRules,
  ...recommendationsRules,
  ...searchRules,
  ...slugsRules,
  ...shopRules,
  ...sitePropertiesRules,
  ...identityRules,
  ...signOnPolicyRules,
  ...membersRules,
  ...externalLoginsRules,
  ...tokensRules,
  ...apiKeysRules,
  ...dataItemsRules,
  ...graphqlRules,
  ...uploadsRules,
  ...webhooksRules,
  ...liveRules,
  ...digitalFilesRules,
  ...exchangeRules,
  ...productChangesRules,
  ...auditRules,
  ...emailsRules,
  ...viewsRules,
]

const byOperation = new Map<Operation, Rule>(RULES.map((rule) => [rule.operation, rule]))

/**
 * Returns the rules of an operation. Throws if it has none, which is a bug in the contract.
 * @example ruleOf(operations.addToCurrentCart).access // 'visitor'
 */
export const ruleOf = (operation: Operation): Rule => {
  const rule = byOperation.get(operation)
  if (!rule) throw new Error(`The contract has no rules for ${operation.name}`)
  return rule
}
export { scopeOf } from './access/scope-of.ts'
export { CART_PARTS } from './cart/cart-parts.ts'
export { CHECKOUT_PARTS } from './checkout/checkout-parts.ts'
export { ShopCoupon } from './coupons/coupons.schemas.ts'
export type { Access, Rule } from './declare/rule.ts'
export { IdentityProfile } from './identity/profile.schemas.ts'
export { PARTLY, type PartlyAnswered } from './partly.ts'
export { SETTINGS_PARTS } from './settings/settings-parts.ts'
