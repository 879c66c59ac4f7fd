import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../index.ts'
import { members as allMembers } from '../members.ts'
import { externalLogins, members } from '../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("an owner's client", () => {
  const open = async () => {
    const owner = await shop.owner()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: owner.authorization ?? '' } }) }
    return createClient({ apiUrl: shop.url, auth, modules: { members, allMembers, externalLogins } })
  }

  it('unblocks members, and rejects only those who wait', async () => {
    const client = await open()
    const { _id } = await client.allMembers.createMember({ member: { loginEmail: 'ada@example.com' } })
    await client.allMembers.blockMember(_id)
    const { member } = await client.members.unblockMember(_id)
    expect(member).toMatchObject({ _id, status: 'APPROVED', _createdDate: expect.any(Date) })
    await expect(client.members.refuseMember(_id)).rejects.toMatchObject({ code: 'MEMBER_NOT_PENDING' })
  })

  it('finds members by words, with what only staff see', async () => {
    const client = await open()
    await client.allMembers.createMember({ member: { loginEmail: 'grace.hopper@example.com' } })
    await client.allMembers.createMember({ member: { loginEmail: 'alan@example.com' } })
    const { members: found } = await client.members.searchMembers({
      search: { expression: 'hopper', fields: ['loginEmail'] },
      query: { sort: [{ fieldName: '_createdDate', order: 'DESC' }], paging: { limit: 10 } },
      fieldsets: ['FULL'],
    })
    expect(found).toMatchObject([{ loginEmail: 'grace.hopper@example.com', status: 'APPROVED' }])
    expect(found[0]?._createdDate).toBeInstanceOf(Date)
  })

  it('sets the providers members log in with', async () => {
    const client = await open()
    const terms = { name: 'House', issuer: 'https://id.example', clientId: 'shop', active: true }
    const { connections, revision, redirectUri } = await client.externalLogins.updateExternalLogins({
      connections: [{ ...terms, clientSecret: 'a secret' }],
    })
    expect(connections).toEqual([{ ...terms, _id: expect.any(String), hasClientSecret: true }])
    expect(redirectUri).toMatch(/\/_api\/iam\/sso\/callback$/)
    expect(await client.externalLogins.getExternalLogins()).toEqual({ connections, revision, redirectUri })
  })
})
