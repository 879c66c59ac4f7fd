import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../floor/ids.ts'
import { migrations } from '../../../migrations.ts'
import { ENGINES, type TestEngine } from '../../../testing/engines.ts'
import { createGrounds } from '../grounds.ts'
import type { SessionGrant } from '../refresh-tokens.ts'
import { judge, type Session, type Subject } from './session.ts'
import { createSessions } from './sessions.ts'

const SITE = 'site'
const CLIENT = 'client'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const REUSED = 'Two holders used this session, so it has ended.'
const ENDED = 'The session has ended.'

/** A new session, and a clock to move. */
const openSession = async (engine: TestEngine, rotates: boolean, subject: Subject = 'MEMBER') => {
  const { database, dispose } = await engine.open(migrations)
  const time = { now: 1_000_000 }
  const clock = { now: () => time.now }
  const grounds = createGrounds(database, clock)
  const sessions = createSessions({ database, clock, ids: randomIds, grounds })
  const whose = { siteId: SITE, clientId: CLIENT, subject, subjectId: randomUUID() }
  const { sessionId } = await database.transaction((tx) => sessions.open(tx, whose, rotates))
  const first: SessionGrant = { siteId: SITE, sessionId, generation: 1, branch: '' }
  const renew = async (grant: SessionGrant) => (await sessions.renew(grant, CLIENT)).successor
  const refusal = (grant: SessionGrant, clientId = CLIENT) =>
    sessions.renew(grant, clientId).then(
      () => undefined,
      (error: Error) => error.message,
    )
  return { sessions, first, renew, refusal, time, [Symbol.asyncDispose]: dispose }
}

for (const engine of ENGINES) {
  describe(`a rotating session on ${engine.name}`, () => {
    it('gives every answer its own token, and ends when a second one is used', async () => {
      await using test = await openSession(engine, true)
      const owner = await test.renew(test.first)
      const thief = await test.renew(test.first)
      expect([owner.generation, thief.generation]).toEqual([2, 2])
      const next = await test.renew(owner)
      expect(await test.refusal(thief)).toBe(REUSED)
      expect(await test.refusal(next)).toBe(ENDED)
    })

    it('ends with a token two generations old, at once and from anyone', async () => {
      await using test = await openSession(engine, true)
      const third = await test.renew(await test.renew(test.first))
      expect(await test.refusal(test.first)).toBe(REUSED)
      expect(await test.refusal(third)).toBe(ENDED)
    })

    it('accepts a token again for a day while its successor is unused', async () => {
      await using test = await openSession(engine, true)
      const lost = await test.renew(test.first)
      test.time.now += DAY_MS - 1
      await test.renew(await test.renew(test.first))
      expect(await test.refusal(lost)).toBe(REUSED)

      await using late = await openSession(engine, true)
      const kept = await late.renew(late.first)
      late.time.now += DAY_MS
      expect(await late.refusal(late.first)).toBe(REUSED)
      expect(await late.refusal(kept)).toBe(ENDED)
    })

    it('continues with one token, even if a hundred requests use the same one', async () => {
      await using test = await openSession(engine, true)
      const given = await Promise.all(Array.from({ length: 100 }, () => test.renew(test.first)))
      expect(new Set(given.map(({ generation }) => generation))).toEqual(new Set([2]))
      expect(new Set(given.map(({ branch }) => branch)).size).toBe(100)
      const kept = given[42] ?? test.first
      const next = await Promise.all(Array.from({ length: 50 }, () => test.renew(kept)))
      expect(new Set(next.map(({ generation }) => generation))).toEqual(new Set([3]))
    })

    it('is not renewed by another client, a forged token, or after its end', async () => {
      await using test = await openSession(engine, true)
      expect(await test.refusal(test.first, 'another')).toMatch(/wrong, expired/)
      expect(await test.refusal({ ...test.first, siteId: 'another' })).toMatch(/wrong, expired/)
      expect(await test.refusal({ ...test.first, generation: 9 })).toBe(ENDED)
      const next = await test.renew(test.first)
      await test.sessions.end(SITE, test.first.sessionId)
      expect(await test.refusal(next)).toBe(ENDED)
    })
  })

  describe(`a non-rotating session on ${engine.name}`, () => {
    it('keeps its token, and lives for twelve hours while it is renewed', async () => {
      await using test = await openSession(engine, false, 'WIX_USER')
      for (let hours = 1; hours < 12; hours++) {
        test.time.now += HOUR_MS
        expect(await test.renew(test.first)).toEqual(test.first)
      }
      test.time.now += HOUR_MS
      expect(await test.refusal(test.first)).toBe(ENDED)
    })

    it('ends after two hours without a renewal', async () => {
      await using test = await openSession(engine, false, 'WIX_USER')
      test.time.now += 2 * HOUR_MS
      expect(await test.refusal(test.first)).toBe(ENDED)
    })
  })
}

describe('a refresh token', () => {
  const now = 100_000_000
  const session: Session = {
    ...{ siteId: SITE, sessionId: 's', clientId: CLIENT, subject: 'MEMBER', subjectId: 'm' },
    ...{ rotates: true, generation: 6, usedBranch: 'used', createdAt: now, renewedAt: now, endedAt: null },
    ...{ authenticatedAt: now, browserLoginId: null },
  }
  it.each([
    [7, 'any', 0, 'refused'],
    [6, 'any', 0, 'renew'],
    [5, 'used', 0, 'repeat'],
    [5, 'used', DAY_MS - 1, 'repeat'],
    [5, 'used', DAY_MS, 'reused'],
    [5, 'other', 0, 'reused'],
    [4, 'used', 0, 'reused'],
    [0, '', 0, 'reused'],
  ])('of generation %i and branch %s after %i ms means: %s', (generation, branch, afterMs, verdict) => {
    expect(judge(session, { generation, branch }, now + afterMs)).toBe(verdict)
  })

  it('of an ended or old session is refused without further effect', () => {
    const newest = { generation: 6, branch: '' }
    expect(judge({ ...session, endedAt: 1 }, { generation: 1, branch: '' }, now)).toBe('refused')
    expect(judge(session, newest, now + 30 * DAY_MS - 1)).toBe('renew')
    expect(judge(session, newest, now + 30 * DAY_MS)).toBe('refused')
    expect(judge({ ...session, renewedAt: now + 90 * DAY_MS }, newest, now + 90 * DAY_MS)).toBe('refused')
  })
})
