import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { items } from '../data.ts'
import { createClient, OAuthStrategy } from '../index.ts'
import { content } from '../merchant.ts'
import { shop as shopModule } from '../storefront.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

it('shows visitors what a merchant writes, with dates as dates and references resolved', async () => {
  const merchant = await shop.merchant()
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
  const writer = createClient({ apiUrl: shop.url, auth, modules: { content } })
  const { url: apiUrl, clientId } = shop
  const reader = createClient({ apiUrl, auth: OAuthStrategy({ apiUrl, clientId }), modules: { items } })

  await expect(reader.items.query('Pages').find()).rejects.toMatchObject({ code: 'WDE0025', status: 404 })
  const opened = new Date('2026-05-01T08:00:00.000Z')
  const page = await writer.content.saveDataItem('Pages', {
    _id: 'about',
    ...{ slug: 'about', body: '<p>Us<script>x()</script></p>', opened },
  })
  expect(page).toMatchObject({ _id: 'about', body: '<p>Us</p>', opened, _createdDate: expect.any(Date) })
  const pages = [content.reference('Pages', 'about')]
  const { _id } = await writer.content.saveDataItem('Menus', { slug: 'main', pages })

  const found = await reader.items.query('Pages').gt('opened', new Date('2026-04-01')).find()
  expect(found.items).toEqual([page])
  const plain = await reader.items.query('Menus').eq('slug', 'main').find()
  expect(plain.items).toMatchObject([{ _id, pages: ['about'] }])
  const full = await reader.items.query('Menus').include('pages').eq('_id', _id).find()
  expect([full.totalCount, full.items[0]?.pages]).toEqual([1, [page]])

  await writer.content.removeDataItem('Pages', 'about')
  expect((await reader.items.query('Pages').find()).items).toEqual([])
})

it("writes and reads items by the public package's names", async () => {
  const { authorization = '' } = await shop.merchant()
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { items } })
  const opened = new Date('2026-05-01T08:00:00.000Z')
  const made = await client.items.insert('Notes', { _id: 'one', opened })
  expect(made).toMatchObject({ _id: 'one', opened, _createdDate: expect.any(Date) })
  expect(await client.items.get('Notes', 'one')).toEqual(made)
  await expect(client.items.insert('Notes', { _id: 'one' })).rejects.toMatchObject({ code: 'WDE0074' })
  await expect(client.items.update('Notes', { _id: 'two' })).rejects.toMatchObject({ code: 'WDE0073' })
  const note = content.reference('Notes', 'one')
  expect(await client.items.save('Notes', { _id: 'two', note })).toMatchObject({ _id: 'two', note: 'one' })
  const includeReferences = [{ field: 'note' }]
  expect(await client.items.get('Notes', 'two', { includeReferences })).toMatchObject({
    note: { _id: 'one' },
  })
  expect(await client.items.remove('Notes', 'two')).toMatchObject({ _id: 'two' })
  expect(await client.items.remove('Notes', 'two')).toBeNull()
  expect(await client.items.get('Notes', 'two')).toBeNull()
})

it('lists the currencies the shop can show amounts in', async () => {
  const { url: apiUrl, clientId } = shop
  const client = createClient({
    ...{ apiUrl, auth: OAuthStrategy({ apiUrl, clientId }) },
    modules: { shop: shopModule },
  })
  const { currency, currencies } = await client.shop.getShop()
  expect(currencies[0]).toEqual({ currency, rate: '1' })
})
