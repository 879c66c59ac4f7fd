import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { migrations } from '../../migrations.ts'
import type { Site } from '../../shop/sites/site.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { externalLoginStore } from '../connections/external-login.store.ts'
import { createProveAddress } from '../identity/addresses/prove-address.ts'
import { memberSite } from '../members/members.fixtures.ts'
import { OPEN_POLICY } from '../members/sign-on-policy.ts'
import { createFindVouched } from './find-vouched.ts'

const count = statement<{ members: number; links: number }>(
  `SELECT (SELECT COUNT(*) FROM members WHERE site_id = ?) AS members,
     (SELECT COUNT(*) FROM external_identities WHERE site_id = ?) AS links`,
)

// Fails without the unique keys of addresses and of external identities.
for (const engine of ENGINES) {
  describe(`finding the member a provider vouches for, on ${engine.name}`, () => {
    let test: TestDatabase
    let other: Database
    beforeAll(async () => {
      test = await engine.open(migrations)
      other = await test.openAgain()
    })
    afterAll(() => test.dispose())

    const findVouched = createFindVouched({
      ids: randomIds,
      proveAddress: createProveAddress({ ids: randomIds, endLogins: async () => () => {} }),
    })
    const opened = async (): Promise<Site> => {
      const site = memberSite()
      await test.database.transaction((tx) => sitesStore.save(tx, site))
      return site
    }
    const found = async (siteId: string, issuer: string, index: number) => {
      const vouched = {
        ...{ issuer, subject: 'ada', email: 'ada@example.com', emailVerified: true },
        // A different nickname each time, or the slugs' key would already make them wait for each other.
        ...{ firstName: `Ada ${index}`, lastName: undefined, picture: undefined },
      }
      const terms = { policy: OPEN_POLICY, now: 1_000 }
      const answer = await (index % 2 ? other : test.database).transaction((tx) =>
        findVouched(tx, siteId, vouched, terms),
      )
      return 'member' in answer ? answer.member.memberId : answer.because
    }

    it('is one member, however often and from wherever they come at once', async () => {
      const { siteId } = await opened()
      const ids = await Promise.all(
        Array.from({ length: 16 }, (_, index) => found(siteId, `https://id-${index % 4}.example`, index)),
      )
      expect(new Set(ids).size).toBe(1)
      expect(await test.database.first(count, siteId, siteId)).toEqual({ members: 1, links: 4 })
    })

    // Fails if a login is taken by everyone who has read it.
    it('completes a login once, however many use the same callback at once', async () => {
      const { siteId } = await opened()
      const [digest, expiresAt] = [`state of ${siteId}`, 2_000]
      const secrets = { browserDigest: 'b', nonce: 'n', codeVerifier: 'v' }
      const begun = { ...secrets, siteId, digest, connectionId: 'c', requestId: 'r', expiresAt }
      await test.database.transaction((tx) => externalLoginStore.begin(tx, begun))
      const taken = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          (index % 2 ? other : test.database).transaction((tx) => externalLoginStore.take(tx, digest)),
        ),
      )
      expect(taken.filter(Boolean)).toEqual([begun])
    })

    it('is a different member at another site', async () => {
      const [one, two] = [await opened(), await opened()]
      const issuer = 'https://id.example'
      expect(await found(one.siteId, issuer, 0)).not.toBe(await found(two.siteId, issuer, 0))
    })
  })
}
