import { describe, expect, it } from 'vitest'
import { isSameAddress, likelyCountry, toHandIn } from './address-text.ts'

describe('an address in the form', () => {
  it('is submitted trimmed and without empty fields', () => {
    expect(toHandIn({ country: 'DE', city: ' Berlin ', company: ' ', phone: '' })).toEqual({
      country: 'DE',
      city: 'Berlin',
    })
  })

  it('equals the submitted one in any order of fields', () => {
    expect(
      isSameAddress({ city: 'Berlin ', country: 'DE', company: '' }, { country: 'DE', city: 'Berlin' }),
    ).toBe(true)
    expect(isSameAddress({ country: 'DE', city: 'Bonn' }, { country: 'DE', city: 'Berlin' })).toBe(false)
  })

  it.each<[readonly string[] | null, string[], string]>([
    [['FR'], ['de-DE'], 'FR'],
    [['FR', 'DE'], ['de-DE'], 'DE'],
    [null, ['de'], 'DE'],
    [['FR', 'DE'], ['ja-JP'], ''],
  ])('starts with the most likely country: %j, %j', (countries, languages, country) => {
    expect(likelyCountry(countries, languages)).toBe(country)
  })
})
