import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createMember } from '@vitrine/contract/operations'
import { openShop } from '@vitrine/platform/testing'
import type { Request } from 'autocannon'
import Database from 'better-sqlite3'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { bareServer } from './measure/bare.ts'
import { isReady, serve } from './measure/child.ts'
import { compare, type Target } from './measure/load.ts'
import { report } from './measure/report.ts'

/** Enough of each kind that nothing is fast because it was requested a moment ago. */
const SESSIONS = 1000
const TOKEN = '/oauth2/token'
/** The ceiling commits here before it answers. */
const DURABLE = '/oauth2/token/durable'
const PREFIX = 'OauthNG.JWS.'
const JSON_TYPE = 'application/json; charset=utf-8'

interface Ready {
  readonly url: string
  readonly clientId: string
  /** Refresh tokens. */
  readonly visitors: readonly string[]
  readonly members: readonly string[]
  readonly rotating: readonly string[]
  /** The contents of a member's access token: what the ceiling signs. */
  readonly claims: JWTPayload
}

/** The platform on a file, with a thousand visitors and twice as many logins of one member. */
const serveOurs = async (): Promise<void> => {
  const shop = await openShop({ environment: { MODE: 'production' } })
  const { clientId } = shop
  const { member } = await (await shop.owner()).call(createMember, {
    member: { loginEmail: 'ada@example.com' },
  })
  const authorization = `${(await shop.visitor()).authorization},${(await shop.app(['members:manage'])).authorization}`
  const grant = async (input: object, headers: Record<string, string> = {}): Promise<Grant> => {
    const { status, body } = await shop
      .caller()
      .send('POST', TOKEN, JSON.stringify({ clientId, ...input }), headers)
    if (status !== 200) throw new Error(`A grant answered ${status}: ${JSON.stringify(body)}`)
    return { accessToken: String(body.access_token), refreshToken: String(body.refresh_token) }
  }
  const asMember = { grantType: 'authorized_client', memberId: member?.id }
  const visitors: string[] = []
  const members: string[] = []
  const rotating: string[] = []
  let accessToken = ''
  for (let count = 0; count < SESSIONS; count++) {
    visitors.push((await grant({ grantType: 'anonymous' })).refreshToken)
    members.push((await grant(asMember, { authorization })).refreshToken)
    const given = await grant(asMember, { authorization, 'x-vitrine-rotation': 'on' })
    rotating.push(given.refreshToken)
    accessToken = given.accessToken
  }
  const claims = decodeJwt(accessToken.slice(PREFIX.length))
  isReady({ url: shop.url, clientId, visitors, members, rotating, claims } satisfies Ready, () =>
    shop[Symbol.asyncDispose](),
  )
}

interface Grant {
  readonly accessToken: string
  readonly refreshToken: string
}

/** One signature of the same claims, and for rotating tokens one durable transaction. */
const serveCeiling = async (claims: JWTPayload): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-ceiling-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = new Database(join(folder, 'ceiling.db'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('CREATE TABLE sessions (id INTEGER PRIMARY KEY, generation INTEGER NOT NULL) STRICT')
  const insert = database.prepare('INSERT INTO sessions VALUES (?, 1)')
  database.transaction(() => {
    for (let id = 0; id < SESSIONS; id++) insert.run(id)
  })()
  const update = database.prepare('UPDATE sessions SET generation = generation + 1 WHERE id = ?')
  const advance = database.transaction((id: number) => update.run(id))
  const { privateKey } = await generateKeyPair('ES256')
  const header = { alg: 'ES256', kid: 'the ceiling', typ: 'JWT' }
  const tokens = async (body: unknown): Promise<string> =>
    JSON.stringify({
      access_token: PREFIX + (await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)),
      refresh_token: (body as { refreshToken: string }).refreshToken,
      ...{ expires_in: 900, token_type: 'Bearer', scope: 'offline_access' },
    })
  let next = 0
  const app = await bareServer()
  app.post(TOKEN, async ({ body }, reply) => reply.header('content-type', JSON_TYPE).send(await tokens(body)))
  app.post(DURABLE, async ({ body }, reply) => {
    advance(next++ % SESSIONS)
    return reply.header('content-type', JSON_TYPE).send(await tokens(body))
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  isReady({ url })
}

const asking = (path: string, clientId: string, refreshToken = ''): Request => ({
  ...{ method: 'POST', path, headers: { 'content-type': 'application/json' } },
  body: JSON.stringify({ clientId, grantType: 'refresh_token', refreshToken }),
})

/** The same refresh tokens again and again. */
const repeating = (url: string, clientId: string, tokens: readonly string[]): Target => ({
  url,
  requests: tokens.map((token) => asking(TOKEN, clientId, token)),
})

/** Every refresh token once: its successor is used after all the others. */
const rotating = (url: string, path: string, clientId: string, tokens: readonly string[]): Target => {
  const waiting = [...tokens]
  const request: Request = {
    ...asking(path, clientId),
    setupRequest: (given) => ({ ...given, body: asking(path, clientId, waiting.shift()).body ?? '' }),
    onResponse: (_status, body) => {
      waiting.push(JSON.parse(body).refresh_token)
    },
  }
  return { url, requests: () => [{ ...request }] } // each connection fills in its own
}

const [, , role, argument = ''] = process.argv
if (role === 'ours') await serveOurs()
else if (role === 'ceiling') await serveCeiling(JSON.parse(argument))
else {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
  const ours = await serve<Ready>(import.meta.filename, ['ours'])
  const { url, clientId, visitors, members, rotating: turning, claims } = ours.ready
  const ceiling = await serve<{ url: string }>(import.meta.filename, ['ceiling', JSON.stringify(claims)])
  const bare = ceiling.ready.url
  const rows = []
  for (const [what, own, top] of [
    ['visitor', repeating(url, clientId, visitors), repeating(bare, clientId, visitors)],
    ['member', repeating(url, clientId, members), repeating(bare, clientId, members)],
    [
      'member, rotating, durable',
      rotating(url, TOKEN, clientId, turning),
      rotating(bare, DURABLE, clientId, turning),
    ],
  ] as const) {
    const compared = await compare(own, top, Number(values.rounds))
    rows.push({
      what: `refresh of a ${what}`,
      'ours/s': Math.round(compared.ours),
      'ceiling/s': Math.round(compared.ceiling),
      ratio: compared.ratio.toFixed(2),
    })
  }
  report('tokens', rows, [
    `${SESSIONS} refresh tokens of each kind; SQLite, WAL, synchronous FULL; the member has ${2 * SESSIONS} logins.`,
    'The ceiling is bare Fastify with the same access log, request ids, CORS and security headers, which signs the same claims with the same library (ES256) and, where tokens rotate, commits one durable transaction.',
    'The platform commits transactions that come together as one, the ceiling one by one: the ratio says so where the disk is slow.',
  ])
  await Promise.all([ours.stop(), ceiling.stop()])
}
