import { expect, it } from 'vitest'
import { areForms, grammarIn } from './stems.ts'

it.each([
  ['en', 'prints', 'print'],
  ['en-GB', 'knitted', 'knit'],
  ['en', 'berry', 'berries'],
  ['en', 'weave', 'weaving'],
  ['de', 'vase', 'vasen'],
  ['de-AT', 'tuch', 'tucher'],
])('in %s, %s and %s are forms of one word', (locale, one, other) => {
  const { formsOf } = grammarIn(locale)
  expect([formsOf(one), formsOf(other)]).toEqual([
    expect.arrayContaining([other]),
    expect.arrayContaining([one]),
  ])
  expect(areForms(one, other)).toBe(true)
})

it('keeps numbers, SKUs, short words and words of other languages as they are', () => {
  expect(grammarIn('en').formsOf('vp0107s')).toEqual([])
  expect(grammarIn('en').formsOf('花瓶')).toEqual([])
  expect(grammarIn('fr').formsOf('vases')).toEqual([])
  expect(areForms('vase', 'vast')).toBe(false)
})
