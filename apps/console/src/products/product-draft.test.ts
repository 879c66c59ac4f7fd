import { describe, expect, it } from 'vitest'
import { changesBetween, EMPTY_DRAFT, mergeDrafts, type ProductDraft } from './product-draft.ts'

const base: ProductDraft = { ...EMPTY_DRAFT, name: 'Bowl', price: '20', cost: '8', ribbon: 'New' }

describe('changes by two people', () => {
  it('go together if they are about different fields', () => {
    const theirs = { ...base, name: 'Large bowl', brand: 'Oak' }
    const mine = { ...base, price: '25' }
    expect(mergeDrafts(base, theirs, mine)).toEqual({
      draft: { ...base, name: 'Large bowl', brand: 'Oak', price: '25' },
      clashes: false,
    })
  })

  it('clash if both changed a field differently, and keep the others', () => {
    const theirs = { ...base, ribbon: 'Theirs', brand: 'Oak' }
    const mine = { ...base, ribbon: 'Mine' }
    expect(mergeDrafts(base, theirs, mine)).toEqual({
      draft: { ...base, ribbon: 'Mine', brand: 'Oak' },
      clashes: true,
    })
  })

  it('agree if both made the same change', () => {
    const both = { ...base, ribbon: '' }
    expect(mergeDrafts(base, both, both)).toEqual({ draft: both, clashes: false })
  })

  it('never mix the value of one discount with the type of another', () => {
    const theirs: ProductDraft = { ...base, discount: '5', discountType: 'AMOUNT' }
    const mine: ProductDraft = { ...base, discount: '10' }
    expect(mergeDrafts(base, theirs, mine)).toEqual({ draft: mine, clashes: true })
  })
})

it('writes the page of a product, and keeps tags it does not know', () => {
  const robots = {
    ...{ type: 'meta', props: { name: 'robots' }, children: '' },
    custom: true,
    disabled: false,
  }
  const before = { ...base, otherSeo: { tags: [robots] } }
  const after: ProductDraft = {
    ...before,
    seoTitle: 'A bowl ',
    quantity: '250',
    slug: 'bowl-2',
    isDigital: true,
  }
  expect(changesBetween(before, after)).toEqual({
    slug: 'bowl-2',
    productType: 'digital',
    seoData: { tags: [{ type: 'title', children: 'A bowl', custom: false, disabled: false }, robots] },
    pricePerUnitData: {
      ...{ totalQuantity: 250, totalMeasurementUnit: 'G' },
      ...{ baseQuantity: 1, baseMeasurementUnit: 'KG' },
    },
  })
  expect(changesBetween(after, { ...after, quantity: '' }).pricePerUnitData).toMatchObject({
    totalMeasurementUnit: 'UNSPECIFIED',
  })
})

it('takes a cost away when its field is emptied', () => {
  expect(changesBetween(base, { ...base, cost: '' })).toEqual({ costAndProfitData: { itemCost: null } })
})
