import { describe, expect, it } from 'vitest'
import { migrations } from '../../../migrations.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { memberSite, memberWith } from '../../members/members.fixtures.ts'
import { membersStore } from '../../members/members.store.ts'
import { recoveryTokensStore } from './recovery-tokens.store.ts'

describe.each(ENGINES)('tokens for a new password on $name', (engine) => {
  it('name the site and client that requested them, until they are used', async () => {
    await using test = await engine.open(migrations)
    const { database } = test
    const site = memberSite()
    const { siteId } = site
    const member = memberWith(siteId)
    const token = {
      ...{ siteId, memberId: member.memberId, digest: 'd', clientId: 'shop' },
      ...{ returnTo: '', expiresAt: 2_000 },
    }
    await database.transaction(async (tx) => {
      await sitesStore.save(tx, site)
      await membersStore.insert(tx, member)
      await recoveryTokensStore.put(tx, token)
    })
    expect(await recoveryTokensStore.originOf(database, 'd')).toEqual({ siteId, clientId: 'shop' })
    expect(await recoveryTokensStore.originOf(database, 'other')).toBeUndefined()
    const use = () => database.transaction((tx) => recoveryTokensStore.use(tx, token))
    expect([await use(), await use()]).toEqual([1, 0])
    expect(await recoveryTokensStore.originOf(database, 'd')).toBeUndefined()
  })
})
