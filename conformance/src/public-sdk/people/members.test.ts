import { randomUUID } from 'node:crypto'
import { createClient as createOurs, ApiKeyStrategy as OurKeyStrategy } from '@vitrine/client'
import { signOnPolicy as ourSignOnPolicy } from '@vitrine/client/identity'
import { members as ourMembers } from '@vitrine/client/members'
import { members } from '@wix/members'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

let opened: SdkShop
let key: { apiKey: string; siteId: string }
beforeAll(async () => {
  opened = await openSdkShop()
  const { shop } = opened
  const program = await shop.app(['members:read', 'members:manage'])
  key = { apiKey: program.authorization ?? '', siteId: shop.site.siteId }
})
afterAll(() => opened[Symbol.asyncDispose]())

const publicOwner = () => createClient({ auth: ApiKeyStrategy(key), modules: { members } })
const ourOwner = () =>
  createOurs({
    ...{ apiUrl: opened.shop.url, auth: OurKeyStrategy(key) },
    modules: { members: ourMembers, signOnPolicy: ourSignOnPolicy },
  })
/** A member who is logged in, by the public package. */
const publicMember = async (memberId: string) => {
  const { shop } = opened
  const caller = await shop.as({
    type: 'MEMBER',
    siteId: shop.site.siteId,
    clientId: shop.clientId,
    memberId,
  })
  const auth = { getAuthHeaders: async () => ({ headers: { Authorization: caller.authorization ?? '' } }) }
  return createClient({ auth, modules: { members } })
}

describe('members by the public package', () => {
  it('are created, found, changed, approved, blocked and deleted by a program', async () => {
    const owner = publicOwner()
    const loginEmail = `${randomUUID()}@example.com`
    const contact = {
      firstName: 'Grace',
      addresses: [{ country: 'US', city: 'Arlington', addressLine: '1 Navy Way' }],
      customFields: { rank: { name: 'rank', value: 'Rear admiral' } },
    }
    const made = await owner.members.createMember({ member: { loginEmail, contact } })
    expect(made).toMatchObject({ loginEmail, status: 'APPROVED', privacyStatus: 'PRIVATE', contact })
    expect(made._createdDate).toBeInstanceOf(Date)
    const _id = made._id ?? ''
    const { items } = await owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', loginEmail)
      .find()
    expect(items).toMatchObject([{ _id, loginEmail }])
    const page = await ourOwner().members.queryMembers().eq('loginEmail', loginEmail).find()
    expect(page.items).toMatchObject([{ _id, status: 'UNKNOWN' }])
    const changed = await owner.members.updateMember(_id, { contact: { lastName: 'Hopper' } })
    expect(changed.contact).toMatchObject({ ...contact, lastName: 'Hopper' })
    expect((await owner.members.blockMember(_id)).member).toMatchObject({ status: 'BLOCKED' })
    expect((await owner.members.approveMember(_id)).member).toMatchObject({ status: 'APPROVED' })
    const listed = await owner.members.listMembers({ paging: { limit: 1 }, fieldsets: ['EXTENDED'] })
    expect(listed).toMatchObject({ members: [{ loginEmail: expect.any(String) }], metadata: { count: 1 } })
    await owner.members.deleteMember(_id)
    await expect(owner.members.getMember(_id)).rejects.toMatchObject({
      details: { applicationError: { code: 'NOT_FOUND' } },
    })
  })

  it('read and change themselves', async () => {
    const { _id: id } = await publicOwner().members.createMember({
      member: { loginEmail: `${randomUUID()}@example.com` },
    })
    const self = await publicMember(id ?? '')
    const slug = `self-${id}`
    await self.members.updateCurrentMemberSlug(slug)
    await self.members.updateMember(id ?? '', {
      profile: { nickname: 'Self' },
      contact: { firstName: 'S' },
    })
    const { member } = await self.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({
      _id: id,
      profile: { nickname: 'Self', slug },
      contact: { firstName: 'S' },
    })
    await self.members.updateMember(id ?? '', {
      contact: { phones: ['+49 30 1'], addresses: [{ country: 'DE', city: 'Ulm' }] },
    })
    const { member: called } = await self.members.deleteMemberPhones(id ?? '')
    expect(called?.contact).toMatchObject({ phones: [], addresses: [{ city: 'Ulm' }] })
    const { member: moved } = await self.members.deleteMemberAddresses(id ?? '')
    expect(moved?.contact).toMatchObject({ firstName: 'S', phones: [], addresses: [] })
    // The address that a member logs in with stays.
    const { member: written } = await self.members.deleteMemberEmails(id ?? '')
    expect(written?.contact?.emails).toEqual([written?.loginEmail])
    await self.members.deleteMyMember()
    await expect(self.members.getCurrentMember()).rejects.toMatchObject({
      details: { applicationError: { code: 'NOT_FOUND' } },
    })
  })

  it('follow the policy that a program sets', async () => {
    const { signOnPolicy } = ourOwner()
    await signOnPolicy.updateSignOnPolicy({ requireEmailVerification: true })
    expect(await signOnPolicy.getSignOnPolicy()).toMatchObject({
      signOnPolicy: { requireEmailVerification: true, requireOwnerApproval: false },
    })
    await signOnPolicy.updateSignOnPolicy({ requireEmailVerification: false })
  })
})
