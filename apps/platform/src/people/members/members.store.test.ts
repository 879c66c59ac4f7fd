import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { migrations } from '../../migrations.ts'
import type { Site } from '../../shop/sites/site.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import type { MemberRow } from './member.ts'
import { memberSite, memberWith } from './members.fixtures.ts'
import { membersStore } from './members.store.ts'

// Fails without the unique keys of address and slug.
for (const engine of ENGINES) {
  describe(`members on ${engine.name}`, () => {
    let test: TestDatabase
    let other: Database
    let site: Site
    beforeAll(async () => {
      test = await engine.open(migrations)
      other = await test.openAgain()
      site = memberSite()
      await test.database.transaction((tx) => sitesStore.save(tx, site))
    })
    afterAll(() => test.dispose())

    const insert = (member: MemberRow, database = test.database) =>
      database.transaction((tx) => membersStore.insert(tx, member))
    const crowd = (size: number, member: (index: number) => MemberRow) =>
      Promise.all(
        Array.from({ length: size }, (_, index) => insert(member(index), index % 2 ? other : test.database)),
      )

    it('are read as they were saved', async () => {
      const member = memberWith(site.siteId, { email: 'Grace@Example.com' })
      const saved = await insert({ ...member, profile: { ...member.profile, company: 'Navy' } })
      expect(saved).toMatchObject({ emailKey: 'grace@example.com', profile: { company: 'Navy' } })
      expect(await membersStore.find(test.database, site.siteId, member.memberId)).toEqual(saved)
      expect(await membersStore.findByEmail(test.database, site.siteId, 'grace@example.com')).toEqual(saved)
    })

    it('have unique addresses, however many want one at once', async () => {
      const saved = await crowd(20, (index) =>
        memberWith(site.siteId, { email: index % 3 ? 'one@example.com' : 'ONE@example.COM' }),
      )
      expect(saved.filter(Boolean)).toHaveLength(1)
    })

    it('have unique slugs, even with equal names', async () => {
      const saved = await crowd(20, (index) => memberWith(site.siteId, { email: `ada-${index}@example.com` }))
      expect(new Set(saved.map((member) => member?.slug)).size).toBe(20)
    })

    it("are changed only as they were read, and never to another's address or slug", async () => {
      const [ada, bob] = await crowd(2, (index) =>
        memberWith(site.siteId, { email: `pair-${index}@example.com` }),
      )
      if (!ada || !bob) throw new Error('two addresses, two members')
      const update = (member: MemberRow) => test.database.transaction((tx) => membersStore.update(tx, member))
      expect(await update({ ...ada, nickname: 'Countess' })).toBe(1)
      expect(await update({ ...ada, nickname: 'Nobody' })).toBe(0)
      await expect(update({ ...bob, emailKey: ada.emailKey })).rejects.toThrow(ConstraintViolation)
      await expect(update({ ...bob, slug: ada.slug.toUpperCase() })).rejects.toThrow(ConstraintViolation)
    })

    it('keep nothing of a deleted member, and free the address', async () => {
      const member = await insert(memberWith(site.siteId, { email: 'gone@example.com' }))
      if (!member) throw new Error('the address is free')
      const gone = { ...member, email: '', emailKey: '', deletedAt: 2_000 }
      expect(await test.database.transaction((tx) => membersStore.update(tx, gone))).toBe(1)
      expect(await insert(memberWith(site.siteId, { email: 'gone@example.com' }))).toBeDefined()
      expect(await membersStore.find(test.database, site.siteId, member.memberId)).toMatchObject({
        deletedAt: 2_000,
      })
    })
  })
}
