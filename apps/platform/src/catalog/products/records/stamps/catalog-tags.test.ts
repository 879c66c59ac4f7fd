import {
  addProductsToCollection,
  deleteCollection,
  deleteProduct,
  getCollection,
  getProduct,
  updateCollection,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmallShop } from '../../../../hostile/small-shop.ts'
import { newCollection, newProduct } from '../../../../testing/catalog.ts'
import type { Caller, Shop } from '../../../../testing/index.ts'

const product = newProduct()
const other = newProduct()
const shelf = newCollection()
let shop: Shop
let visitor: Caller
let merchant: Caller
beforeAll(async () => {
  shop = await openSmallShop({}, [product, other], [shelf])
  visitor = await shop.visitor()
  merchant = await shop.merchant()
})
afterAll(() => shop[Symbol.asyncDispose]())

const reads = [
  ['a visitor reads a product', () => visitor, getProduct, product.id],
  ['a merchant reads a product', () => merchant, getProduct, product.id],
  ['a visitor reads a collection', () => visitor, getCollection, shelf.id],
  ['a merchant reads a collection', () => merchant, getCollection, shelf.id],
] as const

const tagOf = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? ''
const rename = (name: string, headers: Record<string, string> = {}) => [
  merchant.try(updateProduct, { product: { id: product.id, name } }, headers),
  merchant.try(updateCollection, { collection: { id: shelf.id, name } }, headers),
]

describe('an entity tag', () => {
  it.each(reads)('saves the response while nothing has changed: %s', async (_what, caller, operation, id) => {
    const first = await caller().try(operation, { id })
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toBe(
      'Authorization, X-Vitrine-Currency, X-Wix-Currency, X-Wix-Linguist',
    )
    const tag = tagOf(first)
    expect(tag).toMatch(/^"\d+\.\d+-[\w-]{12}"$/)
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await caller().try(operation, { id }, { 'if-none-match': condition })
      expect([again.status, again.body.text, tagOf(again), again.headers.get('content-type')]).toEqual([
        304,
        '',
        tag,
        null,
      ])
    }
    for (const condition of ['"other"', 'nonsense', '', tag.slice(0, -2)])
      expect((await caller().try(operation, { id }, { 'if-none-match': condition })).status).toBe(200)
  })

  it.each(reads)('is different right after every write: %s', async (_what, caller, operation, id) => {
    let tag = tagOf(await caller().try(operation, { id }))
    for (let write = 0; write < 5; write++) {
      await Promise.all(rename(`Name ${write}`))
      const answer = await caller().try(operation, { id }, { 'if-none-match': tag })
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).toContain(`"name":"Name ${write}"`)
      tag = tagOf(answer)
    }
  })

  it('of a collection changes with the number of its products', async () => {
    const tag = tagOf(await visitor.try(getCollection, { id: shelf.id }))
    await merchant.call(addProductsToCollection, { id: shelf.id, productIds: [other.id] })
    const { status, body } = await visitor.try(getCollection, { id: shelf.id }, { 'if-none-match': tag })
    expect([status, body]).toMatchObject([200, { collection: { numberOfProducts: 1 } }])
  })

  it('differs by currency, by audience and by what merchants ask for', async () => {
    const path = `/stores-reader/v1/products/${product.id}`
    const tags = await Promise.all([
      visitor.get(path),
      visitor.get(path, { 'x-vitrine-currency': 'JPY' }),
      merchant.get(path),
      merchant.get(`${path}?includeMerchantSpecificData=true`),
    ])
    expect(new Set(tags.map(tagOf)).size).toBe(4)
    expect(new Set(tags.map((answer) => tagOf(answer).split('-')[0])).size).toBe(1)
  })

  it("isn't sent with errors", async () => {
    const { headers } = await visitor.try(getProduct, { id: 'none' }, { 'if-none-match': '*' })
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store'])
  })
})

describe('a conditional write', () => {
  it('changes only the version the caller has seen, in any role', async () => {
    for (const [what, caller, operation, id] of reads) {
      const seen = tagOf(await caller().try(operation, { id }))
      const [ofProduct, ofCollection] = rename(what, { 'if-match': seen })
      const write = operation === getProduct ? ofProduct : ofCollection
      expect((await write)?.status).toBe(200)
      await Promise.all([ofProduct, ofCollection])
      const late = rename('Too late', { 'if-match': seen })[operation === getProduct ? 0 : 1]
      const { status, body } = (await late) ?? {}
      expect([status, body]).toMatchObject([409, { details: { applicationError: { code: 'CONFLICT' } } }])
      expect(JSON.stringify((await caller().try(operation, { id })).body)).toContain(`"name":"${what}"`)
    }
  })

  it('is done for any tag, and rejected for an unreadable one', async () => {
    const statuses = async (condition: string) =>
      (await Promise.all(rename('Any', { 'if-match': condition }))).map(({ status }) => status)
    expect(await statuses('*')).toEqual([200, 200])
    expect(await statuses('nonsense')).toEqual([409, 409])
  })

  it('deletes only the version the caller has seen', async () => {
    const headers = { 'if-match': '"0.0-x"' }
    expect((await merchant.try(deleteProduct, { id: other.id }, headers)).status).toBe(409)
    expect((await merchant.try(deleteCollection, { id: shelf.id }, headers)).status).toBe(409)
    const seen = tagOf(await merchant.try(getProduct, { id: other.id }))
    expect((await merchant.try(deleteProduct, { id: other.id }, { 'if-match': seen })).status).toBe(200)
  })
})
