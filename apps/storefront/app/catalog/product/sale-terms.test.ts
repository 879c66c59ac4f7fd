import { describe, expect, it } from 'vitest'
import { answers as german } from '../../messages/de/answers.ts'
import { answers as english } from '../../messages/en/answers.ts'
import type { ShopTerms } from '../../shop-facts.server.ts'
import { salePromises, saleTerms } from './sale-terms.ts'

const en = { language: 'en', answers: english } as const
const de = { language: 'de', answers: german } as const
const delivery = { countries: ['DE'], from: '4.90', freeFrom: '60.00', window: { fromDays: 2, toDays: 4 } }
const shop: ShopTerms = {
  currency: 'EUR',
  taxIncludedInPrices: true,
  returnDays: 30,
  delivery,
  deliversTo: null,
}

describe('the line under a price', () => {
  it.each([
    [
      ...[en, shop, 'Tax included', 'delivery from €4.90, free from €60.00'],
      ...['30 days to return it.', 'Arrives in 2 to 4 days.'],
    ],
    [
      ...[de, shop, 'Inkl. MwSt.', 'zzgl. Versand ab 4,90\u00a0€, ab 60,00\u00a0€ versandkostenfrei'],
      ...['30 Tage Rückgaberecht.', 'Bei Ihnen in 2 bis 4 Tagen.'],
    ],
  ] as const)('says what the shop has set', (shopper, terms, tax, sent, returns, arrival) => {
    expect(saleTerms(terms, shopper, false)).toEqual({ tax, delivery: sent, returns, arrival })
  })

  it('promises nothing that the shop has not set', () => {
    const plain = { currency: 'EUR', taxIncludedInPrices: false, delivery: undefined, deliversTo: null }
    expect(saleTerms(plain, en, false)).toEqual({ tax: 'Plus tax', delivery: 'plus delivery' })
    expect(saleTerms(plain, de, false)).toEqual({ tax: 'Zzgl. MwSt.', delivery: 'zzgl. Versand' })
  })

  it('says that nothing is delivered if the shop delivers nowhere', () => {
    const nowhere = { ...shop, delivery: undefined, deliveries: [], deliversTo: [] }
    expect(saleTerms(nowhere, en, false).delivery).toBe('not delivered at the moment')
    expect(saleTerms(nowhere, de, false).delivery).toBe('zurzeit kein Versand')
    expect(saleTerms(nowhere, en, true).delivery).toBeUndefined()
  })

  it('says in how many days delivery arrives in each region, if the shop has set any', () => {
    const abroad = { countries: [], from: '9.00' }
    expect(saleTerms({ ...shop, deliveries: [delivery, abroad] }, en, false).regions).toEqual([
      { countries: ['DE'], days: 4 },
      { countries: [] },
    ])
    expect(saleTerms({ ...shop, deliveries: [abroad] }, en, false).regions).toBeUndefined()
  })

  it('calls delivery free only if it costs nothing, and leaves it out for a download', () => {
    const free = { ...shop, delivery: { countries: [], from: '0.00' } }
    expect(saleTerms(free, en, false).delivery).toBe('free delivery')
    expect(saleTerms(shop, en, true)).toEqual({ tax: 'Tax included' })
  })

  it('shows amounts in the currency of the page', () => {
    const shopper = { ...en, currency: { code: 'USD', rate: '1.16' } }
    const { delivery, converted } = saleTerms(shop, shopper, false)
    expect(delivery).toBe('delivery from $5.68, free from $69.60')
    expect(converted).toBe('Converted for comparison. You’ll pay in EUR.')
  })
})

describe('the promises on the front page', () => {
  it('are those of the settings', () => {
    const { delivery, arrival, returns } = saleTerms(shop, en, false)
    expect(salePromises(shop, en)).toEqual({ delivery, arrival, returns })
  })

  it('leave out what the shop has not set', () => {
    const plain = { currency: 'EUR', taxIncludedInPrices: true, delivery: undefined, deliversTo: null }
    expect(salePromises(plain, en)).toEqual({})
  })
})
