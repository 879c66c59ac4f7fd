import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../ecom.ts'
import { createClient } from '../../index.ts'
import { digitalFiles } from '../../merchant.ts'
import { orderDownloads } from '../../storefront.ts'
import { products } from '../../stores.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('sells a file: uploads it for a product, and gets links to it for a paid order', async () => {
    const { authorization = '' } = await shop.merchant()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
    const modules = { digitalFiles, orderDownloads, orders, products }
    const client = createClient({ apiUrl: shop.url, auth, modules })
    const created = await client.products.createProduct({
      ...{ name: 'Draft', productType: 'digital', priceData: { price: 12 } },
    })
    const productId = String(created.product?._id)
    const pdf = new File(['%PDF-1.7 six pages'], 'Draft.pdf')
    const file = await client.digitalFiles.uploadDigitalFile(pdf, { productId })
    expect(file).toMatchObject({ fileName: 'Draft.pdf', _createdDate: expect.any(Date) })
    expect((await client.digitalFiles.listDigitalFiles(productId)).files).toEqual([file])

    const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
    const catalogReference = { appId, catalogItemId: productId }
    const order = await client.orders.createOrder({
      lineItems: [{ quantity: 1, catalogReference }],
      paymentStatus: 'PAID',
    })
    const { downloads } = await client.orderDownloads.listOrderDownloads(String(order._id))
    expect(downloads).toMatchObject([{ fileId: file._id, expirationDate: expect.any(Date) }])
    expect(await (await fetch(String(downloads[0]?.url))).text()).toBe('%PDF-1.7 six pages')

    await client.digitalFiles.deleteDigitalFile(file._id)
    expect((await client.digitalFiles.listDigitalFiles(productId)).files).toEqual([])
    await expect(client.digitalFiles.deleteDigitalFile(file._id)).rejects.toMatchObject({
      code: 'DIGITAL_FILE_NOT_FOUND',
    })
  })
})
