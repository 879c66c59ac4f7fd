import type { Migration } from './database/migration.ts'
import { accessMigrations } from './features/access/access.migrations.ts'
import { sessionsMigrations } from './features/access/sessions/sessions.migrations.ts'
import { cartMigrations } from './features/cart/cart.migrations.ts'
import { catalogMigrations } from './features/catalog/catalog.migrations.ts'
import { checkoutMigrations } from './features/checkout/checkout.migrations.ts'
import { clockMigrations } from './features/clock/clock.migrations.ts'
import { couponsMigrations } from './features/coupons/coupons.migrations.ts'
import { dataMigrations } from './features/data/data.migrations.ts'
import { eventsMigrations } from './features/events/events.migrations.ts'
import { exchangeMigrations } from './features/exchange/exchange.migrations.ts'
import { externalLoginMigrations } from './features/external-login/external-login.migrations.ts'
import { giftCardsMigrations } from './features/gift-cards/gift-cards.migrations.ts'
import { hostedCheckoutMigrations } from './features/hosted-checkout/hosted-checkout.migrations.ts'
import { ownerSetUpMigrations } from './features/hosted-identity/set-up/owner-set-up.migrations.ts'
import { staffWayInMigrations } from './features/hosted-identity/staff/staff-way-in.migrations.ts'
import { idempotencyMigrations } from './features/idempotency/idempotency.migrations.ts'
import { identityMigrations } from './features/identity/identity.migrations.ts'
import { inventoryMigrations } from './features/inventory/inventory.migrations.ts'
import { mailMigrations } from './features/mail/mail.migrations.ts'
import { mediaMigrations } from './features/media/media.migrations.ts'
import { membersMigrations } from './features/members/members.migrations.ts'
import { membershipsMigrations } from './features/memberships/memberships.migrations.ts'
import { orderMoneyMigrations } from './features/orders/money/order-money.migrations.ts'
import { ordersMigrations } from './features/orders/orders.migrations.ts'
import { paymentsMigrations } from './features/payments/payments.migrations.ts'
import { sandboxMigrations } from './features/payments/sandbox/sandbox.migrations.ts'
import { privacyMigrations } from './features/privacy/privacy.migrations.ts'
import { productChangesMigrations } from './features/product-changes/product-changes.migrations.ts'
import { redirectsMigrations } from './features/redirects/redirects.migrations.ts'
import { searchMigrations } from './features/search/search.migrations.ts'
import { settingsMigrations } from './features/settings/settings.migrations.ts'
import { sitesMigrations } from './features/sites/sites.migrations.ts'
import { usersMigrations } from './features/users/users.migrations.ts'

/** Every step of the schema, in the order of application. A feature adds its own at the end. */
export const migrations: readonly Migration[] = [
  ...sitesMigrations,
  ...accessMigrations,
  ...usersMigrations,
  ...sessionsMigrations,
  ...mediaMigrations,
  ...catalogMigrations,
  ...cartMigrations,
  ...eventsMigrations,
  ...idempotencyMigrations,
  ...inventoryMigrations,
  ...searchMigrations,
  ...exchangeMigrations,
  ...productChangesMigrations,
  ...mailMigrations,
  ...couponsMigrations,
  ...settingsMigrations,
  ...checkoutMigrations,
  ...ordersMigrations,
  ...giftCardsMigrations,
  ...membershipsMigrations,
  ...paymentsMigrations,
  ...sandboxMigrations,
  ...hostedCheckoutMigrations,
  ...redirectsMigrations,
  ...membersMigrations,
  ...externalLoginMigrations,
  ...identityMigrations,
  ...ownerSetUpMigrations,
  ...dataMigrations,
  ...staffWayInMigrations,
  ...privacyMigrations,
  ...orderMoneyMigrations,
  ...clockMigrations,
]
