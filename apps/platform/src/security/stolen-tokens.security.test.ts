import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../floor/ids.ts'
import { migrations } from '../migrations.ts'
import { createGrounds } from '../people/access/grounds.ts'
import type { SessionGrant } from '../people/access/refresh-tokens.ts'
import { createSessions } from '../people/access/sessions/sessions.ts'
import { ENGINES } from '../testing/engines.ts'
import { SIZES } from './sizes.ts'

const CLIENT = 'client'
/** An access token's lifetime: until it ends, no honest client renews again. */
const CYCLE_MS = 15 * 60_000

/** What happens in one cycle, in order. Tabs ask with the browser's state at the cycle's start. */
const moment = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('ask' as const), isLost: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ does: 'thief' as const }) },
)
const cycle = fc.record({
  moments: fc.array(moment, { minLength: 1, maxLength: 5 }),
  /** The order in which answers reach the browser. */
  order: fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
})
const story = fc.record({
  cycles: fc.array(cycle, { minLength: 3, maxLength: 8 }),
  /** Cookies keep the last answer. A shared storage keeps the first: later tabs see that it has changed. */
  keeps: fc.constantFrom('first', 'last'),
  theftAt: fc.nat(4),
})
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

for (const engine of ENGINES) {
  describe(`a session of rotating tokens on ${engine.name}`, () => {
    /** A platform for the stories, each about its own session. */
    const openStories = async () => {
      const { database, dispose } = await engine.open(migrations)
      const time = { now: 1_000_000 }
      const clock = { now: () => time.now }
      const sessions = createSessions({
        ...{ database, clock, ids: randomIds },
        grounds: createGrounds(database, clock),
      })

      /** Plays a story; `hasThief` makes a thief renew in every cycle after the theft. */
      const tell = async ({ cycles, keeps, theftAt }: Story, hasThief: boolean, knowsBranches = true) => {
        const whose = { siteId: 's', clientId: CLIENT, subject: 'MEMBER', subjectId: randomUUID() } as const
        const { sessionId } = await database.transaction((tx) => sessions.open(tx, whose, true))
        const renew = async (grant: SessionGrant) => {
          const shown = knowsBranches ? grant : { ...grant, branch: '' }
          const { successor } = await sessions.renew(shown, CLIENT)
          return successor
        }
        let held: SessionGrant = { siteId: 's', sessionId, generation: 1, branch: '' }
        let stolen: SessionGrant | undefined
        let sharedAt: number | undefined
        let cyclesAfter = 0
        for (const [at, { moments, order }] of cycles.entries()) {
          time.now += CYCLE_MS
          const asked = held
          const before = stolen
          const answers: SessionGrant[] = []
          let thiefAsked = false
          const steal = async () => {
            stolen = await renew(stolen ?? asked)
            thiefAsked = true
          }
          try {
            for (const each of moments) {
              if (each.does === 'ask') {
                const answer = await renew(asked)
                if (!each.isLost) answers.push(answer)
              } else if (hasThief && at >= theftAt && !thiefAsked) await steal()
            }
            if (hasThief && at >= theftAt && !thiefAsked) await steal()
          } catch {
            return { isOut: true, cyclesAfter }
          }
          const arrived = answers
            .map((answer, place) => ({ answer, rank: order[place] ?? 0 }))
            .sort((one, other) => one.rank - other.rank)
          const kept = keeps === 'first' ? arrived[0] : arrived.at(-1)
          if (!kept) continue
          held = kept.answer
          if (before && sharedAt !== undefined) cyclesAfter++
          if (stolen) sharedAt ??= at
        }
        return { isOut: false, cyclesAfter }
      }
      return { tell, [Symbol.asyncDispose]: dispose }
    }

    it(
      `survives lost answers and simultaneous tabs, in ${SIZES.thefts} stories`,
      async () => {
        await using stories = await openStories()
        const told = fc.asyncProperty(story, async (given) => {
          expect(await stories.tell(given, false)).toMatchObject({ isOut: false })
        })
        await fc.assert(told, { numRuns: SIZES.thefts, seed: 4 })
      },
      SIZES.timeout,
    )

    it(
      `ends in the cycle after its owner and a thief used the same token, in ${SIZES.thefts} stories`,
      async () => {
        await using stories = await openStories()
        let noticed = 0
        let unnoticed = 0
        const told = fc.asyncProperty(story, async (given) => {
          const { isOut, cyclesAfter } = await stories.tell(given, true)
          expect(cyclesAfter).toBe(0)
          if (isOut) noticed++
          // The control: if all answers hold the same token, they stay in step.
          const blind = await stories.tell(given, true, false)
          if (!blind.isOut && blind.cyclesAfter > 0) unnoticed++
        })
        await fc.assert(told, { numRuns: SIZES.thefts, seed: 5 })
        expect(noticed).toBeGreaterThan(SIZES.thefts / 3)
        expect(unnoticed).toBeGreaterThan(SIZES.thefts / 5)
      },
      SIZES.timeout,
    )
  })
}
