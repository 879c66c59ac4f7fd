import { openShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient } from '../index.ts'
import { audit, coupons } from '../merchant.ts'

it('lists what a program changed', async () => {
  await using shop = await openShop()
  const { authorization = '' } = await shop.app(['cart:write', 'audit:read'])
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { audit, coupons } })
  const { _id } = await client.coupons.createCoupon({ code: 'SPRING', name: 'Spring', percentOffRate: 10 })
  await client.coupons.updateCoupon(_id, { name: 'Summer' })
  const from = new Date(Date.now() - 60_000)
  const { entries, nextCursor } = await client.audit.listAuditEntries({
    entityType: 'COUPON',
    from,
    to: new Date(Date.now() + 60_000).toISOString(),
    limit: 1,
  })
  expect(entries).toMatchObject([
    {
      ...{ date: expect.any(Date), operation: 'updateCoupon', actor: { type: 'APP' } },
      changes: [{ kind: 'UPDATED', fields: [{ field: 'name', before: 'Spring', after: 'Summer' }] }],
    },
  ])
  const history = { entityType: 'COUPON', entityId: _id, cursor: nextCursor } as const
  const earlier = await client.audit.listEntityHistory(history)
  expect(earlier.entries).toMatchObject([{ operation: 'createCoupon', changes: [{ kind: 'CREATED' }] }])
})
