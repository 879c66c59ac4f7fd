import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productChangesStore } from '../catalog/product-changes/product-changes.store.ts'
import { openSecrets } from '../floor/callers/secrets.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database, Transaction } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { LEASE_MS } from '../floor/jobs/leases.ts'
import { createAccessTokens } from '../people/access/access-tokens.ts'
import { createGrounds } from '../people/access/grounds.ts'
import { createRefreshTokens } from '../people/access/refresh-tokens.ts'
import { createSeals } from '../people/access/seals.ts'
import { createCodes } from '../people/access/sessions/codes.ts'
import { createSessions } from '../people/access/sessions/sessions.ts'
import { createEmailCodes } from '../people/identity/addresses/email-codes.ts'
import { solved } from '../people/identity/captcha/captcha.fixtures.ts'
import { createProofOfWork } from '../people/identity/captcha/proof-of-work.ts'
import { createSessionTokens } from '../people/identity/logins/session-tokens.ts'
import { createWaitingLogins } from '../people/identity/logins/waiting-logins.ts'
import { recoveryTokensStore } from '../people/identity/passwords/recovery-tokens.store.ts'
import { memberSite } from '../people/members/members.fixtures.ts'
import { redirectSessionsStore } from '../people/redirects/redirect-sessions.store.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'

export const SITE = 'site'
const CLIENT = 'client'
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** The captcha's library reads the machine's own clock as well. */
export const START = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

export interface World {
  readonly database: Database
  readonly clock: Clock
}

/** Something that expires. One clock creates it, and another clock on the same machine checks it. */
interface Expiring {
  readonly lifetimeMs: number
  readonly make: (world: World) => Promise<(world: World) => Promise<boolean>>
}

/** Whether something was done rather than refused. */
export const isAnswered = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

const folder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
const secrets = await openSecrets(join(folder, 'secrets.json'))
await rm(folder, { recursive: true })

const secret = randomBytes(32)
const accessTokensOf = ({ database, clock }: World) =>
  createAccessTokens(secrets, clock, createGrounds(database, clock))
const sessionsOf = ({ database, clock }: World) =>
  createSessions({ database, clock, ids: randomIds, grounds: createGrounds(database, clock) })

/** A change of many products that hasn't started yet. */
const NEW_JOB = {
  siteId: SITE,
  status: 'WAITING',
  request: {},
  ...{ total: undefined, counted: 0, countedTo: 0, done: 0, changed: 0, unchanged: 0, failed: 0 },
  unchangedIds: [],
} as const

/** Everything that expires, by name. */
export const EXPIRING: Readonly<Record<string, Expiring>> = {
  'access token': {
    lifetimeMs: 4 * 60 * MINUTE_MS,
    make: async (world) => {
      const actor = { type: 'ANONYMOUS_VISITOR', siteId: SITE, clientId: CLIENT, visitorId: 'v' } as const
      const { value } = await accessTokensOf(world).issue(actor)
      return (later) => isAnswered(accessTokensOf(later).read(value))
    },
  },
  'refresh token of a visitor': {
    lifetimeMs: 180 * DAY_MS,
    make: async ({ clock }) => {
      const grant = { siteId: SITE, clientId: CLIENT, visitorId: 'v' }
      const token = createRefreshTokens(secret, clock).issueForVisitor(grant)
      return (later) =>
        isAnswered((async () => createRefreshTokens(secret, later.clock).read(token, CLIENT))())
    },
  },
  'session of a member': {
    lifetimeMs: 30 * DAY_MS,
    make: async (world) => {
      const whose = { siteId: SITE, clientId: CLIENT, subject: 'MEMBER', subjectId: 'm' } as const
      const { sessionId } = await world.database.transaction((tx) => sessionsOf(world).open(tx, whose, true))
      const grant = { siteId: SITE, sessionId, generation: 1, branch: '' }
      return (later) => isAnswered(sessionsOf(later).renew(grant, CLIENT))
    },
  },
  'authorization code': {
    lifetimeMs: MINUTE_MS,
    make: async ({ database, clock }) => {
      const bound = { siteId: SITE, clientId: CLIENT, redirectUri: 'https://shop.example' }
      const codeVerifier = 'v'.repeat(43)
      const codeChallenge = Buffer.from(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier)),
      ).toString('base64url')
      const whose = { ...bound, subject: 'MEMBER', subjectId: 'm', codeChallenge } as const
      const code = await createCodes(database, clock).issue(whose)
      return (later) =>
        isAnswered(createCodes(later.database, later.clock).find({ ...bound, code, codeVerifier }))
    },
  },
  'sealed text': {
    lifetimeMs: 10 * MINUTE_MS,
    make: async ({ clock }) => {
      const sealed = createSeals(secret, 'test', 10 * MINUTE_MS, clock).seal(['word'])
      return async (later) =>
        createSeals(secret, 'test', 10 * MINUTE_MS, later.clock).open(sealed) !== undefined
    },
  },
  'session token': {
    lifetimeMs: MINUTE_MS,
    make: async ({ database, clock }) => {
      const whose = { siteId: SITE, clientId: CLIENT, memberId: 'm' }
      const token = await database.transaction((tx) => createSessionTokens(clock).issue(tx, whose))
      return (later) =>
        later.database.transaction(
          async (tx) => !!(await createSessionTokens(later.clock).redeem(tx, { ...whose, token })),
        )
    },
  },
  'state token': {
    lifetimeMs: DAY_MS,
    make: async ({ database, clock }) => {
      const context = { siteId: SITE, clientId: CLIENT, language: 'en', address: '::1' }
      const whose = { memberId: 'm', email: 'ada@example.com', state: 'REQUIRE_EMAIL_VERIFICATION' } as const
      const token = await database.transaction((tx) => createWaitingLogins(clock).open(tx, context, whose))
      return (later) =>
        later.database.transaction(
          async (tx) => !!(await createWaitingLogins(later.clock).find(tx, context, token)),
        )
    },
  },
  'code by mail': {
    lifetimeMs: 60 * MINUTE_MS,
    make: async ({ database, clock }) => {
      const memberId = randomUUID()
      const { code } = await database.transaction((tx) =>
        createEmailCodes(secret, clock).make(tx, SITE, memberId),
      )
      return (later) =>
        later.database.transaction((tx) =>
          createEmailCodes(secret, later.clock).isRight(tx, SITE, memberId, code),
        )
    },
  },
  captcha: {
    lifetimeMs: 10 * MINUTE_MS,
    make: async ({ clock }) => {
      const challenge = await createProofOfWork({ secret, clock, cost: 1 }).challenge(SITE)
      const token = await solved(JSON.parse(JSON.stringify(challenge)))
      const answer = { token, siteId: SITE, kind: 'visible', action: 'login', address: '::1' } as const
      return async (later) =>
        (await createProofOfWork({ secret, clock: later.clock, cost: 1 }).judge(answer)) !== 'wrong'
    },
  },
  'link to a checkout': {
    lifetimeMs: 10 * MINUTE_MS,
    make: async ({ database, clock }) => {
      const place = { siteId: SITE, sessionId: randomUUID() }
      const row = { ...place, digest: randomUUID(), clientId: null, principal: 'visitor:v', checkoutId: 'c' }
      const [createdAt, expiresAt] = [clock.now(), clock.now() + 10 * MINUTE_MS]
      await database.transaction((tx) =>
        redirectSessionsStore.insert(tx, { ...row, callbacks: {}, createdAt, expiresAt }),
      )
      return (later) =>
        later.database.transaction((tx) => redirectSessionsStore.use(tx, place, later.clock.now()))
    },
  },
  'link for a new password': {
    lifetimeMs: 30 * MINUTE_MS,
    make: async ({ database, clock }) => {
      const [memberId, digest] = [randomUUID(), randomUUID()]
      const expiresAt = clock.now() + 30 * MINUTE_MS
      const token = { siteId: SITE, memberId, digest, clientId: CLIENT, returnTo: '', expiresAt }
      await database.transaction((tx) => recoveryTokensStore.put(tx, token))
      return async (later) =>
        (await recoveryTokensStore.find(later.database, SITE, digest, later.clock.now())) !== undefined
    },
  },
  'job that a process holds': {
    lifetimeMs: LEASE_MS,
    make: async ({ database, clock }) => {
      const [jobId, holder] = [randomUUID(), randomUUID()]
      const { leases } = productChangesStore
      const newJob = { ...NEW_JOB, changeId: jobId, createdAt: clock.now(), updatedAt: clock.now() }
      const job = { siteId: SITE, jobId }
      await database.transaction(async (tx) => {
        if (!(await sitesStore.find(tx, SITE))) await sitesStore.save(tx, { ...memberSite(), siteId: SITE })
        await productChangesStore.start(tx, newJob)
        await leases.take(tx, { ...job, holder }, clock.now())
      })
      // Held as long as no other process can take it; none does.
      return (later) => {
        const look = async (tx: Transaction) => {
          const tries = await leases.take(tx, { ...job, holder: randomUUID() }, later.clock.now())
          if (tries !== undefined) throw new Error('free')
        }
        return isAnswered(later.database.transaction(look))
      }
    },
  },
}
