import { expect, it } from 'vitest'
import { EMPTY_DRAFT, type ProductDraft } from '../product-draft.ts'
import type { Product } from '../read-products.ts'
import { NO_EDITS } from '../variant-edits.ts'
import { draftedProduct } from './drafted-product.ts'

it('shows the typed prices of single variants, and hides variants that were set to hidden', () => {
  const variant = (_id: string, price: number) => ({ _id, choices: {}, variant: { priceData: { price } } })
  const product = {
    ...{ _id: 'bowl', slug: 'bowl', priceData: { price: 20 }, productOptions: [] },
    variants: [variant('s', 20), variant('m', 25), variant('l', 30)],
  } as unknown as Product
  const base: ProductDraft = { ...EMPTY_DRAFT, name: 'Bowl', price: '20' }
  const draft: ProductDraft = { ...base, price: '22', discount: '50', discountType: 'PERCENT' }
  const edits = {
    ...NO_EDITS,
    rows: { m: { price: { from: 25, to: 22.5 }, visible: { from: true, to: false } }, l: {} },
  }
  const { variants } = draftedProduct(product, base, draft, edits, { currency: 'EUR', digits: 2 })
  expect(variants.map(({ variant: { priceData, visible } }) => [{ ...priceData }, visible])).toMatchObject([
    [{ price: 22, discountedPrice: 11 }, undefined],
    [{ price: 22.5, discountedPrice: 11.25 }, false],
    [{ price: 30, discountedPrice: 15 }, undefined],
  ])
})
