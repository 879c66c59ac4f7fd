import { expect, it } from 'vitest'
import { askedLanguage } from './asked-language.ts'

it.each([
  [undefined, 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, DE;q=0.5, en;q=0.4', 'de'],
  ['fr,en-GB;q=0.7,de;q=0.3', 'en'],
  ['den,eng', 'en'],
])('of %s it takes %s', (accepted, language) => {
  expect(askedLanguage({ headers: accepted ? { 'accept-language': accepted } : {} })).toBe(language)
})
