import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, statement } from '../../../floor/database/database.ts'
import { ENGINES, type TestDatabase } from '../../../testing/engines.ts'
import { identityMigrations } from '../identity.migrations.ts'
import { createSessionTokens } from './session-tokens.ts'

const anyRow = statement<{ digest: string }>('SELECT digest FROM session_tokens')
const whose = { siteId: 'site', clientId: 'client', memberId: 'ada' }

// Fails if the token stays in its row, or if client or time aren't checked.
for (const engine of ENGINES) {
  describe(`a session token on ${engine.name}`, () => {
    let test: TestDatabase
    let other: Database
    let now = 1000
    beforeAll(async () => {
      test = await engine.open(identityMigrations)
      other = await test.openAgain()
    })
    afterAll(() => test.dispose())

    const tokens = createSessionTokens({ now: () => now })
    const issued = () => test.database.transaction((tx) => tokens.issue(tx, whose))
    const redeem = (token: string, given: object = {}, database = test.database) =>
      database.transaction((tx) => tokens.redeem(tx, { siteId: 'site', clientId: 'client', token, ...given }))

    it('works once, however many use it at the same time', async () => {
      for (let round = 0; round < 10; round++) {
        const token = await issued()
        const uses = Array.from({ length: 10 }, (_, index) =>
          redeem(token, {}, index % 2 ? other : test.database),
        )
        const found = (await Promise.all(uses)).filter((use) => use !== undefined)
        expect(found).toMatchObject([{ memberId: 'ada' }])
      }
    })

    it('has 256 bits, and only its digest is stored', async () => {
      const token = await issued()
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      const rows = await test.database.all(anyRow)
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
      await redeem(token)
    })

    it('works only for its site and client, and for a minute', async () => {
      const token = await issued()
      expect(await redeem(token, { clientId: 'other' })).toBeUndefined()
      expect(await redeem(token, { siteId: 'other' })).toBeUndefined()
      expect(await redeem(`${token}x`)).toBeUndefined()
      now += 60_000
      expect(await redeem(token)).toBeUndefined()
      now -= 1
      expect(await redeem(token)).toMatchObject({ memberId: 'ada' })
    })
  })
}
