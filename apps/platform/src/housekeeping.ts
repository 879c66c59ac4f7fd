import type { Clock } from './clock.ts'
import type { Database, Transaction } from './database/database.ts'
import { authorizeRequestsStore } from './features/access/authorize/authorize-requests.store.ts'
import { LONGEST_BROWSER_LOGIN_MS } from './features/access/authorize/browser-logins.ts'
import { VISITOR_LIFETIME_MS } from './features/access/refresh-tokens.ts'
import { browserLoginsStore } from './features/access/sessions/browser-logins.store.ts'
import { codesStore } from './features/access/sessions/codes.store.ts'
import { LONGEST_SESSION_MS } from './features/access/sessions/session.ts'
import { sessionsStore } from './features/access/sessions/sessions.store.ts'
import { mergedVisitorsStore } from './features/cart/merge/merged-visitors.ts'
import { emptySome } from './features/catalog/deleted-collections.ts'
import { createTell } from './features/catalog/tell.ts'
import { checkoutStore } from './features/checkout/checkout.store.ts'
import { purgeEvents } from './features/events/outbox.ts'
import { importsStore } from './features/exchange/imports.store.ts'
import { externalLoginStore } from './features/external-login/external-login.store.ts'
import { hostedViewsStore } from './features/hosted-checkout/hosted-views.store.ts'
import { staffWayInStore } from './features/hosted-identity/staff/staff-way-in.store.ts'
import { idempotencyStore } from './features/idempotency/idempotency.store.ts'
import { captchaUsesStore } from './features/identity/captcha/captcha-uses.store.ts'
import { emailCodesStore } from './features/identity/email-codes.store.ts'
import { ratesStore } from './features/identity/rates.store.ts'
import { recoveryTokensStore } from './features/identity/recovery-tokens.store.ts'
import { sessionTokensStore } from './features/identity/session-tokens.store.ts'
import { waitingLoginsStore } from './features/identity/waiting-logins.store.ts'
import { mailsStore } from './features/mail/mails.store.ts'
import { sandboxStore } from './features/payments/sandbox/sandbox.store.ts'
import { purgeCarts, purgeWishes } from './features/privacy/abandoned.ts'
import { productChangesStore } from './features/product-changes/product-changes.store.ts'
import { hostedSessionsStore } from './features/redirects/hosted-sessions.store.ts'
import { redirectSessionsStore } from './features/redirects/redirect-sessions.store.ts'
import { purgeLoginFailures } from './features/users/login-limit.ts'
import { type Ids, randomIds } from './ids.ts'
import { KEPT_DAYS, type KeptDays } from './kept-days.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Chore {
  /** Deletes some of what is older than a time, and gives the number of rows; 0 when nothing is left to do. */
  readonly purge: (tx: Transaction, before: number) => Promise<number>
  readonly keptMs: number
}

const CHORES: readonly Chore[] = [
  { purge: idempotencyStore.purge, keptMs: 2 * DAY_MS }, // a day is promised
  { purge: purgeEvents, keptMs: 30 * DAY_MS },
  { purge: productChangesStore.purge, keptMs: 30 * DAY_MS },
  { purge: purgeLoginFailures, keptMs: DAY_MS },
  { purge: staffWayInStore.purge, keptMs: DAY_MS },
  { purge: codesStore.purge, keptMs: DAY_MS }, // a code that comes again ends what it gave, if not for ever
  { purge: sessionsStore.purge, keptMs: LONGEST_SESSION_MS },
  { purge: browserLoginsStore.purge, keptMs: LONGEST_BROWSER_LOGIN_MS },
  { purge: authorizeRequestsStore.purge, keptMs: DAY_MS },
  { purge: mergedVisitorsStore.purge, keptMs: VISITOR_LIFETIME_MS },
  { purge: importsStore.purge, keptMs: 30 * DAY_MS },
  { purge: mailsStore.purge, keptMs: 30 * DAY_MS },
  { purge: hostedViewsStore.purge, keptMs: 30 * DAY_MS },
  { purge: sandboxStore.purgeTokens, keptMs: 30 * DAY_MS },
  { purge: redirectSessionsStore.purge, keptMs: DAY_MS }, // a spent link still knows its way back
  { purge: hostedSessionsStore.purge, keptMs: 0 },
  { purge: sessionTokensStore.purge, keptMs: 0 },
  { purge: waitingLoginsStore.purge, keptMs: 0 },
  { purge: externalLoginStore.purge, keptMs: 0 },
  { purge: emailCodesStore.purge, keptMs: 0 },
  { purge: recoveryTokensStore.purge, keptMs: 0 },
  { purge: ratesStore.purge, keptMs: 0 },
  { purge: captchaUsesStore.purge, keptMs: DAY_MS }, // longer than any is good
]

const abandoned = (days: KeptDays): readonly Chore[] => [
  { purge: purgeCarts, keptMs: days.carts * DAY_MS },
  { purge: checkoutStore.purge, keptMs: days.checkouts * DAY_MS },
  { purge: purgeWishes, keptMs: days.wishes * DAY_MS },
]

/** How often the house wants keeping. */
export const HOUSEKEEPING_MS = HOUR_MS

/** Deletes what nobody will ask for again, in transactions so small that writers hardly notice. */
export const keepHouse = async (
  database: Database,
  clock: Clock,
  ids: Ids = randomIds,
  keptDays: KeptDays = KEPT_DAYS,
): Promise<void> => {
  const tell = createTell(clock, ids)
  while ((await database.transaction((tx) => emptySome(tx, tell))) > 0);
  for (const { purge, keptMs } of [...CHORES, ...abandoned(keptDays)]) {
    const before = clock.now() - keptMs
    while ((await database.transaction((tx) => purge(tx, before))) > 0);
  }
}
