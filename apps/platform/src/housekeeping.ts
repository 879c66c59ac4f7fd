import { emptySome } from './catalog/collections/deleted-collections.ts'
import { importsStore } from './catalog/exchange/imports.store.ts'
import { PRICE_CHANGES_KEPT_MS } from './catalog/price-history/price-history.routes.ts'
import { priceHistoryStore } from './catalog/price-history/price-history.store.ts'
import { productChangesStore } from './catalog/product-changes/product-changes.store.ts'
import { createTell } from './catalog/products/write/tell.ts'
import { stockMovementsStore } from './catalog/stock-movements/stock-movements.store.ts'
import type { Clock } from './floor/clock.ts'
import type { Database, Transaction } from './floor/database/database.ts'
import { type Ids, randomIds } from './floor/ids.ts'
import { ratesStore } from './floor/rates/rates.store.ts'
import { KEPT_DAYS, type KeptDays } from './floor/settings/kept-days.ts'
import { authorizeRequestsStore } from './people/access/authorize/authorize-requests.store.ts'
import { LONGEST_BROWSER_LOGIN_MS } from './people/access/authorize/browser-logins.ts'
import { VISITOR_LIFETIME_MS } from './people/access/refresh-tokens.ts'
import { browserLoginsStore } from './people/access/sessions/browser-logins.store.ts'
import { codesStore } from './people/access/sessions/codes.store.ts'
import { LONGEST_SESSION_MS } from './people/access/sessions/session.ts'
import { sessionsStore } from './people/access/sessions/sessions.store.ts'
import { externalLoginStore } from './people/connections/external-login.store.ts'
import { contactJobsStore } from './people/contacts/bulk/contact-jobs.store.ts'
import { writeDueWords } from './people/customers/write-words.ts'
import { staffWayInStore } from './people/hosted-identity/staff/staff-way-in.store.ts'
import { emailCodesStore } from './people/identity/addresses/email-codes.store.ts'
import { captchaUsesStore } from './people/identity/captcha/captcha-uses.store.ts'
import { sessionTokensStore } from './people/identity/logins/session-tokens.store.ts'
import { waitingLoginsStore } from './people/identity/logins/waiting-logins.store.ts'
import { recoveryTokensStore } from './people/identity/passwords/recovery-tokens.store.ts'
import { purgeCarts, purgeWishes } from './people/privacy/abandoned.ts'
import { hostedSessionsStore } from './people/redirects/hosted-sessions.store.ts'
import { redirectSessionsStore } from './people/redirects/redirect-sessions.store.ts'
import { purgeLoginFailures } from './people/users/login-limit.ts'
import { mergedVisitorsStore } from './sales/cart/kept/merged-visitors.ts'
import { checkoutStore } from './sales/checkout/checkout.store.ts'
import { hostedViewsStore } from './sales/hosted-checkout/hosted-views.store.ts'
import { buyerNameOf } from './sales/orders/buyer-name.ts'
import { sandboxStore } from './sales/payments/sandbox/sandbox.store.ts'
import { auditStore } from './shop/audit/audit.store.ts'
import { idempotencyStore } from './shop/idempotency/idempotency.store.ts'
import { mailsStore } from './shop/mail/mails.store.ts'
import { requestsStore } from './shop/requests/requests.store.ts'
import { EVENTS_KEPT_DAYS, purgeDeliveries, purgeEvents } from './shop/webhooks/sorting/purge-events.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Chore {
  /** Deletes some rows older than a time, and returns their number; 0 when none are left. */
  readonly purge: (tx: Transaction, before: number) => Promise<number>
  readonly keptMs: number
}

const CHORES: readonly Chore[] = [
  { purge: idempotencyStore.purge, keptMs: 2 * DAY_MS }, // the docs promise a day
  { purge: purgeEvents, keptMs: EVENTS_KEPT_DAYS * DAY_MS },
  { purge: requestsStore.purge, keptMs: 7 * DAY_MS },
  { purge: purgeDeliveries, keptMs: 30 * DAY_MS },
  { purge: productChangesStore.purge, keptMs: 30 * DAY_MS },
  { purge: contactJobsStore.purge, keptMs: 30 * DAY_MS },
  { purge: purgeLoginFailures, keptMs: DAY_MS },
  { purge: staffWayInStore.purge, keptMs: DAY_MS },
  { purge: codesStore.purge, keptMs: DAY_MS }, // a repeated code ends its session, though not forever
  { purge: sessionsStore.purge, keptMs: LONGEST_SESSION_MS },
  { purge: browserLoginsStore.purge, keptMs: LONGEST_BROWSER_LOGIN_MS },
  { purge: authorizeRequestsStore.purge, keptMs: DAY_MS },
  { purge: mergedVisitorsStore.purge, keptMs: VISITOR_LIFETIME_MS },
  { purge: importsStore.purge, keptMs: 30 * DAY_MS },
  { purge: mailsStore.purge, keptMs: 30 * DAY_MS },
  { purge: hostedViewsStore.purge, keptMs: 30 * DAY_MS },
  { purge: sandboxStore.purgeTokens, keptMs: 30 * DAY_MS },
  { purge: redirectSessionsStore.purge, keptMs: DAY_MS }, // a used link still knows where to lead back
  { purge: hostedSessionsStore.purge, keptMs: 0 },
  { purge: sessionTokensStore.purge, keptMs: 0 },
  { purge: waitingLoginsStore.purge, keptMs: 0 },
  { purge: externalLoginStore.purge, keptMs: 0 },
  { purge: emailCodesStore.purge, keptMs: 0 },
  { purge: recoveryTokensStore.purge, keptMs: 0 },
  { purge: priceHistoryStore.purge, keptMs: PRICE_CHANGES_KEPT_MS },
  { purge: ratesStore.purge, keptMs: 0 },
  { purge: captchaUsesStore.purge, keptMs: DAY_MS }, // longer than any is valid
]

const abandoned = (days: KeptDays): readonly Chore[] => [
  { purge: purgeCarts, keptMs: days.carts * DAY_MS },
  { purge: checkoutStore.purge, keptMs: days.checkouts * DAY_MS },
  { purge: purgeWishes, keptMs: days.wishes * DAY_MS },
  { purge: auditStore.purge, keptMs: days.audit * DAY_MS },
  { purge: stockMovementsStore.purge, keptMs: days.audit * DAY_MS },
]

/** How often housekeeping runs. */
export const HOUSEKEEPING_MS = HOUR_MS

/** Deletes data that is no longer needed, in transactions small enough not to slow down writers. */
export const keepHouse = async (
  database: Database,
  clock: Clock,
  ids: Ids = randomIds,
  keptDays: KeptDays = KEPT_DAYS,
): Promise<void> => {
  const tell = createTell(clock, ids)
  while ((await database.transaction((tx) => emptySome(tx, tell))) > 0);
  while ((await database.transaction((tx) => writeDueWords(tx, nameIn))) > 0);
  for (const { purge, keptMs } of [...CHORES, ...abandoned(keptDays)]) {
    const before = clock.now() - keptMs
    while ((await database.transaction((tx) => purge(tx, before))) > 0);
  }
}

const nameIn = (document: string): string => buyerNameOf(JSON.parse(document))
