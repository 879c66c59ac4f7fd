import { openShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { formatAddress } from '../addresses.ts'
import { createClient } from '../index.ts'
import { members as wireMembers } from '../members.ts'
import { customers, members } from '../merchant.ts'

it('finds, notes, tags and deletes customers', async () => {
  await using shop = await openShop()
  const { authorization = '' } = await shop.app(['members:read', 'members:manage'])
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { customers, members, wireMembers } })
  await client.wireMembers.createMember({
    member: {
      loginEmail: 'mia@example.com',
      contact: { firstName: 'Mia', addresses: [{ country: 'DE', addressLine: 'Am Markt 1' }] },
    },
  })
  const { customers: found } = await client.customers.listCustomers({ search: 'mia' })
  expect(found).toMatchObject([{ name: 'Mia', status: 'MEMBER', _createdDate: expect.any(Date) }])
  const _id = found[0]?._id ?? ''
  const note = await client.customers.addCustomerNote(_id, 'Writes about us')
  expect(await client.customers.setCustomerTags(_id, ['Press'])).toEqual(['Press'])
  expect(await client.customers.listCustomerTags()).toEqual(['Press'])
  const { account, addresses, notes, customer } = await client.customers.getCustomer(_id)
  expect(notes).toEqual([note])
  expect(addresses[0]?.address).toEqual({ country: 'DE', addressLine1: 'Am Markt 1' })
  expect(formatAddress(addresses[0]?.address ?? {})).toEqual(['Am Markt 1'])
  expect(account).toMatchObject({ memberId: customer.memberId, _createdDate: expect.any(Date) })
  await client.customers.deleteCustomerNote(_id, note._id)
  expect((await client.customers.listCustomerOrders(_id, { limit: 1 })).orders).toEqual([])
  expect((await client.customers.listCustomerSessions(_id)).sessions).toEqual([])
  await client.customers.endCustomerSessions(_id)
  expect(await client.customers.getCustomerData(_id)).toMatchObject({ customer: { name: 'Mia' } })
  await client.customers.deleteCustomer(_id)
  await expect(client.customers.getCustomer(_id)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' })
})
