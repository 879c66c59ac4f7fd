import { describe, expect, it } from 'vitest'
import { subdivisionsOf } from '../subdivisions.ts'
import { ADDRESS_COUNTRIES, addressFormatOf, fieldsOfLine, formatAddress } from './address-format.ts'
import { addressProblems } from './address-problems.ts'

const german = {
  country: 'DE',
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  addressLine: 'Torstraße 1',
  addressLine2: 'Hinterhaus',
  city: 'Berlin',
  postalCode: '10119',
}

describe('addresses', () => {
  it.each([
    [german, ['Ada Byron', 'Torstraße 1', 'Hinterhaus', '10119 Berlin']],
    [
      { ...german, country: 'US', city: 'Springfield', subdivision: 'IL', postalCode: '62701' },
      ['Ada Byron', 'Torstraße 1', 'Hinterhaus', 'Springfield, IL 62701'],
    ],
    [
      { ...german, country: 'SG', company: 'Engines', postalCode: '546080' },
      ['Ada Byron', 'Engines', 'Torstraße 1', 'Hinterhaus', 'SINGAPORE 546080'],
    ],
    [{ country: 'NL', city: 'Utrecht' }, ['Utrecht']],
    [{ country: 'US', city: 'New York', subdivision: 'US-NY', postalCode: '10118' }, ['New York, NY 10118']],
    [{ country: 'JP', addressLine: '1-2-3', subdivision: 'JP-13' }, ['1-2-3, Tokyo']],
    [{ country: 'ES', city: 'Getafe', subdivision: 'ES-M', postalCode: '28901' }, ['28901 Getafe Madrid']],
    [{ country: 'ES', city: 'Getafe', subdivision: 'Somewhere' }, ['Getafe Somewhere']],
  ])("follow their country's format: %j", (address, lines) => {
    expect(formatAddress(address, subdivisionsOf(address.country))).toEqual(lines)
  })

  it.each([
    ['DE', '1011'],
    ['US', 'ABCDE'],
    ['GB', '12345'],
    ['NL', 'AB 1234'],
    ['CA', '12345'],
  ])('in %s reject the postal code %s', (country, postalCode) => {
    const problems = addressProblems({ ...german, country, subdivision: 'X', postalCode })
    const { example } = addressFormatOf(country)
    expect(problems).toEqual([{ field: 'postalCode', rule: 'FORMAT', example }])
  })

  it('accept a country prefix on the postal code', () => {
    expect(addressProblems({ ...german, postalCode: 'D-10119' })).toEqual([])
    expect(addressProblems({ ...german, country: 'AT', postalCode: 'AT-1010' })).toEqual([])
  })

  it("list missing fields in the country's own order", () => {
    const missing = addressProblems({ country: 'DE', firstName: ' ' }).map(({ field }) => field)
    expect(missing).toEqual(['firstName', 'lastName', 'addressLine', 'postalCode', 'city'])
    expect(addressProblems({ ...german, country: 'US' }).map(({ field }) => field)).toEqual(['subdivision'])
  })

  it('have a valid example and a line for every required field in every country', () => {
    expect(ADDRESS_COUNTRIES.length).toBeGreaterThan(240)
    for (const country of ADDRESS_COUNTRIES) {
      const { lines, required, postalCode, example = '' } = addressFormatOf(country)
      if (postalCode) expect(example, country).toMatch(postalCode)
      expect(lines.flatMap(fieldsOfLine), country).toEqual(expect.arrayContaining([...required]))
    }
  })
})
