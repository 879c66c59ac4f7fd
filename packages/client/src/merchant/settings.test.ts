import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../index.ts'
import { settings } from '../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('sets delivery, tax, fees and automatic discounts, and reads each back unchanged', async () => {
    const merchant = await shop.merchant()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
    const client = createClient({ apiUrl: shop.url, auth, modules: { settings } })
    const post = { code: 'post', title: 'Post', rate: { flat: '4.90' } }
    const delivery = await client.settings.updateDeliverySettings({
      regions: [{ name: 'World', areas: [], options: [post] }],
    })
    expect(await client.settings.getDeliverySettings()).toEqual(delivery)
    const tax = await client.settings.updateTaxSettings({ pricesIncludeTax: true })
    expect(await client.settings.getTaxSettings()).toEqual(tax)
    const fee = {
      code: 'wrap',
      name: 'Wrap',
      amount: '2',
      per: 'LINE',
      taxable: false,
      active: true,
    } as const
    const fees = await client.settings.updateFeeSettings({ fees: [fee] })
    expect(await client.settings.getFeeSettings()).toEqual({ revision: 1, fees: [fee] })
    const startDate = new Date('2026-01-31T12:00:00.000Z')
    const rule = {
      name: 'Spring',
      active: true,
      percentOffRate: 5,
      productIds: [],
      collectionIds: [],
      startDate,
    }
    const rules = await client.settings.updateDiscountRules({ rules: [rule] })
    expect(rules).toMatchObject({ revision: 1, rules: [rule] })
    expect(await client.settings.getDiscountRules()).toEqual(rules)
    const brand = await client.settings.updateBrandSettings({ name: 'Atelier', accentColor: '#22507a' })
    expect(await client.settings.getBrandSettings()).toEqual(brand)
    const search = await client.settings.updateSearchSettings({
      synonyms: [{ words: ['cushion', 'pillow'] }],
    })
    expect(await client.settings.getSearchSettings()).toEqual(search)
    const translations = await client.settings.updateTranslationSettings({
      languages: [{ language: 'de', texts: [{ text: 'Size', translation: 'Größe' }] }],
    })
    expect(await client.settings.getTranslationSettings()).toEqual(translations)
    await client.settings.updateFeeSettings({ fees: [] })
    await expect(client.settings.updateFeeSettings({ ...fees, fees: [fee] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
