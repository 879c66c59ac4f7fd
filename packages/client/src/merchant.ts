/** Merchant calls that the hosted platform's packages don't have. */

export * as content from './merchant/content.ts'
export * as coupons from './merchant/coupons.ts'
export * as digitalFiles from './merchant/digital-files.ts'
export * as exchange from './merchant/exchange.ts'
export * as externalLogins from './merchant/external-logins.ts'
export * as giftCards from './merchant/gift-cards.ts'
export * as members from './merchant/members.ts'
export * as memberships from './merchant/memberships.ts'
export * as orders from './merchant/orders.ts'
export * as productChanges from './merchant/product-changes.ts'
export * as settings from './merchant/settings.ts'
export * as uploads from './merchant/uploads.ts'
