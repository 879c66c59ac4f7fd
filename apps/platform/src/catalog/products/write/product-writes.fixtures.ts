import type { Product } from '@vitrine/contract'
import { createProduct, getProduct, updateProduct } from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { openSmallShop } from '../../../hostile/small-shop.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { mug } from '../../catalog.fixtures.ts'

export const pot = newProduct({ name: 'Pot', slug: 'pot', brand: 'Clay & Co', ribbon: 'New' })

export const SIZES = { name: 'Size', choices: [{ value: 'S' }, { value: 'L', description: 'Large' }] }
export const COLOURS = {
  name: 'Glaze',
  choices: [
    { value: '#fff', description: 'White' },
    { value: 'rgb(0, 0, 0)', description: 'Black' },
  ],
}

export type ProductWrites = Awaited<ReturnType<typeof openProductWrites>>

/** A shop with a mug and a pot, whose merchant writes products and whose visitor sees them. */
export const openProductWrites = async () => {
  const shop = await openSmallShop({}, [{ ...mug, visible: true }, pot])
  const visitor = await shop.visitor()
  const merchant = await shop.merchant()
  const written = ({ body, status }: Awaited<ReturnType<typeof merchant.try>>): Product => {
    expect(status, JSON.stringify(body)).toBe(200)
    return body.product as Product
  }
  return {
    ...{ shop, visitor, merchant },
    create: async (product: object = {}): Promise<Product> =>
      written(
        await merchant.try(createProduct, {
          product: { name: 'Vase', priceData: { price: 12.5 }, ...product },
        }),
      ),
    update: async (id: string, product: object): Promise<Product> =>
      written(await merchant.try(updateProduct, { product: { ...product, id } })),
    readProduct: async (id: string): Promise<Product | undefined> =>
      (await visitor.call(getProduct, { id })).product,
  }
}

/** The fields that an answer complains about, each with its broken rule. */
export const violations = ({ body }: { body: Record<string, unknown> }) => {
  const { details } = body as {
    details?: { validationError?: { fieldViolations: Record<string, unknown>[] } }
  }
  return details?.validationError?.fieldViolations.map(({ field, violatedRule }) => [field, violatedRule])
}
