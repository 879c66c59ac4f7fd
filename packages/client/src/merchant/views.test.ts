import { openShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient } from '../index.ts'
import { views } from '../merchant.ts'

it('saves, lists, changes and deletes views of a list', async () => {
  await using shop = await openShop()
  const { authorization = '' } = await shop.merchant()
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { views } })
  const content = { columns: ['name'], sort: 'name' }
  const view = await client.views.createSavedView({ list: 'products', name: 'Bowls', version: 1, content })
  expect(view).toMatchObject({ own: true, shared: false, content, _createdDate: expect.any(Date) })
  const changed = await client.views.updateSavedView(view._id, { shared: true, revision: view.revision })
  expect((await client.views.listSavedViews('products')).views).toEqual([changed])
  await client.views.deleteSavedView(view._id)
  await expect(client.views.deleteSavedView(view._id)).rejects.toMatchObject({ code: 'VIEW_NOT_FOUND' })
})
