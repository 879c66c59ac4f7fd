import { describe, expect, it } from 'vitest'
import { productList } from '../../catalog/products/read/product-list.store.ts'
import type { Audience } from '../../catalog/products/records/audience.ts'
import { PRODUCT_FIELDS } from '../../catalog/products/records/fields.ts'
import { readQuery } from './language.ts'

const costs = (query: object, audience: Audience = 'public'): [page: string, total: string] => {
  const read = readQuery(query, { fields: PRODUCT_FIELDS, moneyDigits: 2 })
  const { pageCost, totalCost, isCounted } = productList('site', audience, read)
  return [pageCost, isCounted ? 'kept' : totalCost]
}
const by = (fieldName: string) => [{ fieldName }]

describe('the cost of a list', () => {
  it.each<[string, object, [page: string, total: string]]>([
    ['everything', {}, ['index', 'kept']],
    ['a collection', { filter: { collectionIds: 'a' } }, ['index', 'kept']],
    ['a collection by price', { filter: { collectionIds: 'a' }, sort: by('price') }, ['index', 'kept']],
    [
      'a collection at a high offset',
      { filter: { collectionIds: 'a' }, paging: { offset: 10_001 } },
      ['scan', 'kept'],
    ],
    ['a collection by sku', { filter: { collectionIds: 'a' }, sort: by('sku') }, ['scan', 'kept']],
    ['two orders', { sort: [...by('price'), ...by('name')] }, ['scan', 'kept']],
    ['one slug', { filter: { slug: 'a' } }, ['index', 'index']],
    ['some ids', { filter: { id: { $in: ['a', 'b'] } }, sort: by('sku') }, ['index', 'index']],
    [
      'very many ids',
      { filter: { id: { $in: Array.from({ length: 101 }, (_, index) => `${index}`) } } },
      ['scan', 'scan'],
    ],
    ['nothing', { filter: { slug: { $in: [] } } }, ['index', 'index']],
    [
      'a range in its own order',
      { filter: { price: { $gte: 1, $lt: 2 } }, sort: by('price') },
      ['index', 'entries'],
    ],
    [
      'a prefix in its own order',
      { filter: { name: { $startsWith: 'a' } }, sort: by('name') },
      ['index', 'entries'],
    ],
    ['one brand', { filter: { brand: 'a' } }, ['index', 'entries']],
    ['one brand by price', { filter: { brand: 'a' }, sort: by('price') }, ['scan', 'entries']],
    ['one brand in a range', { filter: { brand: 'a', price: { $gte: 1 } } }, ['scan', 'scan']],
    ['visible products by price', { filter: { visible: true }, sort: by('price') }, ['index', 'kept']],
    ['hidden products, for visitors', { filter: { visible: false } }, ['index', 'index']],
    ['the newest', { sort: by('createdDate') }, ['index', 'kept']],
    ['one stock status', { filter: { inventoryStatus: 'IN_STOCK' } }, ['scan', 'scan']],
    ['a range in another order', { filter: { price: { $gte: 1 } }, sort: by('name') }, ['scan', 'entries']],
    ['part of a text', { filter: { name: { $contains: 'a' } } }, ['scan', 'scan']],
    ['two collections', { filter: { collectionIds: { $hasAll: ['a', 'b'] } } }, ['scan', 'scan']],
    ['not one slug', { filter: { $not: { slug: 'a' } } }, ['scan', 'scan']],
  ])('%s', (_list, query, expected) => {
    expect(costs(query)).toEqual(expected)
  })

  it.each<[string, object, [page: string, total: string]]>([
    ['hidden products', { filter: { visible: false }, sort: by('createdDate') }, ['index', 'kept']],
    ['visible products', { filter: { visible: true }, sort: by('createdDate') }, ['index', 'kept']],
    ['hidden or not', { filter: { visible: { $ne: true } } }, ['scan', 'scan']],
  ])('%s, for merchants', (_list, query, expected) => {
    expect(costs(query, 'merchant')).toEqual(expected)
  })
})
