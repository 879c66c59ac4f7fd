import { expect, it } from 'vitest'
import { statement } from './floor/database/database.ts'
import { ratesStore } from './floor/rates/rates.store.ts'
import { keepHouse } from './housekeeping.ts'
import { migrations } from './migrations.ts'
import { codesStore } from './people/access/sessions/codes.store.ts'
import { sessionsStore } from './people/access/sessions/sessions.store.ts'
import { emailCodesStore } from './people/identity/addresses/email-codes.store.ts'
import { captchaUsesStore } from './people/identity/captcha/captcha-uses.store.ts'
import { sessionTokensStore } from './people/identity/logins/session-tokens.store.ts'
import { waitingLoginsStore } from './people/identity/logins/waiting-logins.store.ts'
import { recoveryTokensStore } from './people/identity/passwords/recovery-tokens.store.ts'
import { createLoginLimit } from './people/users/login-limit.ts'
import { recordEvent } from './shop/events/outbox.ts'
import { idempotencyStore } from './shop/idempotency/idempotency.store.ts'
import { ENGINES } from './testing/engines.ts'

const DAY_MS = 86_400_000
const now = 100 * DAY_MS

const countRows = statement<{ events: number; keys: number }>(
  'SELECT (SELECT count(*) FROM outbox) AS events, (SELECT count(*) FROM idempotency_keys) AS keys',
)

it.each(ENGINES)(
  'deletes events after a month and idempotency keys after two days on $name',
  async (engine) => {
    await using test = await engine.open(migrations)
    await test.database.transaction(async (tx) => {
      for (let age = 1099; age >= 0; age--) {
        const at = now - age * (DAY_MS / 10)
        const about = { siteId: 'site', entityId: 'cart', type: 'type', payload: {} }
        await recordEvent(tx, { ...about, id: `event-${age}`, sequence: 1100 - age, occurredAt: at })
        const attempt = { siteId: 'site', principal: 'me', key: `key-${age}`, route: 'r', digest: 'd', at }
        await idempotencyStore.claim(tx, attempt, { id: 'cart', revision: 1 })
      }
    })
    await keepHouse(test.database, { now: () => now })
    expect(await test.database.first(countRows)).toEqual({ events: 1100 - 799, keys: 21 })
  },
)

const countLogins = statement<{ codes: number; failures: number; sessions: number }>(
  `SELECT (SELECT count(*) FROM authorization_codes) AS codes, (SELECT count(*) FROM login_failures) AS failures,
     (SELECT count(*) FROM sessions) AS sessions`,
)

it.each(ENGINES)(
  'deletes codes and failed logins after a day and sessions after 90 on $name',
  async (engine) => {
    await using test = await engine.open(migrations)
    const { database } = test
    const whose = { siteId: 'site', clientId: 'client', subject: 'MEMBER', subjectId: 'm' } as const
    for (let days = 0; days < 100; days += 10) {
      const at = now - days * DAY_MS
      const attempt = { siteId: 'site', email: `${days}`, network: 'n', knownBrowser: `${days}` }
      await createLoginLimit(database, { now: () => at }).begin(attempt)
      await database.transaction(async (tx) => {
        const code = { ...whose, redirectUri: 'r', codeChallenge: 'c', expiresAt: at, digest: `${days}` }
        await codesStore.insert(tx, { ...code, authenticatedAt: at })
        const times = { createdAt: at, renewedAt: at, endedAt: null, authenticatedAt: at }
        const session = {
          ...whose,
          ...times,
          sessionId: `${days}`,
          generation: 1,
          usedBranch: '',
          rotates: true,
          browserLoginId: null,
        }
        await sessionsStore.insert(tx, session)
      })
    }
    await keepHouse(database, { now: () => now })
    expect(await database.first(countLogins)).toEqual({ codes: 1, failures: 1, sessions: 10 })
    await keepHouse(database, { now: () => now + 1 })
    expect(await database.first(countLogins)).toEqual({ codes: 1, failures: 1, sessions: 9 })
  },
)

const countIdentity = statement<{ rows: number }>(
  `SELECT (SELECT count(*) FROM session_tokens) + (SELECT count(*) FROM waiting_logins)
     + (SELECT count(*) FROM email_codes) + (SELECT count(*) FROM recovery_tokens)
     + (SELECT count(*) FROM identity_rates) + (SELECT count(*) FROM captcha_uses) AS rows`,
)

it.each(ENGINES)('deletes what lets members in once it has expired on $name', async (engine) => {
  await using test = await engine.open(migrations)
  const { database } = test
  const member = { siteId: 'site', clientId: 'client', memberId: 'm', digest: 'd', expiresAt: now }
  await database.transaction(async (tx) => {
    await sessionTokensStore.insert(tx, member)
    await waitingLoginsStore.insert(tx, { ...member, email: 'a', state: 'REQUIRE_OWNER_APPROVAL' })
    await emailCodesStore.put(tx, member)
    await recoveryTokensStore.put(tx, { ...member, returnTo: '' })
    await ratesStore.add(tx, { siteId: 'site', subject: 's', now: now - 1, intervalMs: 1, burstMs: 1 })
    await captchaUsesStore.use(tx, { siteId: 'site', digest: 'd', usedAt: now - DAY_MS })
  })
  await keepHouse(database, { now: () => now })
  expect(await database.first(countIdentity)).toEqual({ rows: 6 })
  await keepHouse(database, { now: () => now + 1 })
  expect(await database.first(countIdentity)).toEqual({ rows: 0 })
})
