import * as data from '../data.ts'
import { createClient, OAuthStrategy, type QueryBuilder, type QueryResult } from '../index.ts'
import { collections, products } from '../stores.ts'

/** Compiled, never run: each line marked as an error must not compile, every other one must. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare const holds: <Claim extends true>() => void

const shop = createClient({ auth: OAuthStrategy({ clientId: 'id' }), modules: { collections, products } })
const query = shop.products.queryProducts()

export const conditions = () => {
  query
    .eq('slug', 'mug')
    .eq('description', null)
    .ne('sku', undefined)
    .gt('price', 5)
    .ge('priceData.price', 5)
    .lt('lastUpdated', new Date())
    .le('_createdDate', '2025-01-01T00:00:00.000Z')
    .between('price', 1, 2)
    .in('_id', ['a', 'b'])
    .startsWith('name', 'M')
    .endsWith('name', 'g')
    .contains('name', 'u')
    .hasSome('collectionIds', 'a', 'b')
    .hasAll('collectionIds', ['a', 'b'])
    .exists('sku')
    .exists('sku', false)
    .isEmpty('sku')
    .isNotEmpty('sku')
    .or(shop.products.queryProducts().not(query))
    .and(shop.collections.queryCollections())
  query.eq('numericId', 5).gt('numericId', '5').in('productType', ['physical', 'digital']).ne('price', null)
  query.contains('collectionIds', 'a').eq('collectionIds', 'a').in('_createdDate', [new Date(), null])
  shop.products.queryProducts().hasAll('name', ['Mug', 'Cup'])
  const items = createClient({
    auth: OAuthStrategy({ clientId: 'id' }),
    modules: { items: data.items },
  }).items
  items.query('Recipes').eq('servings', 2).gt('title', 'M').startsWith('title', 'M').hasSome('tags', 'a', 1)
  query.gt('price', '5').eq('brand', 'Kiln').ne('inventoryStatus', 'OUT_OF_STOCK').eq('visible', true)
  // @ts-expect-error a price is a number or the text of one
  query.eq('price', true)
  // @ts-expect-error so are both ends of prices
  query.between('price', 1, false)
  // @ts-expect-error and each price of a list
  query.in('price', [1, true])
  // @ts-expect-error a slug is a text
  query.hasSome('slug', 1)
  // @ts-expect-error there are two types of products
  query.eq('productType', 'edible')
  // @ts-expect-error a time is no number
  query.lt('lastUpdated', 1_700_000_000_000)
  // @ts-expect-error no list is greater than another
  query.gt('collectionIds', 'a')
  // @ts-expect-error a price does not start with anything
  query.startsWith('price', '5')
  // @ts-expect-error nor does a time
  query.contains('lastUpdated', '2025')
  // @ts-expect-error a list has no end of its own
  query.endsWith('collectionIds', 'a')
  // @ts-expect-error products have no such field
  query.eq('noSuchField', 1)
  // @ts-expect-error products are not filtered by their media
  query.exists('media')
  // @ts-expect-error a condition has a value
  query.eq('slug')
  // @ts-expect-error a value is no record
  query.eq('slug', { $gt: 1 })
  // @ts-expect-error a value is no list
  query.eq('slug', ['a'])
  // @ts-expect-error a value is no function
  query.ne('slug', () => 'a')
  // @ts-expect-error nothing is greater than a symbol
  query.gt('price', Symbol.iterator)
  // @ts-expect-error nothing is greater than undefined
  query.gt('price', undefined)
  // @ts-expect-error between has two ends
  query.between('price', 1)
  // @ts-expect-error in takes a list
  query.in('slug', 'a')
  // @ts-expect-error only text starts with something
  query.startsWith('name', 1)
  // @ts-expect-error a field exists or not
  query.exists('sku', 'yes')
  // @ts-expect-error other conditions are those of a query
  query.or({ slug: 'a' })
  // @ts-expect-error collections have no price
  shop.collections.queryCollections().lt('price', 5)
}

export const pages = () => {
  query.ascending('name', 'price').descending('lastUpdated').limit(12).skip(24)
  // @ts-expect-error a limit is a number
  query.limit('12')
  // @ts-expect-error an offset is a number
  query.skip('12')
  // @ts-expect-error products are not sorted by their description
  query.ascending('description')
  // @ts-expect-error products are sorted by fields that they have
  query.descending('noSuchField')
  // @ts-expect-error a query is changed only by its steps
  query.query = { paging: { limit: 1, offset: 0 } }
}

export const results = async () => {
  const page = await query.find()
  holds<Same<typeof page, QueryResult<products.Product>>>()
  holds<Same<typeof page.totalCount, number | undefined>>()
  holds<Same<Awaited<ReturnType<typeof page.next>>, typeof page>>()
  for await (const { _id, slug } of query) holds<Same<typeof _id | typeof slug, string>>()
  for await (const product of page) holds<Same<typeof product, products.Product>>()
  for await (const collection of shop.collections.queryCollections())
    holds<Same<typeof collection, collections.Collection>>()
  // @ts-expect-error a query is iterated over as its pages come
  for (const { slug } of query) slug.trim()
  // @ts-expect-error a query is sent before it has items
  query.items
  // @ts-expect-error a page is found, not built on
  page.limit(12)
  // @ts-expect-error items have the fields of a product
  page.items[0]?.title
}

export const asData = async () => {
  const answer = await shop.products.queryProducts({
    filter: { slug: 'mug', price: { $gt: 5 } },
    sort: [{ fieldName: '_id', order: 'DESC' }],
    paging: { limit: 1, offset: 0 },
  })
  holds<Same<(typeof answer)['products'], products.Product[]>>()
  // @ts-expect-error a query as data is answered plainly
  answer.next()
  // @ts-expect-error there are two orders
  shop.products.queryProducts({ sort: [{ fieldName: 'name', order: 'UP' }] })
  // @ts-expect-error a limit is a number
  shop.products.queryProducts({ paging: { limit: '1' } })
  // @ts-expect-error a filter is a record
  shop.products.queryProducts({ filter: 'slug' })
  // @ts-expect-error variants of the store are queried only by data
  shop.products.queryStoreVariants()
}

type ProductQuery = QueryBuilder<products.Product, products.ProductFields, products.ProductSortField>
export const passedOn = (builder: ProductQuery) => builder.eq('slug', 'mug').find()
passedOn(query)
