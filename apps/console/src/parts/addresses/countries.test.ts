import { expect, it } from 'vitest'
import { countryNamed } from './countries.ts'

it('finds a country by its name in one of several languages, or by its code', () => {
  const named = (text: string) => countryNamed(text, ['de', 'en'])
  expect(['Deutschland', ' germany', 'AT', 'Österreich'].map(named)).toEqual(['DE', 'DE', 'AT', 'AT'])
  expect(['89073 Ulm', '', 'Deutschlandhalle'].map(named)).toEqual([undefined, undefined, undefined])
})
