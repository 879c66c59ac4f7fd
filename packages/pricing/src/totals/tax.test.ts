import { describe, expect, it } from 'vitest'
import type { Place } from './place.ts'
import { type TaxTerms, taxesOf, unknownAddresses } from './tax.ts'
import type { TaxableItem, TaxRate } from './tax-rates.ts'

const denver = { country: 'US', subdivision: 'US-CO', city: 'Denver', postalCode: '80202' }
const state: TaxRate = {
  rate: '0.029',
  area: { country: 'US', subdivision: 'US-CO' },
  jurisdictionType: 'STATE',
  jurisdiction: 'Colorado',
}
const city: TaxRate = { rate: '0.0481', area: { country: 'US', city: 'Denver' }, jurisdictionType: 'CITY' }
const district: TaxRate = {
  rate: '0.01',
  area: { country: 'US', postalCodes: ['802'] },
  jurisdictionType: 'SPECIAL',
}
const food: TaxRate = { ...state, rate: '0', taxGroupId: 'food' }

const terms = (more: Partial<TaxTerms> = {}): TaxTerms => ({
  includedInPrices: false,
  roundedPer: 'LINE',
  rates: [state, city, district, food],
  addresses: { SHIPPING: denver },
  details: { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' },
  ...more,
})
const vat = (rate: string, more: Partial<TaxTerms> = {}) =>
  terms({ rates: [{ rate, area: { country: 'US' }, jurisdictionType: 'COUNTRY' }], ...more })
const item = (amountMinor: number, more: Partial<TaxableItem> = {}): TaxableItem => ({
  amountMinor,
  addressType: 'SHIPPING',
  ...more,
})
const taxes = (
  items: readonly TaxableItem[],
  of: TaxTerms,
  rounding: 'HALF_EVEN' | 'HALF_UP' = 'HALF_EVEN',
) => {
  const found = taxesOf(items, of, rounding)
  return items.map((each) => found.get(each))
}

describe('tax', () => {
  it('adds the rates of all jurisdictions of an address, and shows each share', () => {
    const [tax] = taxes([item(9999)], terms())
    expect(tax).toMatchObject({ rate: '0.0871', taxMinor: 871, beforeTaxMinor: 9999, afterTaxMinor: 10_870 })
    expect(tax?.breakdown.map(({ rate, taxMinor }) => [rate.jurisdictionType, taxMinor])).toEqual([
      ['STATE', 290],
      ['CITY', 481],
      ['SPECIAL', 100],
    ])
  })

  it('is extracted from a price that includes it, and both add up to the price', () => {
    expect(taxes([item(1190)], vat('0.19', { includedInPrices: true }))).toMatchObject([
      { beforeTaxMinor: 1000, taxMinor: 190, afterTaxMinor: 1190, taxableMinor: 1000 },
    ])
    expect(taxes([item(1)], vat('1', { includedInPrices: true }))).toMatchObject([
      { beforeTaxMinor: 1, taxMinor: 0 },
    ])
  })

  it('is rounded for each item, or once for all with the same rates and spread over them', () => {
    const items = [item(1004), item(1004), item(1004)]
    const each = taxes(items, vat('0.075')).map((tax) => tax?.taxMinor)
    const once = taxes(items, vat('0.075', { roundedPer: 'TOTAL' })).map((tax) => tax?.taxMinor)
    expect(each).toEqual([75, 75, 75])
    expect(once).toEqual([76, 75, 75])
  })

  it('rounds exact halves as requested', () => {
    expect(taxes([item(50)], vat('0.05'))).toMatchObject([{ taxMinor: 2 }])
    expect(taxes([item(50)], vat('0.05'), 'HALF_UP')).toMatchObject([{ taxMinor: 3 }])
  })

  it('depends on the group and the address of an item', () => {
    expect(taxes([item(1000, { taxGroupId: 'food' })], terms())).toMatchObject([
      { rate: '0', taxMinor: 0, taxableMinor: 1000, breakdown: [{ taxMinor: 0 }] },
    ])
    const nothing = { rate: '0', taxMinor: 0, taxableMinor: 0, breakdown: [], afterTaxMinor: 1000 }
    expect(taxes([item(1000, { taxGroupId: 'books' })], terms())).toMatchObject([nothing])
    expect(taxes([item(1000, { addressType: 'BUSINESS' })], terms())).toMatchObject([nothing])
    expect(taxes([item(1000)], terms({ addresses: { SHIPPING: { country: 'DE' } } }))).toMatchObject([
      nothing,
    ])
  })

  it('names the addresses it is missing', () => {
    const items = [item(1), item(1, { addressType: 'BILLING' }), item(0, { addressType: 'BUSINESS' })]
    expect(unknownAddresses(items, terms())).toEqual([
      { part: 'TAX', code: 'TAX_ADDRESS_UNKNOWN', addressType: 'BILLING' },
    ])
    expect(unknownAddresses(items, terms({ rates: [] }))).toEqual([])
    const ofState = (place: Place) =>
      unknownAddresses([item(1)], {
        ...terms({ addresses: { SHIPPING: place } }),
        rates: [{ rate: '0.04', area: { country: 'US', subdivision: 'US-NY' }, jurisdictionType: 'STATE' }],
      }).map(({ code }) => code)
    expect(ofState({ country: 'US' })).toEqual(['TAX_ADDRESS_UNKNOWN'])
    expect(ofState({ country: 'US', subdivision: 'US-OR' })).toEqual([])
    expect(ofState({ country: 'DE' })).toEqual([])
    expect(unknownAddresses([item(1, { addressType: 'BILLING', taxGroupId: 'books' })], terms())).toEqual([])
  })

  it('of a rate without an area is due everywhere, without an address', () => {
    const everywhere = terms({ rates: [{ rate: '0.1', jurisdictionType: 'COUNTRY' }], addresses: {} })
    expect(taxes([item(1000)], everywhere)).toMatchObject([{ taxMinor: 100 }])
    expect(unknownAddresses([item(1000)], everywhere)).toEqual([])
  })

  it.each(['1.1', '-0.1', '0.0000001', 'a lot', '0.6'])('does not apply rates of %s twice', (rate) => {
    const [one] = vat(rate).rates
    expect(() => taxes([item(1)], terms({ rates: one ? [one, one] : [] }))).toThrow(RangeError)
  })
})
