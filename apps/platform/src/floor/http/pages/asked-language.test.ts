import { expect, it } from 'vitest'
import { askedLanguage, languageOf } from './asked-language.ts'

it.each([
  [undefined, 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, DE;q=0.5, en;q=0.4', 'de'],
  ['fr,en-GB;q=0.7,de;q=0.3', 'en'],
  ['den,eng', 'en'],
])('of %s it takes %s', (accepted, language) => {
  expect(askedLanguage({ headers: accepted ? { 'accept-language': accepted } : {} })).toBe(language)
})

it.each([
  ['vitrine_language=de', 'en-GB,en;q=0.9', 'de', 'de'],
  ['a=b; __Host-vitrine_language=de; c=d', 'en,de-AT;q=0.5', 'de', 'de-AT'],
  ['vitrine_language=en', 'de-AT', 'en', 'en'],
  ['vitrine_language=den', 'de-AT', 'de', 'de-AT'],
  ['other_vitrine_language=en', '*', 'en', undefined],
])('takes the language of the shop that %s keeps, rather than %s', (cookie, accepted, page, mail) => {
  const request = { headers: { cookie, 'accept-language': accepted } }
  expect([askedLanguage(request), languageOf(request)]).toEqual([page, mail])
})
