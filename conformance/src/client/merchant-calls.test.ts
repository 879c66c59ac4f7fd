import { ApiKeyStrategy, createClient } from '@vitrine/client'
import { contacts, labels } from '@vitrine/client/crm'
import { items } from '@vitrine/client/data'
import { orderInvoices, orders } from '@vitrine/client/ecom'
import { pointHostedAt } from '@vitrine/client/hosted'
import { inventoryItemsV3, productsV3 } from '@vitrine/client/stores'
import { openShop, type Shop } from '@vitrine/platform/testing'
import * as publicLabels from '@wix/auto_sdk_crm_labels'
import { items as publicItems } from '@wix/data'
import { orderInvoices as publicInvoices, orders as publicOrders } from '@wix/ecom'
import { createClient as createPublicClient, ApiKeyStrategy as PublicStrategy } from '@wix/sdk'
import { inventoryItemsV3 as publicStock } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const clients = ({ url, site: { siteId } }: Shop, apiKey: string) => ({
  own: createClient({
    apiUrl: url,
    auth: ApiKeyStrategy({ apiKey, siteId }),
    modules: { contacts, inventoryItemsV3, items, labels, orderInvoices, orders, productsV3 },
  }),
  other: createPublicClient({
    auth: PublicStrategy({ apiKey, siteId }),
    modules: {
      inventoryItemsV3: publicStock,
      items: publicItems,
      labels: publicLabels,
      orderInvoices: publicInvoices,
      orders: publicOrders,
    },
  }),
})
type Clients = ReturnType<typeof clients>

/** The public packages have these calls, and don't declare them. */
const undeclared = (module: object, name: string) => Reflect.get(module, name)

const NOTES = [
  { _id: 'a', kind: 'tea', size: 'S', price: 3, madeOn: new Date('2026-01-02T03:04:05Z') },
  { _id: 'b', kind: 'tea', size: 'L', price: 9, madeOn: new Date('2026-01-03T03:04:05Z') },
  { _id: 'c', kind: 'cake', size: 'S', price: 4.5 },
]

describe('calls of merchants that load on first use', () => {
  let shop: Shop
  let restore: () => void
  let both: Clients
  beforeAll(async () => {
    shop = await openShop()
    restore = pointHostedAt(shop.url)
    const { authorization = '' } = await shop.app([
      ...([
        'catalog:read',
        'catalog:write',
        'inventory:read',
        'inventory:write',
        'content:read',
        'content:write',
      ] as const),
      ...(['orders:read', 'orders:write', 'members:read', 'members:manage'] as const),
    ])
    both = clients(shop, authorization)
  })
  afterAll(async () => {
    restore()
    await shop[Symbol.asyncDispose]()
  })

  const contentOf = async ({ items }: Clients['own'] | Clients['other'], name: string) => {
    const told = [
      await items.bulkInsert(name, [...NOTES, { _id: 'a' }]),
      await items.bulkSave(name, [{ ...NOTES[0], _id: 'a', price: 3 }, { _id: 'd' }]),
      await items.bulkUpdate(name, [{ _id: 'd', kind: 'jam' }, { _id: 'none' }]),
      await items.bulkRemove(name, ['d', 'none']),
      await items.count(name),
      await items.count(name, { filter: { kind: 'tea' } }),
      await items.distinct(name, 'kind', { order: 'DESC' as never, returnTotalCount: true }),
    ]
    const groups = await items.aggregate(name).group('kind').sum('price', 'total').avg('price').count().run()
    const last = await items
      .aggregate(name)
      .filter(items.filter().eq('size', 'S') as never)
      .max('madeOn')
      .run()
    const sums = items.aggregate(name).group('kind').sum('price').descending('priceSum').limit(1)
    const page = await sums.run({ returnTotalCount: true })
    const many = await items
      .aggregate(name)
      .group('kind')
      .count()
      .having(items.filter().gt('count', 1) as never)
      .run()
    await items.truncate(name)
    return [
      ...told,
      groups.items,
      last.items,
      page.items,
      page.totalCount,
      many.items,
      await items.count(name),
    ]
  }

  it('write, count and sum up content as the public packages do', async () => {
    const ours = await contentOf(both.own, 'Ours')
    expect(ours).toEqual(await contentOf(both.other, 'Theirs'))
    expect(ours).toMatchObject([
      { inserted: 3, skipped: 1, insertedItemIds: ['a', 'b', 'c'], errors: [] },
      ...[
        { inserted: 1, updated: 1 },
        { updated: 1, skipped: 1 },
        { removed: 1, skipped: 1 },
      ],
      ...[3, 2, { values: ['tea', 'cake'], pagingMetadata: { total: 2 } }],
      [{ kind: 'tea', total: 12, priceAvg: 6, count: 2 }, { kind: 'cake' }],
      [{ madeOnMax: new Date('2026-01-02T03:04:05Z') }],
      ...[[{ kind: 'tea' }], 2, [{ kind: 'tea', count: 2 }], 0],
    ])
  })

  it('lead from page to page of a summary', async () => {
    const { items } = both.own
    await items.bulkInsert('Paged', NOTES)
    const page = await items
      .aggregate('Paged')
      .group('kind')
      .sum('price')
      .descending('priceSum')
      .limit(1)
      .run({
        returnTotalCount: true,
      })
    expect((await page.next()).items).toMatchObject([{ kind: 'cake', priceSum: 4.5 }])
  })

  it('write notes of orders, count orders and number invoices', async () => {
    const { own, other } = both
    const item = { productName: { original: 'Cup' }, quantity: 2, price: { amount: '4.00' } }
    const order = await own.orders.createOrder({ lineItems: [item], paymentStatus: 'PAID' } as never)
    const comment = (message: string) => ({ merchantComment: { message } })
    const { activityId, order: noted } = await own.orders.addActivity(order._id, comment('Ribbon'))
    expect(noted.activities?.at(-1)).toMatchObject({ _id: activityId, ...comment('Ribbon') })
    const identifiers = { _id: order._id, activityId }
    const { order: changed } = await own.orders.updateActivity(identifiers, comment('Bow'))
    const theirs = await undeclared(other.orders, 'updateActivity')(identifiers, comment('Bow'))
    expect(changed.activities).toEqual(theirs.order.activities)
    expect(changed._createdDate).toBeInstanceOf(Date)
    const { order: left } = await own.orders.deleteActivity(identifiers)
    expect(left.activities?.map(({ _id }) => _id)).not.toContain(activityId)
    const aggregation = { paid: { $count: 'paymentStatus' }, sum: { $sum: 'priceSummary.total.amount' } }
    const counted = await own.orders.aggregateOrders({ aggregation })
    expect(counted).toEqual(await undeclared(other.orders, 'aggregateOrders')({ aggregation }))
    expect(counted).toMatchObject({ aggregates: { paid: { PAID: 1 } } })
    const { invoiceId } = await own.orderInvoices.generateInvoice(order._id)
    expect(await undeclared(other.orderInvoices, 'generateInvoice')(order._id)).toMatchObject({ invoiceId })
  })

  it('count stock and list labels', async () => {
    const { own, other } = both
    const price = { actualPrice: { amount: '18.00' } }
    const variants = [{ price, inventoryItem: { quantity: 5 } }]
    await own.productsV3.createProductWithInventory({
      name: 'Oak bowl',
      productType: 'PHYSICAL',
      variantsInfo: { variants },
    })
    const count = undeclared(other.inventoryItemsV3, 'countInventoryItems')
    for (const quantity of [9, 5]) {
      const filter = { quantity: { $lt: quantity } }
      expect(await own.inventoryItemsV3.countInventoryItems({ filter })).toEqual(await count({ filter }))
    }
    await own.labels.findOrCreateLabel('Regular')
    const listed = await own.labels.listLabels()
    expect(listed.labels.map(({ displayName }) => displayName)).toContain('Regular')
    expect(listed).toEqual(await other.labels.listLabels())
  })
})
