import { describe, expect, it } from 'vitest'
import { productList } from '../../catalog/products/read/product-list.store.ts'
import { PRODUCT_FIELDS } from '../../catalog/products/records/fields.ts'
import { readQuery } from './language.ts'

const costs = (query: object): [page: string, total: string] => {
  const read = readQuery(query, { fields: PRODUCT_FIELDS, moneyDigits: 2 })
  const { pageCost, totalCost, isCounted } = productList('site', 'public', read)
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
      ['index', 'scan'],
    ],
    [
      'a prefix in its own order',
      { filter: { name: { $startsWith: 'a' } }, sort: by('name') },
      ['index', 'scan'],
    ],
    ['one brand', { filter: { brand: 'a' } }, ['index', 'scan']],
    ['one brand by price', { filter: { brand: 'a' }, sort: by('price') }, ['scan', 'scan']],
    ['the newest', { sort: by('createdDate') }, ['index', 'kept']],
    ['one stock status', { filter: { inventoryStatus: 'IN_STOCK' } }, ['scan', 'scan']],
    ['a range in another order', { filter: { price: { $gte: 1 } }, sort: by('name') }, ['scan', 'scan']],
    ['part of a text', { filter: { name: { $contains: 'a' } } }, ['scan', 'scan']],
    ['two collections', { filter: { collectionIds: { $hasAll: ['a', 'b'] } } }, ['scan', 'scan']],
    ['not one slug', { filter: { $not: { slug: 'a' } } }, ['scan', 'scan']],
  ])('%s', (_list, query, expected) => {
    expect(costs(query)).toEqual(expected)
  })
})
