import { folded } from '@vitrine/contract/folded'
import { describe, expect, it } from 'vitest'
import { nameEnd, nameKey } from './name-key.ts'

const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

describe('the key of a name', () => {
  it('sorts names by their letters, ignoring case', () => {
    const names = ['banana', 'Apple', 'apple pie', 'apple', 'Cherry', 'APPLE']
    expect(names.sort((one, other) => byBytes(nameKey(one), nameKey(other)))).toEqual([
      'APPLE',
      'Apple',
      'apple',
      'apple pie',
      'banana',
      'Cherry',
    ])
  })

  it.each([
    ['Straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['e\u0301tude', 'ÉTUDE'],
  ])('folds %s and %s alike and still tells them apart', (one, other) => {
    expect(folded(one)).toBe(folded(other))
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  it('contains the end of a name only once', () => {
    expect(nameKey('Tea Cup').includes(nameEnd('CUP'))).toBe(true)
    expect(nameKey('Cupboard').includes(nameEnd('cup'))).toBe(false)
  })
})
