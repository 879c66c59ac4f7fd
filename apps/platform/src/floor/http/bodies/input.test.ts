import { updateProduct } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../testing/index.ts'

describe('a PATCH that names its entity in the address', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it.each([5, 'x', true, null, [[]], ['a']])('is refused when the entity is %j', async (product) => {
    const merchant = await shop.merchant()
    const path = `/stores${updateProduct.path.replace(':product.id', '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21')}`
    const { status, body } = await merchant.send('PATCH', path, JSON.stringify({ product }))
    expect([status, body.details]).toEqual([
      400,
      {
        validationError: {
          fieldViolations: [
            { field: 'product', description: 'must be an object', violatedRule: 'VALIDATION', data: {} },
          ],
        },
      },
    ])
  })
})
