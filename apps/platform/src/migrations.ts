import { catalogMigrations } from './catalog/catalog.migrations.ts'
import { digitalFilesMigrations } from './catalog/digital-files/digital-files.migrations.ts'
import { exchangeMigrations } from './catalog/exchange/exchange.migrations.ts'
import { inventoryMigrations } from './catalog/inventory/inventory.migrations.ts'
import { mediaMigrations } from './catalog/media/media.migrations.ts'
import { priceHistoryMigrations } from './catalog/price-history/price-history.migrations.ts'
import { productChangesMigrations } from './catalog/product-changes/product-changes.migrations.ts'
import { schedulesMigrations } from './catalog/schedules/schedules.migrations.ts'
import { searchMigrations } from './catalog/search-index/search.migrations.ts'
import { stockMovementsMigrations } from './catalog/stock-movements/stock-movements.migrations.ts'
import { catalogV3Migrations } from './catalog/v3/catalog-v3.migrations.ts'
import type { Migration } from './floor/database/migration.ts'
import { clockMigrations } from './floor/kept-clock/clock.migrations.ts'
import { accessMigrations } from './people/access/access.migrations.ts'
import { externalLoginMigrations } from './people/connections/external-login.migrations.ts'
import { contactsMigrations } from './people/contacts/contacts.migrations.ts'
import { customersMigrations } from './people/customers/customers.migrations.ts'
import { hostedIdentityMigrations } from './people/hosted-identity/hosted-identity.migrations.ts'
import { identityMigrations } from './people/identity/identity.migrations.ts'
import { membersMigrations } from './people/members/members.migrations.ts'
import { redirectsMigrations } from './people/redirects/redirects.migrations.ts'
import { usersMigrations } from './people/users/users.migrations.ts'
import { abandonedMigrations } from './sales/abandoned/kept/abandoned.migrations.ts'
import { cartMigrations } from './sales/cart/cart.migrations.ts'
import { checkoutMigrations } from './sales/checkout/checkout.migrations.ts'
import { couponsMigrations } from './sales/coupons/coupons.migrations.ts'
import { draftsMigrations } from './sales/drafts/kept/drafts.migrations.ts'
import { giftCardsMigrations } from './sales/gift-cards/gift-cards.migrations.ts'
import { hostedCheckoutMigrations } from './sales/hosted-checkout/hosted-checkout.migrations.ts'
import { membershipsMigrations } from './sales/memberships/memberships.migrations.ts'
import { ordersMigrations } from './sales/orders/orders.migrations.ts'
import { paymentsMigrations } from './sales/payments/payments.migrations.ts'
import { sandboxMigrations } from './sales/payments/sandbox/sandbox.migrations.ts'
import { reviewsMigrations } from './sales/reviews/reviews.migrations.ts'
import { auditMigrations } from './shop/audit/audit.migrations.ts'
import { dataMigrations } from './shop/data/data.migrations.ts'
import { eventsMigrations } from './shop/events/events.migrations.ts'
import { formsMigrations } from './shop/forms/forms.migrations.ts'
import { idempotencyMigrations } from './shop/idempotency/idempotency.migrations.ts'
import { mailMigrations } from './shop/mail/mail.migrations.ts'
import { requestsMigrations } from './shop/requests/requests.migrations.ts'
import { settingsMigrations } from './shop/settings/settings.migrations.ts'
import { sitesMigrations } from './shop/sites/sites.migrations.ts'
import { viewsMigrations } from './shop/views/views.migrations.ts'
import { webhooksMigrations } from './shop/webhooks/webhooks.migrations.ts'

/** Every step of the schema, in order: one baseline for each part, and after it the part's later steps. */
export const migrations: readonly Migration[] = [
  ...sitesMigrations,
  ...accessMigrations,
  ...usersMigrations,
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
  ...hostedIdentityMigrations,
  ...dataMigrations,
  ...digitalFilesMigrations,
  ...clockMigrations,
  ...webhooksMigrations,
  ...catalogV3Migrations,
  ...auditMigrations,
  ...viewsMigrations,
  ...reviewsMigrations,
  ...formsMigrations,
  ...stockMovementsMigrations,
  ...requestsMigrations,
  ...priceHistoryMigrations,
  ...customersMigrations,
  ...draftsMigrations,
  ...abandonedMigrations,
  ...schedulesMigrations,
  ...contactsMigrations,
]
