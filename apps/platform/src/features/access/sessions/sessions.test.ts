import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../ids.ts'
import { migrations } from '../../../migrations.ts'
import { ENGINES, type TestEngine } from '../../../testing/engines.ts'
import { challengeOf } from '../authorize/console.fixtures.ts'
import { createGrounds } from '../grounds.ts'
import { createCodes } from './codes.ts'
import { judge, type Session, switchesAfter } from './session.ts'
import { createSessions, type Sessions } from './sessions.ts'

const SITE = 'site'
const CLIENT = 'client'
const GRACE_MS = 10_000
const HOUR_MS = 3_600_000

/** A session that has just begun, and a clock to move. */
const openSession = async (engine: TestEngine, rotates: boolean) => {
  const { database, dispose } = await engine.open(migrations)
  const time = { now: 1_000_000 }
  const clock = { now: () => time.now }
  const grounds = createGrounds(database, clock)
  const sessions = createSessions({ database, clock, ids: randomIds, grounds })
  const codes = createCodes(database, clock)
  const verifier = 'v'.repeat(43)
  const bound = { siteId: SITE, clientId: CLIENT, redirectUri: 'https://console.example' }
  const code = await codes.issue({
    ...{ ...bound, subject: 'WIX_USER', subjectId: randomUUID() },
    codeChallenge: challengeOf(verifier),
  })
  const session = await sessions.begin(await codes.find({ ...bound, code, codeVerifier: verifier }), rotates)
  const renew = (generation: number) => renewed(sessions, session, generation)
  return { sessions, session, renew, time, [Symbol.asyncDispose]: dispose }
}

/** The generation that a renewal gives, or why there is none. */
const renewed = (sessions: Sessions, { siteId, sessionId }: Session, generation: number) =>
  sessions.renew({ siteId, sessionId, generation }, CLIENT).then(
    (given) => given.generation,
    (error: Error) => error.message,
  )

// Seen to fail with generations that rise whatever they were before.
for (const engine of ENGINES) {
  describe(`a session that rotates on ${engine.name}`, () => {
    it('gives the very same successor until that was used, and ten seconds more', async () => {
      await using test = await openSession(engine, true)
      expect(await test.renew(1)).toBe(2)
      test.time.now += HOUR_MS
      expect(await test.renew(1)).toBe(2)
      expect(await test.renew(2)).toBe(3)
      test.time.now += GRACE_MS
      expect(await test.renew(1)).toBe(2)
      expect(await test.renew(2)).toBe(3)
      test.time.now += 1
      expect(await test.renew(1)).toBe('The refresh token was used before; the session has ended.')
      expect(await test.renew(3)).toBe('The session has ended.')
    })

    it('has one newest token, though a hundred ask with the same one', async () => {
      await using test = await openSession(engine, true)
      const given = await Promise.all(Array.from({ length: 100 }, () => test.renew(1)))
      expect(new Set(given)).toEqual(new Set([2]))
      const next = await Promise.all(Array.from({ length: 50 }, (_, place) => test.renew(1 + (place % 2))))
      expect(new Set(next)).toEqual(new Set([2, 3]))
      expect(await test.renew(3)).toBe(4)
    })

    it('is not renewed by another client, by a token from nowhere, or once it is over', async () => {
      await using test = await openSession(engine, true)
      const { siteId, sessionId } = test.session
      const other = test.sessions.renew({ siteId, sessionId, generation: 1 }, 'another')
      await expect(other).rejects.toMatchObject({ code: 'INVALID_GRANT' })
      expect(await renewed(test.sessions, { ...test.session, siteId: 'another' }, 1)).toMatch(/wrong, old/)
      expect(await test.renew(9)).toBe('The session has ended.')
      expect(await test.renew(1)).toBe(2)
      await test.sessions.end(siteId, sessionId)
      expect(await test.renew(2)).toBe('The session has ended.')
    })
  })

  describe(`a session that does not rotate on ${engine.name}`, () => {
    it('keeps its token, and lives on while it is renewed, for twelve hours', async () => {
      await using test = await openSession(engine, false)
      for (let hours = 1; hours < 12; hours++) {
        test.time.now += HOUR_MS
        expect(await test.renew(1)).toBe(1)
      }
      test.time.now += HOUR_MS
      expect(await test.renew(1)).toBe('The session has ended.')
    })

    it('ends when nobody has renewed it for two hours', async () => {
      await using test = await openSession(engine, false)
      test.time.now += 2 * HOUR_MS
      expect(await test.renew(1)).toBe('The session has ended.')
    })
  })
}

describe('a refresh token', () => {
  const now = 100_000_000
  const session: Session = {
    ...{ siteId: SITE, sessionId: 's', clientId: CLIENT, subject: 'MEMBER', subjectId: 'm' },
    ...{ rotates: true, generation: 6, createdAt: now, renewedAt: now, endedAt: null },
    switches: [now - 1_000, now - 9_000, now - 11_000, now - 11_001],
    ...{ authenticatedAt: now, browserLoginId: null },
  }
  it.each([
    [7, 'refused'],
    [6, 'renew'],
    [5, 'repeat'],
    [4, 'repeat'],
    [3, 'repeat'],
    [2, 'reused'],
    [1, 'reused'],
    [0, 'reused'],
  ])('of generation %i is judged by when its successor was first used: %s', (generation, verdict) => {
    expect(judge(session, generation, now)).toBe(verdict)
  })

  it('of an ended or old session is refused, and ends nothing more', () => {
    expect(judge({ ...session, endedAt: 1 }, 1, now)).toBe('refused')
    const day = 24 * HOUR_MS
    expect(judge(session, 6, now + 30 * day - 1)).toBe('renew')
    expect(judge(session, 6, now + 30 * day)).toBe('refused')
    expect(judge({ ...session, renewedAt: now + 90 * day }, 6, now + 90 * day)).toBe('refused')
  })

  it('is judged, in any order and at any time, as by somebody who remembers everything', () => {
    const step = fc.record({
      age: fc.oneof(fc.constant(0), fc.nat(4)),
      waitMs: fc.oneof(fc.nat(3000), fc.nat(12_000), fc.constantFrom(0, GRACE_MS, GRACE_MS + 1)),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const firstUse = new Map<number, number>()
        let present: Session = { ...session, generation: 1, switches: [] }
        let time = now
        for (const { age, waitMs } of steps) {
          time += waitMs
          const generation = Math.max(1, present.generation - age)
          const successorUse = firstUse.get(generation + 1)
          const isRepeat = successorUse === undefined || time - successorUse <= GRACE_MS
          const isNewest = generation === present.generation
          const wanted = isNewest ? 'renew' : isRepeat ? 'repeat' : 'reused'
          expect(judge(present, generation, time)).toBe(wanted)
          if (!isNewest) continue
          firstUse.set(generation, time)
          const switches = switchesAfter(present.switches, time)
          present = { ...present, generation: generation + 1, switches, renewedAt: time }
        }
      }),
      { numRuns: 500 },
    )
  })
})
