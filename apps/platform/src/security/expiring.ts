import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSecrets } from '../floor/callers/secrets.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
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
}
