import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { exchange, productChanges } from '../../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('imports a file, follows its progress and exports the products again', async () => {
    const { authorization = '' } = await shop.merchant()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
    const client = createClient({ apiUrl: shop.url, auth, modules: { exchange, productChanges } })
    const begun = await client.exchange.importProducts(new File(['name,price\nVase,2\nCup,x\n'], 'a.csv'))
    expect(begun).toMatchObject({ status: 'WAITING', format: 'csv', _createdDate: expect.any(Date) })
    let job = begun
    while (job.status !== 'DONE') job = await client.exchange.getProductImport(begun._id)
    expect(job).toMatchObject({ total: 2, created: 1, failed: 1, _updatedDate: expect.any(Date) })
    expect(await client.exchange.listProductImportResults(begun._id)).toMatchObject({
      results: [
        { row: 2, outcome: 'CREATED' },
        { row: 3, outcome: 'FAILED', problems: [{ row: 3, column: 'price', code: 'FORMAT' }] },
      ],
    })
    const file = await client.fetchWithAuth('/vitrine/v1/product-exports?format=jsonl')
    expect(await file.text()).toContain('"name":"Vase"')

    const { _id } = await client.exchange.undoProductImport(begun._id)
    const undo = () => client.productChanges.getProductChange(_id)
    await expect.poll(async () => (await undo()).status, { timeout: 20_000 }).toBe('DONE')
    expect(await undo()).toMatchObject({
      undoesImport: begun._id,
      changed: 1,
      _createdDate: expect.any(Date),
    })
    expect(await client.exchange.getProductImport(begun._id)).toMatchObject({ undoneBy: _id })
  })
})
